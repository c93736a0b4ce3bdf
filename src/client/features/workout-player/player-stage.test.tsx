import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layWords } from '#client/member/programme-words.ts';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import type { MoveLevel } from '#programme/moves/move.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { wordsWithOwnMove } from '#programme/moves/own-moves.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import type { MoveLevels } from './move-levels.ts';
import { signIn } from './open-player.fixture.tsx';
import { PlayerStage } from './player-stage.tsx';

const FILM = `${'a'.repeat(64)}.mp4`;
const WORDS = wordsWithOwnMove({ 'shown-as': '', 'standard-medium': FILM });
const LEVELS = { limits: UNASKED_LIMITS, isLocked: () => false, factsOf: factsIn(WORDS) } as MoveLevels;

beforeEach(() => {
  signIn();
  layWords(WORDS);
  vi.stubGlobal('fetch', async () => Response.json({ [FILM]: { address: '/media/film', still: '/media/still' } }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => {
  layWords(SHIPPED_WORDS);
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stage = (level: MoveLevel) => (
  <PlayerStage
    shown={{ moveId: 'own_1', level, isOtherSide: true }}
    isPlaying
    levels={LEVELS}
    onLevel={() => undefined}
  />
);

test('a film stands in the coach’s place, which nothing of her is drawn in, and goes with the version', async () => {
  const { rerender } = render(stage('standard'));
  const view = screen.getByRole('img', {
    name: 'The picture shows: Pillow squeeze, Standard version. Squeeze gently, then let go',
  });
  await vi.waitFor(() => expect(view.querySelector('video')?.getAttribute('src')).toBe('/media/film'));
  expect(view.querySelector('canvas, [data-model]')).toBeNull();
  expect([...view.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/media/still']);
  expect(screen.queryByRole('button', { name: /^Turn her/ })).toBeNull();
  await act(async () => rerender(stage('harder')));
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByRole('img', { name: /^The coach shows: Slow pillow squeeze, Harder version/ })).toBeTruthy();
});
