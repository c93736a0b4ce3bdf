import { expect, test } from 'vitest';
import { RECEIPT_COPY_DAY_MS, receiptCopyDecision } from './receipt-copy.ts';

const NOW = 1_000 * RECEIPT_COPY_DAY_MS;
const MINUTE = 60_000;
const ago = (...minutes: number[]) => minutes.map((count) => NOW - count * MINUTE);

test.each([
  ['none yet', [], 'send'],
  ['one in this moment', ago(0), 'on_its_way'],
  ['one just under a minute ago', [NOW - 59_999], 'on_its_way'],
  ['one a minute ago', ago(1), 'send'],
  ['four today', ago(1, 2, 3, 4), 'send'],
  ['five today', ago(10, 20, 30, 40, 60), { waitMs: RECEIPT_COPY_DAY_MS - 60 * MINUTE }],
  ['five today, the last one just now', ago(0, 20, 30, 40, 60), 'on_its_way'],
  ['five, in any order', ago(60, 10, 40, 20, 30), { waitMs: RECEIPT_COPY_DAY_MS - 60 * MINUTE }],
  ['five, of which one was a day ago', ago(10, 20, 30, 40, 24 * 60), 'send'],
])('a receipt is asked for again after %s', (_when, askedAt, decision) => {
  expect(receiptCopyDecision(askedAt, NOW)).toEqual(decision);
});
