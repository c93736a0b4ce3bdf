import { describe, expect, test } from 'vitest';
import { greetedName, isSayableName, isSeenName } from './person-name.ts';

describe('a name in a message', () => {
  test.each([
    'Anna',
    'Zoë-Marie O’Neill',
    "D'Arcy",
    'J.R.R. Tolkien',
    'Dr. Ada',
    '王芳',
    'مريم',
    'می\u200cنا',
    'অনন্যা',
    '<b>Anna</b>'.replaceAll('/', ''),
  ])('%j is greeted with', (name) => expect([isSayableName(name), greetedName(name)]).toEqual([true, name]));

  test.each([
    'Visit http://evil.example/win',
    'WWW.evil.example',
    'Anna\r\nBcc: all@example.com',
    'Anna\u0007',
    'Anna\u2028Hello',
    'Anna\u0085',
  ])('%j is no name', (name) => expect([isSayableName(name), greetedName(name)]).toEqual([false, '']));

  test.each(['evil.example', 'pay1.eu now', 'anna@example.org', 'either/or', 'Anna\u202Etxet', 'A'.repeat(41)])(
    '%j may be a name and is not greeted with',
    (name) => expect([isSayableName(name), greetedName(name)]).toEqual([true, '']),
  );

  test.each(['', ' ', '\u200B', '\u2060\u00AD', '\u3164', '\u{E0041}', '\uFE0F\u200D'])('nobody sees %j', (name) =>
    expect(isSeenName(name)).toBe(false),
  );

  test.each(['A', 'می\u200cنا', '👩🏽‍🍼', '王', '李\u{E0100}'])('%j is seen', (name) =>
    expect(isSeenName(name)).toBe(true),
  );
});
