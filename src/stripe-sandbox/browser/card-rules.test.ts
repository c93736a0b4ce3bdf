import { describe, expect, test } from 'vitest';
import {
  formatCardNumber,
  formatExpiry,
  formatPostcode,
  formatSecurityCode,
  problemOfExpiry,
  problemOfNumber,
  problemOfPostcode,
  problemOfSecurityCode,
  readExpiry,
} from './card-rules.ts';
import { hasValidCheckDigit, refusedNumber, TEST_CARD_NUMBERS } from './test-card-numbers.ts';

const TODAY = { year: 2026, month: 11 };

describe('writing', () => {
  test.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242 4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['no digits', ''],
  ])('the number %j reads %j', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

  test.each([
    ['1', '1'],
    ['5', '05 / '],
    ['12', '12 / '],
    ['123', '12 / 3'],
    ['1/30', '01 / 30'],
    ['12/2030', '12 / 30'],
    ['12 / 20', '12 / 20'],
  ])('the expiry %j reads %j', (typed, shown) => expect(formatExpiry(typed, false)).toBe(shown));

  test('deleting the separator does not bring it back', () => {
    expect(formatExpiry('12 /', true)).toBe('12');
  });

  test('a security code is digits, a postcode capitals', () => {
    expect(formatSecurityCode('12a345')).toBe('1234');
    expect(formatPostcode('sw1a 1aa!')).toBe('SW1A 1AA');
  });
});

describe('judging', () => {
  test.each([
    ['4242 4242 4242 424', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
    ['4242 4242 4242 4242', undefined],
    ['3782 822463 10005', undefined],
  ])('number %j: %s', (typed, problem) => expect(problemOfNumber(typed)).toBe(problem));

  test.each([
    ['12 / ', "Your card's expiration date is incomplete."],
    ['13 / 30', "Your card's expiration date is invalid."],
    ['10 / 26', "Your card's expiration date is in the past."],
    ['11 / 26', undefined],
    ['12 / 77', "Your card's expiration year is invalid."],
  ])('expiry %j: %s', (typed, problem) => expect(problemOfExpiry(typed, TODAY)).toBe(problem));

  test('American Express has four digits of security code', () => {
    expect(problemOfSecurityCode('123', '3782 822463 10005')).toBe("Your card's security code is incomplete.");
    expect(problemOfSecurityCode('1234', '3782 822463 10005')).toBeUndefined();
    expect(problemOfSecurityCode('123', '4242')).toBeUndefined();
  });

  test('a postcode has at least four characters', () => {
    expect(problemOfPostcode('SW1')).toBe('Your postcode is incomplete.');
    expect(problemOfPostcode('SW1A 1AA')).toBeUndefined();
  });

  test('the month on the card is read in full', () => {
    expect(readExpiry('05 / 31')).toEqual({ month: 5, year: 2031 });
    expect(readExpiry('05')).toBeUndefined();
  });
});

test('every test card ends in its check digit and is let through; no other number is', () => {
  for (const number of TEST_CARD_NUMBERS) {
    expect(hasValidCheckDigit(number)).toBe(true);
    expect(refusedNumber(number)).toBeUndefined();
  }
  expect(refusedNumber('4242424242424241')).toMatchObject({ code: 'incorrect_number' });
  expect(refusedNumber('4539578763621486')).toMatchObject({ declineCode: 'test_mode_live_card' });
});
