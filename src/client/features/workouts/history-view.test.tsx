import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memberOf } from '#client/components/member.ts';
import { createQueryClient } from '#client/platform/query-client.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import {
  FIXTURE_NOW,
  FIXTURE_TODAY,
  fixtureDashboard,
  fixtureSecondWeek,
  fixtureSession,
} from '#tests/member-fixtures.ts';
import { HistoryView } from './history-view.tsx';

afterEach(() => vi.unstubAllGlobals());

const HISTORY = [
  fixtureSession(),
  fixtureSession({
    id: 's3',
    workoutId: '3',
    rating: 9,
    completedOn: '2026-11-17',
    notes: 'Side plank felt steadier.',
  }),
  fixtureSession({ id: 's2', workoutId: '2', rating: 7, completedOn: '2026-11-12', length: '10', activeSeconds: 600 }),
  fixtureSession({ id: 's1', workoutId: '1', rating: null, completedOn: '2026-11-10' }),
];

function showHistory(pages: WorkoutSession[][] | Response, dashboard: Dashboard = fixtureSecondWeek()) {
  const fetchStub = vi.fn(async (_path: string) =>
    pages instanceof Response ? pages.clone() : Response.json(pages.shift() ?? []),
  );
  vi.stubGlobal('fetch', fetchStub);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HistoryView userId="amira-1" today={FIXTURE_TODAY} member={memberOf(dashboard, FIXTURE_TODAY)} failed={false} />
    </QueryClientProvider>,
  );
  return fetchStub;
}

describe('HistoryView', () => {
  test('lists every session newest first, week by week, with totals on top', async () => {
    showHistory([HISTORY]);
    const weekTwo = await screen.findByRole('region', { name: 'Week 2, Building Confidence' });
    expect(within(weekTwo).getByText('Stopped twice for nappies, still finished')).toBeTruthy();
    const weekOne = screen.getByRole('region', { name: 'Week 1, Finding Your Rhythm' });
    expect(
      within(weekOne)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Core & Control', 'Glutes & Cardio Intro', 'Strength & Core Foundation']);
    const totals = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(totals).toEqual(['4', '8.0', '2']);
  });

  test('a short version and a missing rating say so', async () => {
    showHistory([HISTORY]);
    const short = (await screen.findByText('Glutes & Cardio Intro')).closest('li');
    expect(short?.textContent).toContain('10 min');
    expect(short?.textContent).toContain('1B, Thu 12 Nov');
    const unrated = screen.getByText('Strength & Core Foundation').closest('li');
    expect(unrated?.textContent).toContain('not rated');
  });

  test('a broken-off session does not claim to be a completed workout', async () => {
    showHistory([[fixtureSession({ length: 'partial', notes: 'Completed workout', rating: null })]]);
    const row = (await screen.findByText('Full-Body Resistance')).closest('li');
    expect(row?.textContent).toContain('Part of it');
    expect(row?.textContent).not.toContain('Completed workout');
  });

  test('an empty history says what will be here, and leads to the first workout', async () => {
    showHistory([[]], fixtureDashboard());
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Workout' }).getAttribute('href')).toBe('/workout/1');
  });

  test('older sessions come page by page', async () => {
    const page = Array.from({ length: 200 }, (_, index) =>
      fixtureSession({ id: `p${index}`, completedAt: FIXTURE_NOW - index }),
    );
    const fetchStub = showHistory([page, [fixtureSession({ id: 'old', notes: 'The very first' })]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show older workouts' }));
    expect(await screen.findByText('The very first')).toBeTruthy();
    expect(fetchStub.mock.lastCall?.[0]).toBe(`/api/users/amira-1/workout-sessions?before=${FIXTURE_NOW - 199}`);
    expect(screen.queryByRole('button', { name: 'Show older workouts' })).toBeNull();
  });

  test('what still waits on the device is in the list and marked', async () => {
    const waiting = fixtureSession({ id: 'temporary-x', clientId: 'x', workoutId: '5', notes: 'In the tunnel' });
    showHistory([HISTORY], fixtureSecondWeek({ workoutSessions: [waiting, fixtureSession()] }));
    const row = (await screen.findByText('In the tunnel')).closest('li');
    expect(row?.textContent).toContain('Saved on this device, waiting to go up');
  });

  test('a failed load can be tried again', async () => {
    showHistory(Response.json({ message: 'No', code: 'internal' }, { status: 500 }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    vi.stubGlobal('fetch', async () => Response.json(HISTORY));
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('Core & Control')).toBeTruthy());
  });
});
