import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { hardWeekShown, moodHistory } from '#client/parts/stored/browser-storage.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { FIXTURE_TODAY } from '#tests/fixtures/member-fixtures.ts';
import { HardWeekNote } from './hard-week-note.tsx';

const daysAgo = (count: number) => addDays(FIXTURE_TODAY, -count);
const show = (today = FIXTURE_TODAY) => render(<HardWeekNote today={today} />).container;
const HARD_WEEK = 'It’s been a hard few days.';

beforeEach(() => moodHistory.write([6, 4, 3, 1, 0].map((ago) => moodEntry(daysAgo(ago), 'tired'))));

test('after a hard week it names where help is', () => {
  expect(show().textContent).toContain(HARD_WEEK);
  expect(screen.getByRole('link', { name: '116 123' }).getAttribute('href')).toBe('tel:116123');
  expect(screen.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999');
});

test('once closed it stays away for a week, whatever the mood', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.body.textContent).not.toContain(HARD_WEEK);
  expect(hardWeekShown.read()).toEqual({ day: FIXTURE_TODAY, closed: true });
});

test('seen today and not closed, it is gone tomorrow', () => {
  show().remove();
  moodHistory.write([...moodHistory.read(), moodEntry(daysAgo(-1), 'tired')]);
  expect(show(daysAgo(-1)).textContent).not.toContain(HARD_WEEK);
});
