import { expect, test } from 'vitest';
import { PRICE_PENCE, poundsText, priceText } from './price.ts';

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
