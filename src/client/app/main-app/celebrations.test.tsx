import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readText } from '#client/browser/stored-value.ts';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { memberOf } from '#client/parts/progress/member.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { markCelebrated, noteForCelebration } from '#client/parts/session/celebrated-workouts.ts';
import { congratulatedBlock, uncelebratedWorkouts } from '#client/parts/stored/browser-storage.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { FIXTURE_TODAY, fixtureSecondWeek, fixtureSession, fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { Celebrations } from './celebrations.tsx';

const ALL_TWELVE = Array.from({ length: 12 }, (_, index) => String(index + 1));
const PROGRESS = '/api/users/amira-1/progress';

/** All twelve of block 1 done in 300 minutes. */
const WHOLE_BLOCK = fixtureSecondWeek({
  progress: {
    completedWorkouts: ALL_TWELVE,
    currentBlock: 1,
    currentWeek: 4,
    blockProgress: { block_1: { completedAt: null, totalWorkouts: 12 } },
  },
  workoutSessions: ALL_TWELVE.map((workoutId) =>
    fixtureSession({ id: `s${workoutId}`, clientId: `c${workoutId}`, workoutId, activeSeconds: 1_500 }),
  ),
});

let calls: string[];
let answer: () => Response;

beforeEach(() => {
  signInHere(fixtureUser());
  calls = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/site') return Response.json({ coaching: { coachName: 'Sam', url: 'https://coach.example/' } });
    calls.push(`${method} ${path} ${body ?? ''}`);
    return answer();
  });
});

function show(dashboard: Dashboard = fixtureSecondWeek()) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Celebrations userId="amira-1" member={memberOf(dashboard, FIXTURE_TODAY)} today={FIXTURE_TODAY} />
    </QueryClientProvider>,
  );
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('Workout Complete', () => {
  test('praises a completion that no player has praised, once', async () => {
    noteForCelebration('client-1');
    const { unmount } = show();
    const praise = await dialog('Workout Complete');
    expect(praise.getByText('Full-Body Resistance. 27 minutes. Four down, eight to go.')).toBeTruthy();
    expect(praise.getByRole('button', { name: 'Share Your Win' })).toBeTruthy();
    await userEvent.click(praise.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readText(uncelebratedWorkouts.key)).toBeUndefined();
    unmount();
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says of a short version that it counts', async () => {
    noteForCelebration('short-one');
    show(
      fixtureSecondWeek({
        workoutSessions: [fixtureSession({ clientId: 'short-one', length: '10', activeSeconds: 590 })],
      }),
    );
    const praise = await dialog('Workout Complete');
    expect(praise.getByText(/\. 10 minutes, and it counts\. \w+ down, \w+ to go\.$/)).toBeTruthy();
  });

  test('tells the badge that it brought, and none that was there before', async () => {
    noteForCelebration('the-last');
    const last = fixtureSession({ id: 's14', clientId: 'the-last', workoutId: '12', activeSeconds: 1_500 });
    const { unmount } = show({ ...WHOLE_BLOCK, workoutSessions: [...WHOLE_BLOCK.workoutSessions.slice(0, -1), last] });
    const praise = await dialog('Workout Complete');
    expect(praise.getByText('New badge').parentElement?.textContent).toContain('Block 1 complete');
    unmount();
    noteForCelebration('again');
    const again = fixtureSession({ id: 's13', clientId: 'again', workoutId: '12', activeSeconds: 1_500 });
    show({ ...WHOLE_BLOCK, workoutSessions: [...WHOLE_BLOCK.workoutSessions, again] });
    expect((await dialog('Workout Complete')).queryByText('New badge')).toBeNull();
  });

  test('stays away for what the player has praised, whichever came first', () => {
    noteForCelebration('praised-after');
    markCelebrated('praised-after');
    markCelebrated('praised-before');
    noteForCelebration('praised-before');
    expect(readText(uncelebratedWorkouts.key)).toBeUndefined();
  });

  test('comes before the congratulation', async () => {
    noteForCelebration('c12');
    show(WHOLE_BLOCK);
    await userEvent.click((await dialog('Workout Complete')).getByRole('button', { name: 'Continue' }));
    expect(await dialog('4 weeks. 12 workouts. You did that.')).toBeTruthy();
  });
});

describe('the congratulation after four weeks', () => {
  const open = () => dialog('4 weeks. 12 workouts. You did that.');

  test('tells what the block came to and leads on', async () => {
    show(WHOLE_BLOCK);
    const congratulation = await open();
    expect(congratulation.getByText('Block 1 is yours. Take a bow.')).toBeTruthy();
    expect(congratulation.getByText(/^Your streak comes with you\. Next: 12 new workouts, /)).toBeTruthy();
    const figures = congratulation.getAllByRole('definition').map((value) => value.textContent);
    expect(figures).toEqual(['12', '300']);
    const coaching = await congratulation.findByRole('link', { name: /^Get 1:1 Coaching/ });
    expect(coaching.getAttribute('href')).toBe('https://coach.example/');
    await userEvent.click(congratulation.getByRole('button', { name: 'Start New 4-Week Block' }));
    const changes = () => calls.filter((call) => !call.startsWith('GET'));
    await waitFor(() => expect(changes()).toEqual([`PATCH ${PROGRESS} {"currentBlock":2}`]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('tells of a best streak once it was a week', async () => {
    const week = Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}`);
    show({ ...WHOLE_BLOCK, workoutDays: week });
    const figures = (await open()).getAllByRole('definition').map((value) => value.textContent);
    expect(figures).toEqual(['12', '300', '7']);
  });

  test('lights a tile for each of the twelve, one after the other, beside the coach who bows', async () => {
    show(WHOLE_BLOCK);
    await open();
    const tiles = document.querySelectorAll<HTMLElement>('[role="dialog"] ol[class*="tiles"] li');
    const turns = [...tiles].map((tile) => Number(tile.style.getPropertyValue('--turn')));
    expect(turns).toEqual(Array.from({ length: 12 }, (_, turn) => turn));
    expect(document.querySelector('[role="dialog"] img[src="/coach/scene-bow.webp"]')).toBeTruthy();
  });

  test('of a block so long that not all of it is at hand tells how many there were, and no minutes', async () => {
    const { progress } = WHOLE_BLOCK;
    const blockProgress = { block_1: { completedAt: null, totalWorkouts: 75 } };
    show({ ...WHOLE_BLOCK, progress: { ...progress, blockProgress } });
    const congratulation = await open();
    const figures = congratulation.getAllByRole('definition').map((value) => value.textContent);
    expect(figures).toEqual(['75']);
    expect(congratulation.queryByText('minutes')).toBeNull();
  });

  test('puts the first week beside the last, with the moves that grew', async () => {
    const played = (workoutId: string, level: string) => ({
      ...fixtureSession({ id: `s${workoutId}`, workoutId, activeSeconds: Number(workoutId) * 60 }),
      completedAt: Number(workoutId),
      completedExercises: [{ moveId: 'squat', level, seconds: 40 }],
    });
    answer = () => Response.json([played('1', 'easier'), played('3', 'easier'), played('11', 'standard')]);
    show(WHOLE_BLOCK);
    const congratulation = await open();
    expect(await congratulation.findByText('4 min')).toBeTruthy();
    expect(congratulation.getByText('11 min')).toBeTruthy();
    expect(congratulation.getByText('You’ve gone up a level: Bodyweight squat.')).toBeTruthy();
  });

  test('is shown once for a block, however it is closed', async () => {
    const { unmount } = show(WHOLE_BLOCK);
    await userEvent.click((await open()).getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(congratulatedBlock.read()).toBe(1);
    unmount();
    show(WHOLE_BLOCK);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a block that could not be started says so, and the dialog stays', async () => {
    answer = () => Response.json({ code: 'block_not_complete' }, { status: 409 });
    show(WHOLE_BLOCK);
    const congratulation = await open();
    await userEvent.click(congratulation.getByRole('button', { name: 'Start New 4-Week Block' }));
    expect((await congratulation.findByRole('alert')).textContent).toBe(
      'The new block didn’t start. Nothing’s lost. Try again in a moment.',
    );
  });

  test('waits until all twelve are done', () => {
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
