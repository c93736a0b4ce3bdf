import { expect, test } from 'vitest';
import { PRICE_PENCE, priceText } from './price.ts';

test('the price is written in pounds and pence', () => {
  expect(PRICE_PENCE).toBe(2_999);
  expect(priceText()).toBe('£29.99');
});
