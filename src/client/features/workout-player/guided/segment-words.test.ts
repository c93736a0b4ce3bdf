import { expect, it } from 'vitest';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import { newSession } from '#domain/session/session-state.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { shownSegment } from './segment-words.ts';

const DURATION_MS = 40_000;

const segment = (moveId: string, level: PlayedLevel, halfway: PlacedSegment['halfway']): PlacedSegment => ({
  kind: 'work',
  step: 0,
  moveId,
  plannedMoveId: moveId,
  level,
  durationMs: DURATION_MS,
  place: { round: 1, rounds: 1, number: 1, count: 1 },
  ...(halfway && { halfway }),
});

const half = (of: PlacedSegment, share: number) => {
  const { isOtherSide, isOtherWay } =
    shownSegment({ ...newSession([of], 0), elapsedMs: share * DURATION_MS }, SHIPPED_WORDS) ?? {};
  return { isOtherSide, isOtherWay };
};

it.each([
  ['hip_circles', 'standard', 'half', { isOtherSide: false, isOtherWay: true }],
  ['shoulder_rolls', 'harder', 'half', { isOtherSide: false, isOtherWay: true }],
  ['hip_circles', 'harder', 'switch-sides', { isOtherSide: true, isOtherWay: false }],
  ['squat', 'standard', 'half', { isOtherSide: false, isOtherWay: false }],
] as const)('%s %s shows its second half as its words say', (moveId, level, halfway, second) => {
  const shown = segment(moveId, level, halfway);
  expect(half(shown, 0.4)).toEqual({ isOtherSide: false, isOtherWay: false });
  expect(half(shown, 0.5)).toEqual(second);
});
