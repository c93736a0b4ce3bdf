import { type PlannedLength, type PlannedSegment, planSession } from '#domain/session-plan.ts';
import { COOL_DOWN, WARM_UP } from './warm-up-and-cool-down.ts';
import type { Workout } from './workout.ts';

/** A workout with its warm-up and cool-down as timed segments, in the length that she has time for. */
export function timedWorkout(workout: Workout, length: PlannedLength): PlannedSegment[] {
  return planSession({ workout, warmUp: WARM_UP, coolDown: COOL_DOWN }, length);
}
