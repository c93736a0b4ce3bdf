import { expect, test } from 'vitest';
import { PRICE_HELD_MS, poundsText, priceAt, pricesOfTheHour, vatText } from './price.ts';

const CHANGES = [
  { amountPence: 2_499, holdsFrom: 1_000_000_000 },
  { amountPence: 3_499, holdsFrom: 2_000_000_000 },
  { amountPence: 3_999, holdsFrom: 2_000_000_000 },
];

test.each([
  [0, 2_999],
  [999_999_999, 2_999],
  [1_000_000_000, 2_499],
  [1_999_999_999, 2_499],
  [2_000_000_000, 3_999],
])('at %i the price is %i', (now, pence) => {
  expect(priceAt(CHANGES, now)).toBe(pence);
});

test('for an hour the price before may still be before somebody', () => {
  expect(new Set(pricesOfTheHour(CHANGES, 1_000_000_000 + PRICE_HELD_MS - 1))).toEqual(new Set([2_499, 2_999]));
  expect(new Set(pricesOfTheHour(CHANGES, 1_000_000_000 + PRICE_HELD_MS))).toEqual(new Set([2_499]));
  expect(pricesOfTheHour([], 0)[0]).toBe(2_999);
});

test.each([
  [0, '£0.00'],
  [500, '£5.00'],
  [2_999, '£29.99'],
  [99_999, '£999.99'],
  [107_964, '£1,079.64'],
])('%i pence read as %s', (pence, text) => {
  expect(poundsText(pence)).toBe(text);
});

test('the tax in the price is a sixth of it, rounded, where the seller is registered', () => {
  expect(vatText(2_999, true)).toBe('includes VAT of £5.00');
  expect(vatText(1_000, true)).toBe('includes VAT of £1.67');
  expect(vatText(2_999, false)).toBe('no VAT charged');
});
