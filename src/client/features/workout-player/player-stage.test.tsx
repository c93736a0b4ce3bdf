import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layWords } from '#client/member/programme-words.ts';
import { MediaSourceContext } from '#client/parts/move-media/media-source.ts';
import type { MoveMedia } from '#contract/videos.ts';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/moves/move.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { OWN_MOVE_FIELDS } from '#programme/moves/own-move-fields.ts';
import { wordsWithOwnMove } from '#programme/moves/own-moves.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { PlayerStage } from './player-stage.tsx';

const film = (level: MoveLevel) => `${level}.mp4`;
const WORDS = wordsWithOwnMove(
  Object.fromEntries(MOVE_LEVELS.map((level) => [OWN_MOVE_FIELDS.medium(level), film(level)])),
);
const media: MoveMedia = Object.fromEntries(
  MOVE_LEVELS.map((level) => [film(level), { address: `/media/${film(level)}`, still: `/media/${level}.webp` }]),
);
const SOURCE = { whose: 'a test', ask: async () => media, isOnDevice: false };
const LEVELS = { isLocked: () => false, limits: UNASKED_LIMITS, factsOf: factsIn(WORDS) };

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  layWords(WORDS);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  layWords(SHIPPED_WORDS);
});

async function show(moveId: MoveId, level: MoveLevel) {
  const shown = { moveId, level, isOtherSide: false, isOtherWay: false, isPastHalf: false };
  const stage = (
    <MediaSourceContext value={SOURCE}>
      <PlayerStage {...{ shown }} isPlaying levels={LEVELS} onLevel={() => undefined} />
    </MediaSourceContext>
  );
  await act(async () => void render(stage));
}

const playing = () => [...document.querySelectorAll('video')].map((one) => one.getAttribute('src'));

test.each(MOVE_LEVELS)(
  'of a move of the owner’s own the film of the version that is played is shown: %s',
  async (level) => {
    await show('own_1', level);
    await vi.waitFor(() => expect(playing()).toEqual([`/media/${film(level)}`]));
    expect(screen.getByRole('img', { name: /^The picture shows: .*pillow squeeze, /i })).toBeTruthy();
  },
);

test('of the move that stands in for it the coach, and no film', async () => {
  await show('squat', 'standard');
  expect(screen.getByRole('img', { name: /^The coach shows: / })).toBeTruthy();
  expect(playing()).toEqual([]);
});
