import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import { noteJustFinished } from '#client/parts/session/just-finished.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { Week } from '#domain/plan/block.ts';
import { FIXTURE_TODAY, fixtureSecondWeek, fixtureSession } from '#tests/fixtures/member-fixtures.ts';
import { WeekHeader } from './back-header.tsx';
import { WeekView } from './week-view.tsx';
import cardStyles from './workout-card.module.css';

function showWeek(week: Week, dashboard: Dashboard = fixtureSecondWeek()) {
  const member = memberOf(dashboard, FIXTURE_TODAY);
  return render(
    <>
      <WeekHeader week={week} member={member} />
      <WeekView week={week} today={FIXTURE_TODAY} member={member} failed={false} />
    </>,
  );
}

describe('WeekView', () => {
  test('shows her note of the last time, and none where she wrote none', () => {
    const withNote = (notes: string) => fixtureSecondWeek({ workoutSessions: [fixtureSession({ notes })] });
    const { container, unmount } = showWeek(2, withNote('Side plank felt steadier.'));
    expect(container.textContent).toContain('Side plank felt steadier.');
    unmount();
    expect(showWeek(2, withNote('Completed workout')).container.textContent).not.toContain('Completed workout');
  });

  test('lists the three workouts, each with its own start', () => {
    showWeek(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Building Confidence' })).toBeTruthy();
    const starts = screen.getAllByRole('link', { name: /^Start Workout/ });
    expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/workout/4', '/workout/5', '/workout/6']);
  });

  test('the next one can be done in ten minutes, too', () => {
    showWeek(2);
    const next = within(screen.getByRole('region', { name: 'Glute Burner' }));
    expect(next.getByRole('link', { name: /^10 min/ }).getAttribute('href')).toBe('/workout/5?length=10');
    expect(screen.getAllByRole('link', { name: /^10 min/ })).toHaveLength(1);
  });

  test('each says in one line how long it takes and what it needs', () => {
    showWeek(2);
    const facts = screen.getAllByRole('region').map((card) => within(card).getAllByRole('listitem'));
    expect(facts.map((items) => items.map(({ textContent }) => textContent))).toEqual([
      ['27 min', 'backpack, mat'],
      ['25 min', 'mat'],
      ['24 min', 'bottles'],
    ]);
  });

  test('a completed workout has its tick and how it went last time', () => {
    showWeek(2);
    const card = screen.getByRole('region', { name: 'Full-Body Resistance' });
    expect(within(card).getByText('Done')).toBeTruthy();
    expect(card.textContent).toContain('Last time: 8/10');
    expect(card.textContent).toContain('Thu 19 Nov, 27 min');
    expect(card.textContent).toContain('Stopped twice for nappies, still finished');
  });

  test('the tick of the workout she comes back from is drawn before her eyes, once', () => {
    const tick = () => {
      const card = within(screen.getByRole('region', { name: 'Full-Body Resistance' }));
      return card.getByText('Done').parentElement?.querySelector('svg')?.classList;
    };
    noteJustFinished(4);
    const { unmount } = showWeek(2);
    expect(tick()).toContain(cardStyles.drawn);
    unmount();
    showWeek(2);
    expect(tick()).not.toContain(cardStyles.drawn);
  });

  test('a session counted without the dialog reads "Not rated", and its true minutes show', () => {
    const workoutSessions = [fixtureSession({ rating: null, activeSeconds: 1530, completedOn: FIXTURE_TODAY })];
    showWeek(2, fixtureSecondWeek({ workoutSessions }));
    const card = screen.getByRole('region', { name: 'Full-Body Resistance' });
    expect(card.textContent).toContain('Not rated');
    expect(card.textContent).toContain('Today, 26 min');
  });

  test('only the next workout is marked', () => {
    showWeek(2);
    const marked = screen.getAllByRole('region').filter((card) => card.textContent?.includes(', next'));
    expect(marked).toEqual([screen.getByRole('region', { name: 'Glute Burner' })]);
  });

  test('a complete week carries the name that celebrates it', () => {
    showWeek(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Rhythm Found' })).toBeTruthy();
    expect(screen.getByText('Week 1')).toBeTruthy();
    expect(screen.getByText('All 3 done. Do one again, or move on.')).toBeTruthy();
  });

  test('a complete week leads on to the first one that is not, and all twelve lead nowhere', () => {
    const on = () => screen.queryByRole('link', { name: /^On to week/ })?.getAttribute('href');
    const { unmount } = showWeek(1);
    expect(on()).toBe('/dashboard-full?tab=week2');
    unmount();
    const open = showWeek(2);
    expect(on()).toBeUndefined();
    open.unmount();
    const completedWorkouts = Array.from({ length: 12 }, (_, index) => String(index + 1));
    showWeek(4, fixtureSecondWeek({ progress: { ...fixtureSecondWeek().progress, completedWorkouts } }));
    expect(screen.getByText('All 3 done. Do one again, or move on.')).toBeTruthy();
    expect(on()).toBeUndefined();
  });

  test('a later week may be started, and says which comes next', () => {
    showWeek(4);
    expect(screen.getByText('Start any week you like. Week 2 is next.')).toBeTruthy();
  });

  test('what was done in the other edition does not count as last time', () => {
    showWeek(2, fixtureSecondWeek({ workoutSessions: [fixtureSession({ edition: 'b' })] }));
    expect(screen.getByRole('region', { name: 'Full-Body Resistance' }).textContent).not.toContain('Last time');
  });
});
