import type { PlacedSegment } from '#domain/session/session-timeline.ts';

/** A piece of a session at the standard level, for so many seconds; of the main part, unless another step is given. */
export const placedSegment = (
  kind: PlacedSegment['kind'],
  moveId: string,
  seconds: number,
  step: PlacedSegment['step'] = 1,
): PlacedSegment => ({
  kind,
  step,
  moveId,
  plannedMoveId: moveId,
  level: 'standard',
  durationMs: seconds * 1000,
  place: { round: 1, rounds: 1, number: 1, count: 1 },
});
