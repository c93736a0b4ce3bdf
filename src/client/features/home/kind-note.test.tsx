import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import { hardWeekShown, moodHistory } from '#client/parts/stored/browser-storage.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { HardWeekNote, KindNote } from './kind-note.tsx';

const daysAgo = (count: number) => addDays(FIXTURE_TODAY, -count);

function show(dashboard: Dashboard, today = FIXTURE_TODAY) {
  const notes = (
    <>
      <KindNote member={memberOf(dashboard, today)} today={today} />
      <HardWeekNote today={today} />
    </>
  );
  return render(notes).container;
}

const liveHardWeek = () => moodHistory.write([6, 4, 3, 1, 0].map((ago) => moodEntry(daysAgo(ago), 'tired')));
const HARD_WEEK = 'You have had some hard days lately.';

describe('the kind word beside today’s workout', () => {
  test('welcomes on the first day', () => {
    const words = show(fixtureDashboard()).textContent;
    expect(words).toContain('Your first workout is below. It takes 25 minutes, or ten if that is what you have.');
  });

  test('is silent on an ordinary day', () => {
    expect(show(fixtureSecondWeek()).textContent).toBe('');
  });

  test.each([
    { away: 3, words: 'A few days off is nothing.' },
    { away: 14, words: 'It has been a while, and you are here.' },
    { away: 60, words: 'please answer the safety questions again' },
  ])('after $away days away: $words', ({ away, words }) => {
    show(fixtureDashboard({ workoutDays: [daysAgo(away)] }));
    expect(screen.getByRole('heading', { name: 'Good to see you' })).toBeTruthy();
    expect(document.body.textContent).toContain(words);
    expect(screen.queryByRole('link', { name: 'Safety questions' }) !== null).toBe(away === 60);
  });

  test('promises no next workout where the block is complete', () => {
    const completedWorkouts = Array.from({ length: 12 }, (_, index) => String(index + 1));
    const progress = { completedWorkouts, currentBlock: 1, currentWeek: 4, blockProgress: {} };
    show(fixtureDashboard({ workoutDays: [daysAgo(3)], progress }));
    expect(document.body.textContent).toContain('A few days off is nothing. All 12 workouts are done');
    expect(document.body.textContent).not.toContain('next workout');
  });

  test('comes after a hard week, in place of everything else', () => {
    liveHardWeek();
    expect(show(fixtureDashboard({ workoutDays: [daysAgo(20)] })).textContent).toContain(HARD_WEEK);
    expect(screen.getByRole('link', { name: '116 123' }).getAttribute('href')).toBe('tel:116123');
    expect(screen.queryByRole('heading', { name: 'Good to see you' })).toBeNull();
  });

  test('once closed it stays away for a week, whatever the mood', async () => {
    liveHardWeek();
    show(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.body.textContent).not.toContain(HARD_WEEK);
    expect(hardWeekShown.read()).toEqual({ day: FIXTURE_TODAY, closed: true });
  });

  test('seen today and not closed, it is gone tomorrow', () => {
    liveHardWeek();
    show(fixtureSecondWeek()).remove();
    moodHistory.write([...moodHistory.read(), moodEntry(daysAgo(-1), 'tired')]);
    expect(show(fixtureSecondWeek(), daysAgo(-1)).textContent).not.toContain(HARD_WEEK);
  });
});
