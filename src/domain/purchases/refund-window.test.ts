import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { PURCHASE_STATUSES, type PurchaseStatus } from './purchase.ts';
import { lastRefundDay, type RefundFacts, refundStanding } from './refund-window.ts';

test.each([
  ['2026-11-20', '2026-12-04'],
  ['2026-12-24', '2027-01-07'],
  ['2028-02-16', '2028-03-01'],
])('who bought on %s may change her mind until the end of %s', (paidOn, last) => {
  expect(lastRefundDay(paidOn as CalendarDay)).toBe(last);
});

const BOUGHT: RefundFacts = {
  status: 'paid',
  amountPence: 2_999,
  paidOn: '2026-11-20' as CalendarDay,
  hasWaived: false,
  today: '2026-11-20' as CalendarDay,
};

describe('at a buyer’s word', () => {
  test.each([
    ['2026-11-20', 'open'],
    ['2026-12-04', 'open'],
    ['2026-12-05', 'over'],
    ['2027-11-20', 'over'],
  ])('on %s a purchase of 20 November 2026 stands: %s', (today, standing) => {
    expect(refundStanding({ ...BOUGHT, today: today as CalendarDay })).toBe(standing);
  });

  const EXPECTED: Record<PurchaseStatus, string> = {
    pending: 'not_arrived',
    processing: 'not_arrived',
    failed: 'not_arrived',
    expired: 'not_arrived',
    unclaimed: 'in_review',
    review: 'in_review',
    paid: 'open',
    revoked: 'open',
    refunded: 'returned',
    disputed: 'with_bank',
    lost: 'with_bank',
  };
  test.each(PURCHASE_STATUSES)('a purchase that is %s', (status) => {
    expect(refundStanding({ ...BOUGHT, status })).toBe(EXPECTED[status]);
  });

  test('free access has nothing to give back, whatever became of it', () => {
    for (const status of PURCHASE_STATUSES) {
      expect(refundStanding({ ...BOUGHT, status, amountPence: 0 })).toBe('nothing_paid');
    }
  });

  test('who gave the right up has none, and is still told where her money is', () => {
    expect(refundStanding({ ...BOUGHT, hasWaived: true })).toBe('waived');
    expect(refundStanding({ ...BOUGHT, hasWaived: true, status: 'refunded' })).toBe('returned');
    expect(refundStanding({ ...BOUGHT, hasWaived: true, status: 'disputed' })).toBe('with_bank');
  });

  test('a payment without its day is for a person to look at', () => {
    expect(refundStanding({ ...BOUGHT, paidOn: undefined })).toBe('in_review');
  });
});
