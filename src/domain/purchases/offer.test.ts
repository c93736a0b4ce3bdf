import { expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import {
  discountedPence,
  discountProblem,
  type OfferFacts,
  type OfferTerms,
  offerProblem,
  offerText,
} from './offer.ts';

test.each([
  ['amount', 1_000, 1_999, undefined],
  ['amount', 2_899, 100, undefined],
  ['amount', 2_900, 100, 'too_much'],
  ['amount', 0, 2_999, 'nothing_off'],
  ['share', 25, 2_249, undefined],
  ['share', 96, 119, undefined],
  ['share', 97, 100, 'too_much'],
  ['share', 100, 100, 'too_much'],
] as const)('%s of %i leaves %i (%s)', (kind, value, left, problem) => {
  expect(discountedPence(2_999, { kind, value })).toBe(left);
  expect(discountProblem(2_999, { kind, value })).toBe(problem);
});

const day = (text: string) => text as CalendarDay;

const OFFER: OfferTerms = {
  code: 'SPRING5',
  kind: 'amount',
  value: 500,
  from: null,
  until: null,
  limit: null,
  oncePerAddress: false,
  endedAt: null,
};
const FACTS: OfferFacts = { today: day('2026-11-20'), pricePence: 2_999, uses: 0, isUsedByAddress: undefined };

test.each<[string, Partial<OfferTerms>, Partial<OfferFacts>, ReturnType<typeof offerProblem>]>([
  ['good', {}, {}, undefined],
  ['ended by hand', { endedAt: 1 }, {}, 'ended'],
  ['on its last day', { until: day('2026-11-20') }, {}, undefined],
  ['a day later', { until: day('2026-11-19') }, {}, 'ended'],
  ['a day too early', { from: day('2026-11-21') }, {}, 'not_yet'],
  ['on its first day', { from: day('2026-11-20') }, {}, undefined],
  ['with one use left', { limit: 3 }, { uses: 2 }, undefined],
  ['used up', { limit: 3 }, { uses: 3 }, 'used_up'],
  ['used more often than it may be', { limit: 3 }, { uses: 4 }, 'used_up'],
  ['without a limit', {}, { uses: 1_000_000 }, undefined],
  ['of an address that is not known', { oncePerAddress: true }, {}, 'address_needed'],
  ['of an address that used it', { oncePerAddress: true }, { isUsedByAddress: true }, 'used_by_address'],
  ['of an address that did not', { oncePerAddress: true }, { isUsedByAddress: false }, undefined],
  ['used by this address, where that is allowed', {}, { isUsedByAddress: true }, undefined],
  ['on a price of which nothing can go off', {}, { pricePence: 100 }, 'nothing_off'],
  ['on a price that comes down to the least', {}, { pricePence: 300 }, undefined],
  ['over and used up', { endedAt: 1, limit: 1 }, { uses: 1 }, 'ended'],
])('a code that is %s: %s', (_what, terms, facts, problem) => {
  expect(offerProblem({ ...OFFER, ...terms }, { ...FACTS, ...facts })).toBe(problem);
});

test('a receipt says what the code took off', () => {
  const text = offerText({ code: 'SPRING5', fullPence: 2_999, amountPence: 2_499 });
  expect(text).toBe('Code SPRING5: £5.00 off £29.99');
});
