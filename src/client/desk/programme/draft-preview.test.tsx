import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS, DESK_PLAYER_PATH } from '#contract/paths.ts';
import { SHIPPED_WORDS, workoutPlaceId } from '#programme/words/programme-words.ts';
import { movesIn, planProblems } from '#programme/workouts/plan-rules.ts';
import { planOf } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';
import { DraftPreview } from './draft-preview.tsx';
import type { PlannedDraft } from './use-planned-workout.ts';

const fetched = stubFetch();

const LOOP = { id: 'a.mp4', address: '/media/a.mp4?key=1', small: '/media/b.webp?key=2' };
const MEDIA = { [LOOP.id]: { address: LOOP.address, still: LOOP.small } };
const answer = async (input: RequestInfo | URL) =>
  input === DESK_PATHS.media ? Response.json({ media: [LOOP] }) : new Response('<!doctype html>');

beforeEach(() => {
  fetched.mockImplementation(answer);
});

const WORDS = { ...SHIPPED_WORDS, [workoutPlaceId('a5')]: { shortTitle: 'Strong Wall' } };

function draftOf(changed: Partial<PlannedDraft['workout']> = {}): PlannedDraft {
  const workout = { ...shippedWorkout('a5'), ...changed };
  const library = movesIn(WORDS);
  const problems = planProblems(workout, shippedWorkout('a5'), library);
  return { code: 'a5', workout, library, words: WORDS, problems, plan: planOf(workout) };
}

function open(draft: PlannedDraft) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DraftPreview draft={draft} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Preview' });
  button.focus();
  fireEvent.click(button);
}

async function openPlayer() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('The workout in the player');
  const inside = frame.contentWindow as Window;
  const told = vi.spyOn(inside, 'postMessage').mockImplementation(() => undefined);
  const say = (data: unknown, source: MessageEventSource | null = inside) =>
    fireEvent(window, new MessageEvent('message', { data, source, origin: 'null' }));
  return { frame, told, say };
}

test('the player is told the draft once it listens, and again at each choice', async () => {
  open(draftOf());
  const { frame, told, say } = await openPlayer();
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([DESK_PLAYER_PATH, 'allow-scripts']);
  say('ready');
  expect(told).toHaveBeenLastCalledWith(
    { code: 'a5', words: WORDS, media: MEDIA, length: 'full', level: 'standard' },
    '*',
  );
  fireEvent.click(screen.getByRole('radio', { name: '15 min' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Easier' }));
  expect(told).toHaveBeenLastCalledWith({ code: 'a5', words: WORDS, media: MEDIA, length: '15', level: 'easier' }, '*');
  expect(told).toHaveBeenCalledTimes(3);
});

test('what another window says is no answer; leaving the player leads back to the button', async () => {
  open(draftOf());
  const { told, say } = await openPlayer();
  say('ready', window);
  say('left', window);
  expect(told).not.toHaveBeenCalled();
  say('left');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview' }));
});

test('what cannot be played is named, and no player is asked for', () => {
  open(draftOf({ circuits: [] }));
  expect(screen.getByRole('dialog').textContent).toContain('It can’t be played yet.');
  expect(screen.getByRole('button', { name: /^Go there/ })).toBeDefined();
  expect(screen.queryByTitle('The workout in the player')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('a plan that cannot be read is not played as it ships', () => {
  open({ ...draftOf(), plan: undefined });
  expect(screen.getByRole('dialog').textContent).toContain('This plan can’t be read.');
  expect(screen.queryByTitle('The workout in the player')).toBeNull();
});

test('a player that does not come says so, and is asked for again', async () => {
  fetched.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
  open(draftOf());
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByTitle('The workout in the player')).toBeNull();
  fetched.mockImplementation(answer);
  fireEvent.click(again);
  expect(await screen.findByTitle('The workout in the player')).toBeDefined();
});
