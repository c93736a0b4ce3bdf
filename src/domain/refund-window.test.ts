import { expect, test } from 'vitest';
import type { CalendarDay } from './calendar-day.ts';
import { lastRefundDay } from './refund-window.ts';

test.each([
  ['2026-11-20', '2026-12-04'],
  ['2026-12-24', '2027-01-07'],
  ['2028-02-16', '2028-03-01'],
])('who bought on %s may change her mind until the end of %s', (paidOn, last) => {
  expect(lastRefundDay(paidOn as CalendarDay)).toBe(last);
});
