import { expect, test } from 'vitest';
import type { SegmentKind } from './session-plan.ts';
import { newSession } from './session-state.ts';
import type { PlacedSegment } from './session-timeline.ts';
import { countedMs, currentWait, middleWait } from './session-wait.ts';

const segmentsOf = (...plan: readonly (readonly [SegmentKind, number])[]): PlacedSegment[] =>
  plan.map(([kind, seconds]) => ({
    kind,
    step: 1,
    moveId: 'squat',
    plannedMoveId: 'squat',
    level: 'standard',
    durationMs: seconds * 1000,
    place: { round: 1, rounds: 1, number: 1, count: 1 },
  }));

const SEGMENTS = segmentsOf(['get-ready', 5], ['set-up', 10], ['work', 40], ['rest', 15], ['set-up', 10], ['work', 40]);
const at = (index: number, elapsedMs = 0) => ({ ...newSession(SEGMENTS, 0), index, elapsedMs });

test.each([
  [0, 2_000, { index: 0, kind: 'get-ready', lengthMs: 15_000, leftMs: 13_000 }],
  [1, 2_000, { index: 0, kind: 'get-ready', lengthMs: 15_000, leftMs: 8_000 }],
  [2, 2_000, undefined],
  [3, 0, { index: 3, kind: 'rest', lengthMs: 25_000, leftMs: 25_000 }],
  [4, 9_000, { index: 3, kind: 'rest', lengthMs: 25_000, leftMs: 1_000 }],
  [6, 0, undefined],
] as const)('segment %i at %i ms waits: %j', (index, elapsedMs, wait) => {
  expect(currentWait(at(index, elapsedMs))).toEqual(wait);
});

test('an easy way back in is counted by itself, and so is a move', () => {
  expect(countedMs({ ...at(3), leadInMs: 30_000 })).toBe(30_000);
  expect(countedMs(at(3))).toBe(25_000);
  expect(countedMs(at(2, 10_000))).toBe(30_000);
  expect(countedMs(at(6))).toBe(0);
});

test('the middle is the wait that begins nearest to half of the time, never the first', () => {
  expect(middleWait(SEGMENTS)).toBe(3);
  expect(middleWait(segmentsOf(['get-ready', 10], ['work', 40]))).toBeUndefined();
  expect(middleWait(segmentsOf(['work', 10], ['rest', 5], ['work', 40], ['rest', 5], ['work', 60]))).toBe(3);
});
