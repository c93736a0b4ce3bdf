import { type Edition, isWorkoutId, type Week } from '#domain/block.ts';
import { OVERVIEW_A } from './edition-a/overview.ts';
import { OVERVIEW_B } from './edition-b/overview.ts';
import type { WorkoutSummary } from './workout.ts';

const OVERVIEWS = { a: OVERVIEW_A, b: OVERVIEW_B } as const satisfies Record<Edition, unknown>;

/** The twelve workouts of an edition, in order. */
export function workoutSummaries(edition: Edition): readonly WorkoutSummary[] {
  return Object.values(OVERVIEWS[edition]);
}

/** The card of one workout; undefined when there is no workout of that number. */
export function findWorkoutSummary(edition: Edition, id: number): WorkoutSummary | undefined {
  return isWorkoutId(id) ? OVERVIEWS[edition][id] : undefined;
}

/** The cards of a week's workouts A, B and C. */
export function summariesOfWeek(edition: Edition, week: Week): readonly WorkoutSummary[] {
  return workoutSummaries(edition).filter((workout) => workout.week === week);
}
