import { isMove } from './is-move.ts';
import type { SegmentKind } from './session-plan.ts';
import { currentSegment, remainingMs, type SessionState } from './session-state.ts';
import type { PlacedSegment } from './session-timeline.ts';

/** All the waiting before a move: getting ready, resting and setting up in a row are one wait to the member. */
export interface SessionWait {
  /** The index of its first segment. */
  readonly index: number;
  /** What it begins with. */
  readonly kind: SegmentKind;
  /** Whole milliseconds. */
  readonly lengthMs: number;
  readonly leftMs: number;
}

/** The wait that is on; undefined in a move, in an easy way back in, and at the end. */
export function currentWait(state: SessionState): SessionWait | undefined {
  const { segments, index, leadInMs, elapsedMs } = state;
  const segment = currentSegment(state);
  if (!segment || isMove(segment) || leadInMs > 0) return undefined;
  const first = firstOfWait(segments, index);
  const wait = waitFrom(segments, first);
  const goneMs = lengthOf(segments.slice(first, index)) + elapsedMs;
  const lengthMs = lengthOf(wait);
  return { index: first, kind: segments[first]?.kind ?? segment.kind, lengthMs, leftMs: lengthMs - goneMs };
}

/** The milliseconds that the screen counts down: of a way back in, of the whole wait, or of the move. */
export const countedMs = (state: SessionState): number => currentWait(state)?.leftMs ?? remainingMs(state);

/** The first index of the wait that begins nearest to the middle of a session; undefined where nobody waits on the way. */
export function middleWait(segments: readonly PlacedSegment[]): number | undefined {
  const middleMs = lengthOf(segments) / 2;
  const far = (index: number) => Math.abs(lengthOf(segments.slice(0, index)) - middleMs);
  const starts = [...segments.keys()].filter((index) => index > 0 && beginsWait(segments, index));
  return starts.toSorted((one, other) => far(one) - far(other))[0];
}

const beginsWait = (segments: readonly PlacedSegment[], index: number): boolean =>
  !isMoveAt(segments, index) && (index === 0 || isMoveAt(segments, index - 1));

const firstOfWait = (segments: readonly PlacedSegment[], index: number): number =>
  beginsWait(segments, index) ? index : firstOfWait(segments, index - 1);

function waitFrom(segments: readonly PlacedSegment[], first: number): readonly PlacedSegment[] {
  const after = segments.findIndex((segment, index) => index > first && isMove(segment));
  return segments.slice(first, after === -1 ? undefined : after);
}

const isMoveAt = (segments: readonly PlacedSegment[], index: number): boolean => {
  const segment = segments[index];
  return segment !== undefined && isMove(segment);
};

const lengthOf = (segments: readonly PlacedSegment[]): number =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
