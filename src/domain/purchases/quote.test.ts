import { expect, test } from 'vitest';
import { PRICE_HELD_MS } from './price.ts';
import { mayStillAsk, quoteAt } from './quote.ts';

const FROM = 10_000_000_000;
const DEARER = [{ amountPence: 3_499, holdsFrom: FROM }];
const CHEAPER = [{ amountPence: 1_999, holdsFrom: FROM }];

test.each([
  ['before the change', DEARER, FROM - 1, 2_999, 2_999],
  ['after it, who has seen nothing', DEARER, FROM, undefined, 3_499],
  ['after it, who has seen the price before', DEARER, FROM + PRICE_HELD_MS - 1, 2_999, 2_999],
  ['an hour later', DEARER, FROM + PRICE_HELD_MS, 2_999, 3_499],
  ['who says a price that never was', DEARER, FROM, 100, 3_499],
  ['who has seen more than is asked now', CHEAPER, FROM, 2_999, 1_999],
])('%s is asked for a price of the hour', (_when, changes, now, seenPence, asked) => {
  expect(quoteAt(changes, now, { seenPence })).toEqual({ fullPence: asked, amountPence: asked });
});

test('a code takes off the price of the hour that was seen', () => {
  const offer = { code: 'SPRING5', kind: 'amount', value: 500 } as const;
  const offerCode = 'SPRING5';
  expect(quoteAt(DEARER, FROM, { offer })).toEqual({ fullPence: 3_499, amountPence: 2_999, offerCode });
  expect(quoteAt(DEARER, FROM, { offer, seenPence: 2_499 })).toEqual({
    fullPence: 2_999,
    amountPence: 2_499,
    offerCode,
  });
});

test.each([
  [2_999, 0, 2_999, true],
  [2_999, 0, 3_499, true],
  [2_999, PRICE_HELD_MS, 3_499, false],
  [2_999, 0, 1_999, false],
  [2_999, PRICE_HELD_MS * 20, 2_999, true],
])('a checkout for %i that is %i ms old stands beside %i: %s', (amountPence, age, asked, stands) => {
  const quote = { fullPence: asked, amountPence: asked };
  expect(mayStillAsk({ amountPence, createdAt: FROM }, quote, FROM + age)).toBe(stands);
});

test.each([
  ['SPRING5', 'SPRING5', true],
  [undefined, 'SPRING5', false],
  ['SPRING5', undefined, false],
  ['SPRING5', 'AUTUMN5', false],
])('a checkout with the code %s stands beside %s: %s', (begunWith, askedWith, stands) => {
  const begun = { amountPence: 2_499, offerCode: begunWith, createdAt: FROM };
  expect(mayStillAsk(begun, { fullPence: 2_999, amountPence: 2_499, offerCode: askedWith }, FROM)).toBe(stands);
});
