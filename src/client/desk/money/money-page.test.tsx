import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { SalesChart } from './money-page.tsx';

const heights = (root: HTMLElement) =>
  [...root.querySelectorAll('rect')].map((bar) => Math.round(Number(bar.getAttribute('height'))));

test.each([
  [0, [100]],
  [3_000, [75, 25]],
  [12_000, [0, 100]],
])('of a day whose 120 pounds lost %d pence only that share is marked', (givenBackPence, bars) => {
  const day = { day: '2026-11-28' as CalendarDay, sales: 4, soldPence: 12_000, givenBackPence };
  expect(heights(render(<SalesChart days={[day]} />).container)).toEqual(bars);
});
