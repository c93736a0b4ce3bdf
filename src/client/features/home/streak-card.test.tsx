import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { StreakCard } from './streak-card.tsx';

function showStreak(dashboard: Dashboard) {
  render(<StreakCard member={memberOf(dashboard, FIXTURE_TODAY)} today={FIXTURE_TODAY} />);
  return screen.getByRole('region', { name: 'Active Days Streak' });
}

const lastDays = (count: number) =>
  Array.from({ length: count }, (_, index) => addDays(FIXTURE_TODAY, -index) as string).reverse();

describe('StreakCard', () => {
  test('the first day invites and shows no rest pass', () => {
    const card = showStreak(fixtureDashboard());
    expect(card.textContent).toContain('0 days');
    expect(within(card).queryByRole('img')).toBeNull();
    expect(card.textContent).toContain('Today’s a good day to start. So is tomorrow.');
    expect(card.textContent).toContain('Complete a workout OR reach your step goal to extend your streak');
    expect(card.textContent).not.toContain('rest pass');
    expect(card.textContent).toContain('week 1: 0 of 3');
  });

  test('a workout today extends the streak', () => {
    const card = showStreak(fixtureDashboard({ workoutDays: [FIXTURE_TODAY] }));
    expect(card.textContent).toContain('1 day');
    expect(card.textContent).toContain('Workout completed today! Streak extended!');
    expect(within(card).getByText('Saturday: active, workout')).toBeTruthy();
  });

  test('the step goal alone keeps today active', () => {
    const card = showStreak(fixtureDashboard({ stepGoalDays: [FIXTURE_TODAY] }));
    expect(card.textContent).toContain('Step goal reached. Today counts.');
    expect(within(card).getByText('Saturday: active, step goal')).toBeTruthy();
  });

  test.each([
    { days: 6, flames: 1 },
    { days: 7, flames: 2 },
    { days: 14, flames: 3 },
    { days: 30, flames: 4 },
  ])('$days days light $flames flames', ({ days, flames }) => {
    const card = showStreak(fixtureDashboard({ workoutDays: lastDays(days) }));
    expect(within(card).getByRole('img', { name: `${flames} of 4 flames` })).toBeTruthy();
    expect(card.textContent?.match(new RegExp(`${days} days`, 'g'))).toHaveLength(1);
  });

  test('a flame that is gained in sight lights up; one that was lit before does not', () => {
    const yesterday = memberOf(fixtureDashboard({ workoutDays: lastDays(7).slice(0, -1) }), FIXTURE_TODAY);
    const today = memberOf(fixtureDashboard({ workoutDays: lastDays(7) }), FIXTURE_TODAY);
    const { rerender } = render(<StreakCard member={yesterday} today={FIXTURE_TODAY} />);
    const count = () => screen.getByText(/^\d days$/).parentElement;
    expect(count()?.className).not.toContain('gained');
    rerender(<StreakCard member={today} today={FIXTURE_TODAY} />);
    expect(count()?.className).toContain('gained');
    cleanup();
    render(<StreakCard member={today} today={FIXTURE_TODAY} />);
    expect(count()?.className).not.toContain('gained');
  });

  test('a missed day that a rest pass covered is told the day after, and marked in the week', () => {
    const workoutDays = lastDays(8).filter((day) => day !== '2026-11-20' && day !== FIXTURE_TODAY);
    const card = showStreak(fixtureDashboard({ workoutDays }));
    expect(within(card).getByText('Friday: rest pass')).toBeTruthy();
    expect(within(card).getByText('Saturday: today, still open')).toBeTruthy();
    expect(card.textContent).toContain('A rest pass covered yesterday. Your streak is still 6.');
  });

  test('the programme’s own week stands beside the days', () => {
    expect(showStreak(fixtureSecondWeek()).textContent).toContain('week 2: 1 of 3');
  });

  test.each([
    { last: FIXTURE_TODAY, completed: 3, words: 'week 1: 3 of 3' },
    { last: addDays(FIXTURE_TODAY, -2), completed: 3, words: 'week 1: 3 of 3' },
    { last: addDays(FIXTURE_TODAY, -7), completed: 3, words: 'week 2: 0 of 3' },
    { last: FIXTURE_TODAY, completed: 4, words: 'week 2: 1 of 3' },
    { last: FIXTURE_TODAY, completed: 12, words: 'week 4: 3 of 3' },
  ])('with $completed done, the last on $last: "$words"', ({ last, completed, words }) => {
    const { progress } = fixtureSecondWeek();
    const completedWorkouts = Array.from({ length: completed }, (_, index) => String(index + 1));
    const dashboard = fixtureDashboard({ workoutDays: [last], progress: { ...progress, completedWorkouts } });
    expect(showStreak(dashboard).textContent).toContain(words);
  });

  test('the fifth active day tells of the pass that it earned', () => {
    expect(showStreak(fixtureDashboard({ workoutDays: lastDays(5) })).textContent).toContain(
      'You’ve earned a rest pass. It’ll wait till you need it.',
    );
  });
});
