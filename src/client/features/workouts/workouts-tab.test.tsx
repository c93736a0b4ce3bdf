import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import { workoutIntroViewed } from '#client/parts/stored/browser-storage.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek, fixtureSession } from '#tests/fixtures/member-fixtures.ts';
import { WorkoutsTab } from './workouts-tab.tsx';

const show = (dashboard = fixtureSecondWeek(), introOpen = false) =>
  render(
    <WorkoutsTab
      today={FIXTURE_TODAY}
      member={memberOf(dashboard, FIXTURE_TODAY)}
      failed={false}
      introOpen={introOpen}
    />,
  );

const intro = () => screen.getByRole('button', { name: /How it works/ });

describe('WorkoutsTab', () => {
  test('shows the four weeks with their progress; a complete one celebrates', () => {
    show();
    const weeks = screen.getAllByRole('link').slice(0, 4);
    expect(weeks.map((week) => week.querySelector('h3')?.textContent)).toEqual([
      'Rhythm Found',
      'Building Confidence',
      'Discovering Strength',
      'Celebrating Success',
    ]);
    expect(weeks.map((week) => /\d\/3/.exec(week.textContent ?? '')?.[0])).toEqual(['3/3', '1/3', '0/3', '0/3']);
    expect(weeks[1]?.textContent).toContain('This week');
    expect(weeks[1]?.getAttribute('href')).toBe('/dashboard-full?tab=week2');
  });

  test('the introduction is open until it was put away, and is remembered', async () => {
    const { unmount } = show(fixtureDashboard());
    expect(intro().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(intro());
    expect(intro().getAttribute('aria-expanded')).toBe('false');
    expect(workoutIntroViewed.read()).toBe(true);
    unmount();
    show(fixtureDashboard());
    expect(intro().getAttribute('aria-expanded')).toBe('false');
  });

  test('after the first workout the introduction is folded', () => {
    show();
    expect(intro().getAttribute('aria-expanded')).toBe('false');
  });

  test('the way from "New here?" opens the introduction again', () => {
    workoutIntroViewed.write(true);
    show(fixtureSecondWeek(), true);
    expect(intro().getAttribute('aria-expanded')).toBe('true');
  });

  test('the introduction is loaded once it is asked for, with captions, and its words stay where it cannot be', async () => {
    show(fixtureDashboard());
    expect(document.querySelector('video, source')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play the introduction' }));
    expect(workoutIntroViewed.read()).toBe(true);
    const film = screen.getByLabelText('How it works', { selector: 'video' });
    expect(film.querySelector('track')?.getAttribute('kind')).toBe('captions');
    fireEvent.error(film.querySelector('source:last-of-type') as Element);
    expect(screen.getByText('We can’t load the film right now. The words below say the same.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play the introduction' })).toBeTruthy();
  });

  test('the history line gives the average only when every session is at hand', () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: /Workout history/ }).textContent).toBe('Workout history4 workouts');
    unmount();
    const stats = { totalWorkouts: 1, stepGoal: 5000, blocksCompleted: 0 };
    show(fixtureSecondWeek({ stats, workoutSessions: [fixtureSession()] }));
    expect(screen.getByRole('link', { name: /Workout history/ }).textContent).toContain(
      '1 workout, 8.0 average rating',
    );
  });

  test('the newest workouts stand there, with their rating out of ten; the whole history is a link away', () => {
    const ids = ['4', '3', '2', '1'];
    show(fixtureSecondWeek({ workoutSessions: ids.map((id) => fixtureSession({ id: `s${id}`, workoutId: id })) }));
    const history = within(screen.getByRole('region', { name: 'Your last workouts' }));
    expect(
      history
        .getAllByRole('listitem')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Rated 8 of 108/10Full-Body ResistanceThu 19 Nov, 27 min',
      'Rated 8 of 108/10Core & ControlThu 19 Nov, 22 min',
      'Rated 8 of 108/10Glutes & Cardio IntroThu 19 Nov, 20 min',
    ]);
    expect(history.getByRole('link', { name: /Workout history/ }).getAttribute('href')).toBe(
      '/dashboard-full?tab=workouts&view=history',
    );
  });

  test('finished blocks are counted and kept to look back on, the latest first', () => {
    const { unmount } = show();
    expect(screen.queryByRole('heading', { name: /completed/ })).toBeNull();
    unmount();
    const blockProgress = {
      block_1: { completedAt: Date.UTC(2026, 8, 3, 9), totalWorkouts: 12 },
      block_2: { completedAt: Date.UTC(2026, 10, 2, 9), totalWorkouts: 14 },
      block_3: { completedAt: null, totalWorkouts: 1 },
    };
    show(fixtureSecondWeek({ progress: { completedWorkouts: ['1'], currentBlock: 3, currentWeek: 1, blockProgress } }));
    const card = within(screen.getByRole('region', { name: '2 blocks done' }));
    const links = card.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Block 214 workouts, finished Mon 2 Nov',
      'Block 112 workouts, finished Thu 3 Sep',
    ]);
    expect(links[1]?.getAttribute('href')).toBe('/dashboard-full?tab=workouts&view=block&block=1');
  });
});
