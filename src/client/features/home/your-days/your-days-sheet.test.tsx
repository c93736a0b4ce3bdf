import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { YourDaysSheet } from './your-days-sheet.tsx';

const lastDays = (count: number) =>
  Array.from({ length: count }, (_, index) => addDays(FIXTURE_TODAY, -index) as string).reverse();

function show(dashboard: Dashboard) {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <YourDaysSheet
        userId="amira-1"
        today={FIXTURE_TODAY}
        member={memberOf(dashboard, FIXTURE_TODAY)}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  return { words: screen.getByRole('dialog', { name: 'Your days' }).textContent, onClose };
}

test('counts active days of the month and the longest streak', () => {
  const { words } = show(fixtureDashboard({ workoutDays: ['2026-11-02', '2026-11-03', FIXTURE_TODAY] }));
  expect(words).toContain('This month: 3 days. Longest streak: 2 days.');
});

test('says what a rest pass is, and when one was used', () => {
  const workoutDays = lastDays(8).filter((day) => day !== '2026-11-20' && day !== FIXTURE_TODAY);
  const { words } = show(fixtureDashboard({ workoutDays }));
  expect(words).toContain('No rest passes yet');
  expect(words).toContain('They’re never for sale.');
  expect(words).toContain('Last used: yesterday.');
});

test('with rest passes switched off nothing is said of them', () => {
  expect(show(fixtureDashboard({ workoutDays: lastDays(12), restPasses: false })).words).not.toContain('rest pass');
});

test('looks back over 14 days of moods once there is something to see', () => {
  moodHistory.write([moodEntry(FIXTURE_TODAY, 'tired')]);
  show(fixtureSecondWeek());
  expect(screen.queryByRole('heading', { name: 'Your moods' })).toBeNull();
  cleanup();
  moodHistory.write([moodEntry(addDays(FIXTURE_TODAY, -13), 'tired'), moodEntry(FIXTURE_TODAY, 'tired')]);
  show(fixtureSecondWeek());
  expect(screen.getByRole('img', { name: 'Your last 14 days: Tired 2' })).toBeTruthy();
});

test('is closed by its cross', async () => {
  const { onClose } = show(fixtureSecondWeek());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
