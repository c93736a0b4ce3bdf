import { describe, expect, test } from 'vitest';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { type GiftFacts, giftOpening, giftStanding, isGiftDay, mayReturnGift } from './gift.ts';
import { giftEmailDueAt } from './gift-email.ts';

const day = (text: string) => text as CalendarDay;
const TODAY = day('2026-11-20');
const GIFT: GiftFacts = { status: 'unclaimed', way: 'email', isClaimed: false, isReturning: false, email: 'waiting' };

describe('the day of the e-mail', () => {
  test.each([
    [-1, false],
    [0, true],
    [365, true],
    [366, false],
  ])('%i days from today can be chosen: %s', (ahead, may) => {
    expect(isGiftDay(addDays(TODAY, ahead), TODAY)).toBe(may);
  });

  test.each([
    ['2026-12-24', '2026-12-24T09:00:00.000Z'],
    ['2027-07-01', '2027-07-01T08:00:00.000Z'],
    ['2027-03-28', '2027-03-28T08:00:00.000Z'],
    ['2026-10-25', '2026-10-25T09:00:00.000Z'],
  ])('on %s it goes at nine in London, %s', (on, at) => {
    expect(new Date(giftEmailDueAt(day(on))).toISOString()).toBe(at);
  });
});

describe('how a gift stands', () => {
  test.each<[Partial<GiftFacts>, string, string]>([
    [{ status: 'pending' }, 'unpaid', 'held'],
    [{ status: 'expired' }, 'unpaid', 'over'],
    [{ status: 'failed' }, 'unpaid', 'held'],
    [{ status: 'processing' }, 'confirming', 'held'],
    [{}, 'scheduled', 'open'],
    [{ email: 'queued' }, 'sending', 'open'],
    [{ email: 'sent' }, 'sent', 'open'],
    [{ email: 'failed' }, 'not_arrived', 'open'],
    [{ way: 'card' }, 'card', 'open'],
    [{ isReturning: true }, 'returning', 'held'],
    [{ status: 'paid', isClaimed: true }, 'claimed', 'claimed'],
    [{ status: 'revoked', isClaimed: true }, 'claimed', 'claimed'],
    [{ status: 'refunded' }, 'returned', 'over'],
    [{ status: 'refunded', isClaimed: true }, 'returned', 'claimed'],
    [{ status: 'disputed' }, 'with_bank', 'held'],
    [{ status: 'disputed', isClaimed: true }, 'with_bank', 'claimed'],
    [{ status: 'lost' }, 'with_bank', 'over'],
    [{ status: 'review' }, 'in_review', 'held'],
  ])('%o stands as "%s", and meets its receiver as "%s"', (facts, standing, opening) => {
    expect([giftStanding({ ...GIFT, ...facts }), giftOpening({ ...GIFT, ...facts })]).toEqual([standing, opening]);
  });

  test('it can be claimed in one state only, and given back in that one too', () => {
    const open = PURCHASE_STATUSES.filter((status) => giftOpening({ ...GIFT, status }) === 'open');
    const returnable = PURCHASE_STATUSES.filter((status) => mayReturnGift({ status, isClaimed: false }));
    expect([open, returnable]).toEqual([['unclaimed'], ['unclaimed']]);
    expect(PURCHASE_STATUSES.some((status) => mayReturnGift({ status, isClaimed: true }))).toBe(false);
  });
});
