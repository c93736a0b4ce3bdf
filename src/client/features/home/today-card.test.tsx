import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { memberOf } from '#client/parts/progress/member.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { moodHistory, weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import buttons from '#client/ui/button.module.css';
import type { Dashboard } from '#contract/dashboard.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import {
  FIXTURE_TODAY,
  fixtureDashboard,
  fixtureSecondWeek,
  fixtureSession,
  fixtureUser,
} from '#tests/fixtures/member-fixtures.ts';
import { TodayCard } from './today-card.tsx';

function showToday(dashboard: Dashboard, isSecond = false) {
  const member = memberOf(dashboard, FIXTURE_TODAY);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TodayCard userId="amira-1" today={FIXTURE_TODAY} member={member} isSecond={isSecond} />
    </QueryClientProvider>,
  );
}

const start = () => screen.getByRole('link', { name: /^Start/ });
const startAddress = () => start().getAttribute('href');
const card = () => screen.getByRole('region').textContent;
const daysAgo = (count: number) => addDays(FIXTURE_TODAY, -count);

describe('TodayCard', () => {
  test('starts the next workout of the block at once, in three lengths, or leads to its choices', () => {
    showToday(fixtureSecondWeek());
    expect(screen.getByRole('region', { name: 'Glute Burner' })).toBeTruthy();
    expect(card()).toContain('Today, Week 2 B');
    expect(card()).toContain('glutes, thighs and hips');
    expect(card()).toContain('mat');
    expect(card()).not.toContain('just a little space');
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Start 25 min', '/workout/5?start'],
      ['15 min version', '/workout/5?length=15&start'],
      ['10 min version', '/workout/5?length=10&start'],
      ['Adjust', '/workout/5'],
    ]);
  });

  test('the second block plays the other edition', () => {
    const progress = { completedWorkouts: ['1'], currentBlock: 2, currentWeek: 1, blockProgress: {} };
    showToday(fixtureDashboard({ progress }));
    expect(screen.getByRole('region', { name: 'Cardio & Movement Flow' })).toBeTruthy();
  });

  test('once a workout is done today, it says so and names the next', async () => {
    showToday(fixtureSecondWeek({ workoutSessions: [fixtureSession({ completedOn: FIXTURE_TODAY })] }));
    expect(screen.getByRole('region', { name: 'Full-Body Resistance' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Share Your Win' })).toBeTruthy();
    expect(card()).toContain('Done, Week 2 A');
    expect(card()).toContain('27 min');
    expect(card()).toContain('8/10');
    expect(card()).toContain('That’s today sorted. Next up: Glute Burner.');
    expect(screen.getByRole('link', { name: 'See week 2' }).getAttribute('href')).toBe('/dashboard-full?tab=week2');
  });

  test('has the main action of the screen, unless a begun workout is carried on above it', () => {
    const done = fixtureSecondWeek({ workoutSessions: [fixtureSession({ completedOn: FIXTURE_TODAY })] });
    const isMain = (isSecond: boolean, dashboard: Dashboard) => {
      showToday(dashboard, isSecond);
      const main =
        screen.queryByRole('link', { name: /^Start/ }) ?? screen.getByRole('button', { name: 'Share Your Win' });
      const { coral = '' } = buttons;
      cleanup();
      return main.classList.contains(coral);
    };
    expect([isMain(false, done), isMain(false, fixtureSecondWeek())]).toEqual([true, true]);
    expect([isMain(true, done), isMain(true, fixtureSecondWeek())]).toEqual([false, false]);
  });

  test('a week that is done is told', () => {
    const { progress } = fixtureSecondWeek();
    const last = fixtureSession({ workoutId: '3', completedOn: FIXTURE_TODAY });
    const completedWorkouts = ['1', '2', '3'];
    const workoutDays = [daysAgo(2), daysAgo(1), FIXTURE_TODAY];
    showToday(fixtureDashboard({ workoutDays, workoutSessions: [last], progress: { ...progress, completedWorkouts } }));
    expect(card()).toContain('Done, Week 1 C');
    expect(card()).toContain('That’s week 1 done, all 3. Next up: Full-Body Resistance.');
  });

  test('a workout that was broken off today is still the one to start', () => {
    const brokenOff = fixtureSession({ completedOn: FIXTURE_TODAY, length: 'partial' });
    showToday(fixtureSecondWeek({ workoutSessions: [brokenOff] }));
    expect(startAddress()).toBe('/workout/5?start');
  });

  test.each([
    { mood: 'tired', words: 'Start 10 min, Easier', address: '/workout/5?length=10&level=easier' },
    { mood: 'stressed', words: 'Start 15 min, Easier', address: '/workout/5?length=15&level=easier' },
    { mood: 'energised', words: 'Start 25 min, Harder', address: '/workout/5?level=harder' },
  ] as const)('$mood makes the button "$words", and one tap undoes it', async ({ mood, words, address }) => {
    moodHistory.write([moodEntry(FIXTURE_TODAY, mood)]);
    showToday(fixtureSecondWeek());
    expect(start().textContent).toBe(words);
    expect(startAddress()).toBe(`${address}&start`);
    expect(screen.getByRole('link', { name: 'Adjust' }).getAttribute('href')).toBe(address);
    expect(screen.queryByRole('link', { name: /^10 min/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(startAddress()).toBe('/workout/5?start');
    expect(document.activeElement).toBe(start());
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    cleanup();
    showToday(fixtureSecondWeek());
    expect(start().textContent).toBe('Start 25 min');
    cleanup();
    moodHistory.write([moodEntry(FIXTURE_TODAY, mood === 'tired' ? 'stressed' : 'tired')]);
    showToday(fixtureSecondWeek());
    expect(start().textContent).toMatch(/^Start 1[05] min, Easier$/);
  });

  test('peaceful leaves the workout as it is', () => {
    moodHistory.write([moodEntry(FIXTURE_TODAY, 'peaceful')]);
    showToday(fixtureSecondWeek());
    expect(start().textContent).toBe('Start 25 min');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(card()).toContain('Today’s workout, or a slow walk.');
  });

  test('a day of her plan is remembered', () => {
    weekdayPlan.write({ weekdays: [5], after: 'the first nap', otherwise: '' });
    showToday(fixtureSecondWeek());
    expect(card()).toContain('It’s one of your days, after the first nap.');
  });

  test('the first workout after a break is praised', () => {
    const workoutSessions = [fixtureSession({ completedOn: FIXTURE_TODAY })];
    showToday(fixtureDashboard({ workoutSessions, workoutDays: ['2026-11-01', FIXTURE_TODAY] }));
    expect(card()).toContain('That was the hard one: the first one back.');
  });

  test.each([
    { away: 3, words: 'A few days off is nothing.', isAskedWhetherIll: true },
    { away: 14, words: 'You’re back.', isAskedWhetherIll: true },
    { away: 60, words: 'please answer the safety questions again', isAskedWhetherIll: false },
  ])('after $away days away: $words', ({ away, words, isAskedWhetherIll }) => {
    showToday(fixtureDashboard({ workoutDays: [daysAgo(away)] }));
    expect(card()).toContain(words);
    expect(card()?.includes('Been ill?')).toBe(isAskedWhetherIll);
    expect(screen.queryByRole('link', { name: 'Safety questions' }) !== null).toBe(away === 60);
  });

  test('a sitter who cannot come leaves another day open, and ten minutes', () => {
    const sitter = { name: 'Sam', answers: [[FIXTURE_TODAY, 'no']] as [string, 'no'][] };
    showToday(fixtureSecondWeek({ sitter }));
    expect(card()).toContain('Sam can’t today. It happens. 10 minutes still counts.');
    expect(screen.getByRole('link', { name: 'Another day' }).getAttribute('href')).toBe('/settings/days');
    expect(screen.getByRole('link', { name: /^10 min/ })).toBeTruthy();
  });

  test('once today is done, only tomorrow’s sitter is told of', () => {
    const workoutSessions = [fixtureSession({ completedOn: FIXTURE_TODAY })];
    const answers = [
      [FIXTURE_TODAY, 'no'],
      [daysAgo(-1), 'yes'],
    ] as [string, 'yes' | 'no'][];
    showToday(fixtureSecondWeek({ workoutSessions, sitter: { name: 'Sam', answers } }));
    expect(card()).toContain('Sam is on tomorrow.');
    expect(card()).not.toContain('can’t');
  });

  test('after a hard week the note below takes the place of every sentence', () => {
    moodHistory.write([6, 4, 3, 1, 0].map((ago) => moodEntry(daysAgo(ago), 'tired')));
    showToday(fixtureDashboard({ workoutDays: [daysAgo(20)] }));
    expect(card()).not.toContain('You’re back.');
  });

  describe('with all twelve done', () => {
    const completedWorkouts = Array.from({ length: 12 }, (_, index) => String(index + 1));
    const progress = { completedWorkouts, currentBlock: 1, currentWeek: 4, blockProgress: {} };

    test('a new block can be started', async () => {
      signInHere(fixtureUser());
      const fetchStub = vi.fn(async (_path: string, _request: RequestInit) => Response.json({}));
      vi.stubGlobal('fetch', fetchStub);
      showToday(fixtureDashboard({ progress }));
      await userEvent.click(await screen.findByRole('button', { name: 'Start New 4-Week Block' }));
      await waitFor(() => expect(fetchStub).toHaveBeenCalled());
      const [path, request] = fetchStub.mock.calls[0] ?? [];
      expect(path).toBe('/api/users/amira-1/progress');
      expect(JSON.parse(String(request?.body))).toEqual({ currentBlock: 2 });
    });

    test('no next workout is promised', async () => {
      showToday(fixtureDashboard({ workoutDays: [daysAgo(3)], progress }));
      await screen.findByRole('button', { name: 'Start New 4-Week Block' });
      expect(card()).toContain('Everything you did is still here.');
      expect(card()).not.toContain('Pick up here');
    });
  });
});
