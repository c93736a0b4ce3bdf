import type { CoachStageProps } from '#client/coach/stage/coach-stage.tsx';
import { currentSegment, type SessionState } from '#domain/session/session-state.ts';
import { turningPoints } from '#domain/session/session-timeline.ts';
import type { BodySide } from '#domain/speech/coach-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { shownSegment } from './segment-words.ts';

type CoachScene = NonNullable<CoachStageProps['next']>;

/** What the coach shows after this: the other half of the move, or the move after it; undefined where it is the last. */
export function nextScene(state: SessionState, words: ProgrammeWords, firstSide: BodySide): CoachScene | undefined {
  const now = sceneAt(state, words, firstSide);
  const isNew = (scene: CoachScene | undefined) =>
    scene?.name !== now?.name || scene?.mirror !== now?.mirror || scene?.backwards !== now?.backwards;
  return momentsAfter(state)
    .map((later) => sceneAt(later, words, firstSide))
    .find(isNew);
}

function sceneAt(state: SessionState, words: ProgrammeWords, firstSide: BodySide): CoachScene | undefined {
  const shown = shownSegment(state, words, firstSide);
  if (!shown) return undefined;
  const { moveId, level, isOtherSide: mirror, isOtherWay: backwards = false } = shown;
  return { name: `${moveId}-${level}`, mirror, backwards, effort: effortOf(state) };
}

/** Moments in which the coach may show something else: half time, and the segments up to the next move. */
function momentsAfter(state: SessionState): SessionState[] {
  const segment = currentSegment(state);
  if (!segment) return [];
  if (state.leadInMs > 0) return [{ ...state, leadInMs: 0 }];
  const turns = [segment.durationMs / 2, ...turningPoints(segment)].filter((atMs) => atMs > state.elapsedMs);
  return [
    ...turns.map((elapsedMs) => ({ ...state, elapsedMs })),
    ...[1, 2, 3].map((on) => ({ ...state, index: state.index + on, elapsedMs: 0 })),
  ];
}

/** Of the warm-up, the first round of the main part, and the cool-down. */
const WARM_UP = 0.35;
const FIRST_ROUND = 0.55;
const LAST_ROUND = 0.9;
const COOL_DOWN = 0.15;
/** In a rest the breath calms down. */
const RESTING = 0.6;

/** How hard the coach breathes now, 0 to 1. */
export function effortOf(state: SessionState): number {
  const segment = currentSegment(state);
  if (!segment || state.leadInMs > 0) return COOL_DOWN;
  const { step, kind, place } = segment;
  if (step === 0) return WARM_UP;
  if (step === 2) return COOL_DOWN;
  const { round = 1, rounds = 1 } = place;
  const share = rounds > 1 ? (round - 1) / (rounds - 1) : 0;
  return (FIRST_ROUND + (LAST_ROUND - FIRST_ROUND) * share) * (kind === 'work' ? 1 : RESTING);
}
