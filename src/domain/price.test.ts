import { expect, test } from 'vitest';
import { PRICE_PENCE, poundsText, priceText, vatText } from './price.ts';

test('the price is written in pounds and pence', () => {
  expect(PRICE_PENCE).toBe(2_999);
  expect(priceText()).toBe('£29.99');
});

test.each([
  [0, '£0.00'],
  [500, '£5.00'],
  [2_999, '£29.99'],
])('%i pence read as %s', (pence, text) => {
  expect(poundsText(pence)).toBe(text);
});

test('the tax in the price is a sixth of it, rounded, where the seller is registered', () => {
  expect(vatText(2_999, true)).toBe('includes VAT of £5.00');
  expect(vatText(1_000, true)).toBe('includes VAT of £1.67');
  expect(vatText(2_999, false)).toBe('no VAT charged');
});
