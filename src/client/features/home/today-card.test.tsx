import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { memberOf } from '#client/parts/progress/member.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { moodHistory, weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import {
  FIXTURE_TODAY,
  fixtureDashboard,
  fixtureSecondWeek,
  fixtureSession,
  fixtureUser,
} from '#tests/fixtures/member-fixtures.ts';
import { TodayCard } from './today-card.tsx';

afterEach(() => vi.unstubAllGlobals());

function showToday(dashboard: Dashboard) {
  const member = memberOf(dashboard, FIXTURE_TODAY);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TodayCard userId="amira-1" today={FIXTURE_TODAY} member={member} />
    </QueryClientProvider>,
  );
}

describe('TodayCard', () => {
  test('leads to the next workout of the block', () => {
    showToday(fixtureSecondWeek());
    const card = screen.getByRole('region', { name: 'Glute Burner' });
    expect(card.textContent).toContain('Week 2, workout B');
    expect(card.textContent).toContain('25 min');
    expect(card.textContent).toContain('mat');
    expect(card.textContent).not.toContain('just a little space');
    expect(screen.getByRole('link', { name: 'Start Workout' }).getAttribute('href')).toBe('/workout/5');
  });

  test('the second block plays the other edition', () => {
    const progress = { completedWorkouts: ['1'], currentBlock: 2, currentWeek: 1, blockProgress: {} };
    showToday(fixtureDashboard({ progress }));
    expect(screen.getByRole('region', { name: 'Cardio & Movement Flow' })).toBeTruthy();
  });

  test('once a workout is done today, it says so and names the next', async () => {
    showToday(fixtureSecondWeek({ workoutSessions: [fixtureSession({ completedOn: FIXTURE_TODAY })] }));
    const card = screen.getByRole('region', { name: 'Full-Body Resistance' });
    expect(await screen.findByRole('button', { name: 'Share Your Win' })).toBeTruthy();
    expect(card.textContent).toContain('Done, 27 min');
    expect(card.textContent).toContain('8/10');
    expect(card.textContent).toContain('Done for today. Your next one is Glute Burner.');
    expect(screen.getByRole('link', { name: 'See week 2' }).getAttribute('href')).toBe('/dashboard-full?tab=week2');
  });

  test('a workout that was broken off today is still the one to start', () => {
    showToday(
      fixtureSecondWeek({ workoutSessions: [fixtureSession({ completedOn: FIXTURE_TODAY, length: 'partial' })] }),
    );
    expect(screen.getByRole('link', { name: 'Start Workout' })).toBeTruthy();
  });

  const start = () => screen.getByRole('link', { name: /^Start/ });
  const startAddress = () => start().getAttribute('href');

  test('a short version is one tap away', async () => {
    showToday(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('radio', { name: '10 min' }));
    expect(startAddress()).toBe('/workout/5?length=10');
    await userEvent.click(screen.getByRole('radio', { name: /Full 25/ }));
    expect(startAddress()).toBe('/workout/5');
  });

  test.each([
    { mood: 'tired', length: '10 min', words: 'Start 10 min, Easier', address: '/workout/5?length=10&level=easier' },
    { mood: 'stressed', length: '15 min', words: 'Start 15 min, Easier', address: '/workout/5?length=15&level=easier' },
    { mood: 'energised', length: /Full 25/, words: 'Start 25 min, Harder', address: '/workout/5?level=harder' },
  ] as const)('$mood makes the button "$words", and one tap undoes it', async ({ mood, length, words, address }) => {
    moodHistory.write([moodEntry(FIXTURE_TODAY, mood)]);
    showToday(fixtureSecondWeek());
    expect(start().textContent).toBe(words);
    expect(startAddress()).toBe(address);
    expect(screen.getByRole('radio', { name: length }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(start().textContent).toBe('Start Workout');
    expect(startAddress()).toBe('/workout/5');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    cleanup();
    showToday(fixtureSecondWeek());
    expect(start().textContent).toBe('Start Workout');
    cleanup();
    moodHistory.write([moodEntry(FIXTURE_TODAY, mood === 'tired' ? 'stressed' : 'tired')]);
    showToday(fixtureSecondWeek());
    expect(start().textContent).toMatch(/^Start 1[05] min, Easier$/);
  });

  test('another length than the mood’s keeps its level', async () => {
    moodHistory.write([moodEntry(FIXTURE_TODAY, 'tired')]);
    showToday(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('radio', { name: '15 min' }));
    expect(start().textContent).toBe('Start 15 min, Easier');
    expect(startAddress()).toBe('/workout/5?length=15&level=easier');
  });

  test('peaceful leaves the workout as it is', () => {
    moodHistory.write([moodEntry(FIXTURE_TODAY, 'peaceful')]);
    showToday(fixtureSecondWeek());
    expect(start().textContent).toBe('Start Workout');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('a day of her plan is remembered', () => {
    weekdayPlan.write({ weekdays: [5], after: 'the first nap', otherwise: '' });
    showToday(fixtureSecondWeek());
    expect(screen.getByText('Today is one of your days, after the first nap.')).toBeTruthy();
  });

  test('the first workout after a break is praised', () => {
    const workoutSessions = [fixtureSession({ completedOn: FIXTURE_TODAY })];
    showToday(fixtureDashboard({ workoutSessions, workoutDays: ['2026-11-01', FIXTURE_TODAY] }));
    expect(screen.getByText(/That was the hard one: the first one back./)).toBeTruthy();
  });

  test('with all twelve done a new block can be started', async () => {
    signInHere(fixtureUser());
    const fetchStub = vi.fn(async (_path: string, _request: RequestInit) => Response.json({}));
    vi.stubGlobal('fetch', fetchStub);
    const completedWorkouts = Array.from({ length: 12 }, (_, index) => String(index + 1));
    showToday(
      fixtureDashboard({ progress: { completedWorkouts, currentBlock: 1, currentWeek: 4, blockProgress: {} } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Start New 4-Week Block' }));
    await waitFor(() => expect(fetchStub).toHaveBeenCalled());
    const [path, request] = fetchStub.mock.calls[0] ?? [];
    expect(path).toBe('/api/users/amira-1/progress');
    expect(JSON.parse(String(request?.body))).toEqual({ currentBlock: 2 });
  });
});
