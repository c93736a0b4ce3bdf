import type { CoachStageProps } from '#client/coach/stage/coach-stage.tsx';
import { COOL_DOWN_EFFORT, coachRounds, effortIn } from '#domain/session/coach-round.ts';
import { isMove } from '#domain/session/is-move.ts';
import { currentSegment, type SessionState } from '#domain/session/session-state.ts';
import { turningPoints } from '#domain/session/session-timeline.ts';
import { currentWait, type SessionWait } from '#domain/session/session-wait.ts';
import type { BodySide } from '#domain/speech/coach-words.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
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
export function roundNow(
  state: SessionState,
  session: number,
): Pick<CoachStageProps, 'seed' | 'lasts' | 'begins' | 'idle'> {
  const wait = currentWait(state);
  const index = wait?.index ?? state.index;
  const round = coachRounds(state.segments, state.index, session).findLast(({ fromMs }) => state.elapsedMs >= fromMs);
  const lasts = wait ? wait.lengthMs - ownMs(wait) : round && round.untilMs - round.fromMs;
  return {
    seed: round?.seed ?? session + index,
    lasts: state.leadInMs > 0 || lasts === undefined ? undefined : lasts / 1000,
    begins: round && Math.max(0, round.beginsMs - round.fromMs) / 1000,
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
  return { name: clipOfMove(moveId, level, words), mirror, backwards, effort: effortOf(state) };
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

/** How hard the coach breathes now, 0 to 1. */
export function effortOf(state: SessionState): number {
  const segment = currentSegment(state);
  return !segment || state.leadInMs > 0 ? COOL_DOWN_EFFORT : effortIn(segment);
}
