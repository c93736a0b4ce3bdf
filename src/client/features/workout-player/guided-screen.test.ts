import { expect, test } from 'vitest';
import { effortOf } from '#client/features/workout-player/guided-screen.tsx';
import { newSession } from '#domain/session/session-state.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';

const segment = (step: PlacedSegment['step'], kind: PlacedSegment['kind'], round = 1, rounds = 1): PlacedSegment => ({
  kind,
  step,
  moveId: 'squat',
  plannedMoveId: 'squat',
  level: 'standard',
  durationMs: 40_000,
  place: { round, rounds, number: 1, count: 1 },
});

test.each([
  ['in the warm-up', segment(0, 'work'), 0.35],
  ['in the first of three rounds', segment(1, 'work', 1, 3), 0.55],
  ['in the middle round', segment(1, 'work', 2, 3), 0.725],
  ['in the last round', segment(1, 'work', 3, 3), 0.9],
  ['in an only round', segment(1, 'work'), 0.55],
  ['in a rest of the last round', segment(1, 'rest', 3, 3), 0.54],
  ['in the cool-down', segment(2, 'stretch'), 0.15],
])('the coach breathes %s as hard as that is', (_where, one, effort) => {
  expect(effortOf(newSession([one], 0))).toBeCloseTo(effort);
});

test('and calmly on the easy way back in, and once all is done', () => {
  const session = newSession([segment(1, 'work', 3, 3)], 0);
  expect([effortOf({ ...session, leadInMs: 1 }), effortOf({ ...session, index: 1 })]).toEqual([0.15, 0.15]);
});
