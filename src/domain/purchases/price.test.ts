import { expect, test } from 'vitest';
import {
  isFarFrom,
  PRICE_HELD_MS,
  penceTyped,
  poundsText,
  priceAt,
  pricesOfTheHour,
  vatPercentOf,
  vatText,
} from './price.ts';

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
  const quick = [...CHANGES, { amountPence: 1_999, holdsFrom: 2_000_000_060 }];
  expect(new Set(pricesOfTheHour(quick, 2_000_000_059))).toEqual(new Set([3_999, 2_499, 3_499]));
  expect(new Set(pricesOfTheHour(quick, 2_000_000_060))).toEqual(new Set([1_999, 2_499, 3_499, 3_999]));
  expect(new Set(pricesOfTheHour(quick, 2_000_000_000 + PRICE_HELD_MS))).toEqual(new Set([1_999, 3_999]));
});

test.each([
  [0, '£0.00'],
  [500, '£5.00'],
  [2_999, '£29.99'],
  [99_999, '£999.99'],
  [107_964, '£1,079.64'],
  [123_456_789, '£1,234,567.89'],
])('%i pence read as %s', (pence, text) => {
  expect(poundsText(pence)).toBe(text);
});

test('the tax in the price is a sixth of it, rounded, where the seller is registered', () => {
  expect(vatText(2_999, 20)).toBe('includes VAT of £5.00');
  expect(vatText(1_000, 20)).toBe('includes VAT of £1.67');
  expect(vatText(2_999, 5)).toBe('includes VAT of £1.43');
  expect(vatPercentOf({ vatNumber: 'GB123456789', vatPercent: 5 })).toBe(5);
  expect(vatPercentOf({ vatNumber: '', vatPercent: 20 })).toBeUndefined();
});

test.each([
  ['34', 3_400],
  ['34.99', 3_499],
  [' £5,00 ', 500],
  ['£1234.56', 123_456],
  ['0.29', 29],
  ['12345', undefined],
  ['34.9', undefined],
  ['34.999', undefined],
  ['34:99', undefined],
  ['34 pounds', undefined],
  ['about 34', undefined],
  ['-5', undefined],
  ['free', undefined],
  ['', undefined],
])('“%s” typed is %j pence', (text, pence) => {
  expect(penceTyped(text)).toBe(pence);
});

test.each([
  [3_000, 1_000, false],
  [3_001, 1_000, true],
  [1_000, 3_000, false],
  [999, 3_000, true],
  [2_999, 2_999, false],
])('%i pence after %i may be a slip: %j', (pence, before, isFar) => {
  expect(isFarFrom(pence, before)).toBe(isFar);
});
