import { expect, test } from 'vitest';
import { MAIL_COPY_DAY_MS, mailCopyDecision } from './mail-copy.ts';

const NOW = 1_000 * MAIL_COPY_DAY_MS;
const MINUTE = 60_000;
const ago = (...minutes: number[]) => minutes.map((count) => NOW - count * MINUTE);

test.each([
  ['none yet', [], 'send'],
  ['one in this moment', ago(0), 'on_its_way'],
  ['one just under a minute ago', [NOW - 59_999], 'on_its_way'],
  ['one a minute ago', ago(1), 'send'],
  ['four today', ago(1, 2, 3, 4), 'send'],
  ['five today', ago(10, 20, 30, 40, 60), { waitMs: MAIL_COPY_DAY_MS - 60 * MINUTE }],
  ['five today, the last one just now', ago(0, 20, 30, 40, 60), 'on_its_way'],
  ['five, in any order', ago(60, 10, 40, 20, 30), { waitMs: MAIL_COPY_DAY_MS - 60 * MINUTE }],
  ['five, of which one was a day ago', ago(10, 20, 30, 40, 24 * 60), 'send'],
])('a message is asked for again after %s', (_when, askedAt, decision) => {
  expect(mailCopyDecision({ here: askedAt, anywhere: askedAt }, NOW)).toEqual(decision);
});

test.each([
  ['a moment ago', ago(0), 'send'],
  ['five times today', ago(0, 10, 20, 30, 60), { waitMs: MAIL_COPY_DAY_MS - 60 * MINUTE }],
])(
  'one that went to another address %s holds back no first one to this, but counts for the day',
  (_when, anywhere, decision) => {
    expect(mailCopyDecision({ here: [], anywhere }, NOW)).toEqual(decision);
  },
);
