import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { layWords } from '#client/member/programme-words.ts';
import { wordsWithOwnMove } from '#programme/moves/own-moves.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { FIXTURE_NOW, fixtureDashboard, fixtureSecondWeek, fixtureSession } from '#tests/fixtures/member-fixtures.ts';
import { finishInTunnel, HISTORY, REFUSED, row, SESSIONS, serveHistory, totals, WHOLE } from './history.fixture.tsx';

const server = serveHistory();

describe('HistoryView', () => {
  test('lists every session newest first, month by month, with totals', async () => {
    server.show(HISTORY);
    const november = await screen.findByRole('region', { name: 'November 2026' });
    const titles = within(november).getAllByRole('heading', { level: 3 });
    expect(titles.map((heading) => heading.textContent)).toEqual([
      'Full-Body Resistance',
      'Core & Control',
      'Glutes & Cardio Intro',
    ]);
    expect(await within(november).findByText('3 workouts, 59 min, 8.0 average rating')).toBeTruthy();
    const october = screen.getByRole('region', { name: 'October 2026' });
    expect(within(october).getByText('1 workout, 25 min')).toBeTruthy();
    expect(totals()).toEqual(['4', '8.0', '2']);
  });

  test('a short version and a missing rating say so', async () => {
    server.show(HISTORY);
    expect((await row('Glutes & Cardio Intro')).textContent).toContain('10 min');
    expect((await row('Glutes & Cardio Intro')).textContent).toContain('1B, Thu 12 Nov');
    expect((await row('Strength & Core Foundation')).textContent).toContain('not rated');
  });

  test('with a second block each session says to which it belongs', async () => {
    const progress = { completedWorkouts: [], currentBlock: 2, currentWeek: 1, blockProgress: {} };
    server.show(HISTORY, fixtureSecondWeek({ progress }));
    expect((await row('Core & Control')).textContent).toContain('Block 1, 1C, Tue 17 Nov');
  });

  test('a broken-off session does not claim to be a completed workout', async () => {
    server.show([fixtureSession({ length: 'partial', notes: 'Completed workout', rating: null })]);
    const partial = await row('Full-Body Resistance');
    expect(partial.textContent).toContain('Part of it');
    expect(partial.textContent).not.toContain('Completed workout');
  });

  test('a workout without a note shows none', async () => {
    server.show([fixtureSession({ notes: 'Completed workout' })]);
    expect((await row('Full-Body Resistance')).textContent).not.toContain('Completed workout');
  });

  test('an empty history says what will be here, and leads to the first workout', async () => {
    server.show([], fixtureDashboard());
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Workout' }).getAttribute('href')).toBe('/workout/1');
  });

  test('older sessions come page by page, from the last one of the page before', async () => {
    const page = Array.from({ length: 200 }, (_, index) =>
      fixtureSession({ id: `p${String(index).padStart(3, '0')}`, completedAt: FIXTURE_NOW - index }),
    );
    server.show(page);
    const old = fixtureSession({ id: 'old', notes: 'The very first', completedAt: 1_000_000_000_000 });
    const older = `${SESSIONS}?before=${FIXTURE_NOW - 199}&beforeId=p199`;
    server.answers = { [`GET ${older}`]: () => Response.json([old]) };
    await userEvent.click(await screen.findByRole('button', { name: 'Show older workouts' }));
    expect(await screen.findByText('The very first')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older workouts' })).toBeNull();
  });

  test('what still waits on the device is in its place, counted, marked, and cannot be changed yet', async () => {
    const inTheTunnel = await finishInTunnel({
      workoutId: '5',
      notes: 'In the tunnel',
      completedAt: FIXTURE_NOW - 5 * 86_400_000,
      completedOn: '2026-11-16',
    });
    server.show(HISTORY, WHOLE, inTheTunnel);
    const inTunnel = await row('In the tunnel');
    expect(inTunnel.textContent).toContain('Saved on this device, waiting to sync');
    expect(within(inTunnel).queryByRole('button')).toBeNull();
    expect(await screen.findByText('4 workouts, 84 min, 8.0 average rating')).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles.indexOf('Glute Burner')).toBe(2);
    expect(totals()[0]).toBe('5');
  });

  test('a failed load can be tried again', async () => {
    server.show(HISTORY, WHOLE, { [`GET ${SESSIONS}`]: () => Response.json(REFUSED, { status: 500 }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answers = {};
    await userEvent.click(retry);
    expect(await row('Core & Control')).toBeTruthy();
  });
});

const played = (level: 'easier' | 'standard' | 'harder', moveId = 'squat') => ({ moveId, level, seconds: 40 });

describe('what became of it all so far', () => {
  test('the minutes of the last weeks stand as a picture, those that still wait on the device too', async () => {
    server.show(HISTORY, WHOLE, await finishInTunnel({ activeSeconds: 900 }));
    expect((await screen.findByRole('img', { name: /^Minutes a week/ })).getAttribute('aria-label')).toBe(
      'Minutes a week: 25 in the week of Mon 26 Oct, 0 in the week of Mon 2 Nov, ' +
        '10 in the week of Mon 9 Nov, 64 this week so far.',
    );
  });

  test('a week whose sessions are not all known is not told', async () => {
    const workoutDays = [...WHOLE.workoutDays, '2026-11-03'];
    server.show(HISTORY, fixtureSecondWeek({ workoutSessions: HISTORY, workoutDays }));
    const picture = await screen.findByRole('img', { name: /^Minutes a week/ });
    expect(picture.getAttribute('aria-label')).toContain('Minutes a week: 10 in the week of Mon 9 Nov');
  });

  test('names the moves that are played at a heavier level than at first, and no others', async () => {
    server.show([
      fixtureSession({ completedExercises: [played('standard'), played('standard', 'bridge')] }),
      fixtureSession({
        id: 's0',
        clientId: 'c0',
        completedAt: FIXTURE_NOW - 9 * 86_400_000,
        completedExercises: [played('easier'), played('standard', 'bridge'), played('easier', 'gone')],
      }),
    ]);
    const grown = within(await screen.findByRole('region', { name: 'Levels grown' }));
    const told = grown.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual(['Bodyweight squatEasier, then Standard']);
  });

  test('a move of the owner’s own keeps its name where it was withdrawn', async () => {
    layWords(wordsWithOwnMove({ standing: 'withdrawn' }));
    onTestFinished(() => layWords(SHIPPED_WORDS));
    const before = { id: 's0', clientId: 'c0', completedAt: FIXTURE_NOW - 9 * 86_400_000 };
    server.show([
      fixtureSession({ completedExercises: [played('standard', 'own_1')] }),
      fixtureSession({ ...before, completedExercises: [played('easier', 'own_1')] }),
    ]);
    const grown = within(await screen.findByRole('region', { name: 'Levels grown' }));
    expect(grown.getByRole('listitem').textContent).toBe('Pillow squeezeEasier, then Standard');
  });

  test('nothing is said of levels that nobody knows, nor of one week alone', async () => {
    server.show([fixtureSession()], fixtureSecondWeek({ workoutDays: ['2026-11-19'] }));
    await row('Full-Body Resistance');
    expect(screen.queryByRole('img', { name: /^Minutes a week/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Levels grown' })).toBeNull();
  });
});
