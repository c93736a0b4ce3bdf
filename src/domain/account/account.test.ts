import { describe, expect, test } from 'vitest';
import { emailShapeProblem, initialsOf, isEmailShaped, normalisedEmail } from './account.ts';

describe('e-mail addresses', () => {
  test('are compared without the space around them and without case', () => {
    expect(normalisedEmail('  Amira.K@Example.CO.UK\t')).toBe('amira.k@example.co.uk');
  });

  test.each([
    'a@b.co',
    'amira.khan+fit@example.co.uk',
    "o'neil_1@sub.example.org",
    ' Amira@Example.com ',
    'x@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%j looks like one', (text) => expect(isEmailShaped(text)).toBe(true));

  test.each([
    '',
    'amira',
    'amira@',
    '@example.com',
    'amira@localhost',
    'amira@example.',
    'amira@.example.com',
    'amira@example..com',
    'amira@-example.com',
    'amira@example-.com',
    'a@b@example.com',
    '.amira@example.com',
    'amira.@example.com',
    'am..ira@example.com',
    'am ira@example.com',
    'amira@exa mple.com',
    'amira@example.com\r\nBcc: all@example.com',
    'amira@example.com,other@example.com',
    'Amira <amira@example.com>',
    'amira@example.com\u0000',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(126)}com`,
  ])('%j does not', (text) => expect(isEmailShaped(text)).toBe(false));

  test.each([
    ['hi@exämple.de', 'hi@xn--exmple-cua.de'],
    ['Hi@EXÄMPLE.de', 'hi@xn--exmple-cua.de'],
    ['hi@xn--exmple-cua.de', 'hi@xn--exmple-cua.de'],
    ['hi@bücher.example', 'hi@xn--bcher-kva.example'],
    ['hi@ｇmail.com', 'hi@gmail.com'],
    ['hi@example.org\u200B', 'hi@example.org'],
    ['\u202Ahi@example.org\u202C', 'hi@example.org'],
    ['hi\u00AD@exam\u2060ple.org', 'hi@example.org'],
    ['\u00A0hi@example.org\u00A0', 'hi@example.org'],
  ])('%j is the address %s', (typed, email) => {
    expect(normalisedEmail(typed)).toBe(email);
    expect(isEmailShaped(typed)).toBe(true);
  });

  test.each(['hi@exämple.de/path', 'hi@exämple.de:80', 'hi@a@exämple.de', 'hi@ä', 'hi@ä..de'])(
    'a domain that is none stays none: %s',
    (typed) => expect(isEmailShaped(typed)).toBe(false),
  );

  test('what is wrong with one is told by what it is', () => {
    expect(emailShapeProblem('müller@example.org')).toBe('Letters with accents don’t work here, before the @.');
    expect(emailShapeProblem('müller@example')).toBe('Letters with accents don’t work here, before the @.');
    expect(emailShapeProblem('amira@example')).toBe(
      'That doesn’t look like an email address. Is the @ or a dot missing?',
    );
    expect(emailShapeProblem('hi@exämple.de')).toBeUndefined();
  });

  test('a hostile length is refused at once', () => {
    expect(isEmailShaped(`${'a.'.repeat(500_000)}@`)).toBe(false);
  });
});

describe('initials', () => {
  test.each([
    ['Amira', 'Khan', 'AK'],
    ['amira', '', 'A'],
    [' élise ', ' ørsted ', 'ÉØ'],
    ['🌸Rose', 'Lee', '🌸L'],
    ['', '', ''],
  ])('of %j and %j are %j', (first, last, initials) => expect(initialsOf(first, last)).toBe(initials));

  test('need no last name', () => expect(initialsOf('Sam')).toBe('S'));
});
