import type { CoachStageProps } from '#client/coach/stage/coach-stage.tsx';
import { isMove } from '#domain/session/is-move.ts';
import { currentSegment, type SessionState } from '#domain/session/session-state.ts';
import { turningPoints } from '#domain/session/session-timeline.ts';
import { currentWait, type SessionWait } from '#domain/session/session-wait.ts';
import type { BodySide } from '#domain/speech/coach-words.ts';
import type { IdleId } from '#programme/clips/idle/idle-clips.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { shownSegment } from './segment-words.ts';

type CoachScene = NonNullable<CoachStageProps['next']>;

/** What the coach shows after this: the other half of the move, or the move after it; undefined where it is the last. */
export function nextScene(state: SessionState, words: ProgrammeWords, firstSide: BodySide): CoachScene | undefined {
  const now = sceneAt(state, words, firstSide);
  if (idleMs(state) > 0) return now;
  const isNew = (scene: CoachScene | undefined) =>
    scene?.name !== now?.name || scene?.mirror !== now?.mirror || scene?.backwards !== now?.backwards;
  return momentsAfter(state)
    .map((later) => sceneAt(later, words, firstSide))
    .find(isNew);
}

/** The shortest wait in which the coach does something of her own, the most that it takes of one, and what she needs to show the move. */
const SHORTEST_IDLE_MS = 12_000;
const LONGEST_IDLE_MS = 9_000;
const SHOWING_MS = 7_000;

/** How the coach goes through what is on now: in waits something of her own first, each time something else, then slowly the next move. */
export function roundNow(state: SessionState, session: number): Pick<CoachStageProps, 'seed' | 'lasts' | 'idle'> {
  const wait = currentWait(state);
  const segment = currentSegment(state);
  const index = wait?.index ?? state.index;
  const lasts = wait ? wait.lengthMs - ownMs(wait) : segment?.durationMs;
  return {
    seed: session + index,
    lasts: state.leadInMs > 0 || lasts === undefined ? undefined : lasts / 1000,
    idle: idleMs(state) > 0 ? IDLE_IDS[(session + waitsBefore(state.segments, index)) % IDLE_IDS.length] : undefined,
  };
}
const IDLE_IDS: readonly IdleId[] = ['shake', 'clock', 'drink', 'hips', 'brow'];

const waitsBefore = (segments: SessionState['segments'], index: number): number =>
  segments.slice(0, index).filter(isMove).length;

const ownMs = ({ index, lengthMs }: SessionWait): number =>
  index === 0 || lengthMs < SHORTEST_IDLE_MS ? 0 : Math.min(LONGEST_IDLE_MS, lengthMs - SHOWING_MS);

/** The milliseconds that are left of what she does of her own. */
function idleMs(state: SessionState): number {
  const wait = currentWait(state);
  return wait ? ownMs(wait) - (wait.lengthMs - wait.leftMs) : 0;
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
