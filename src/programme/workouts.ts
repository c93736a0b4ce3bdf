import type { Edition, Week } from '#domain/block.ts';
import { WEEK_1_A } from './edition-a/week-1.ts';
import { WEEK_2_A } from './edition-a/week-2.ts';
import { WEEK_3_A } from './edition-a/week-3.ts';
import { WEEK_4_A } from './edition-a/week-4.ts';
import { WEEK_1_B } from './edition-b/week-1.ts';
import { WEEK_2_B } from './edition-b/week-2.ts';
import { WEEK_3_B } from './edition-b/week-3.ts';
import { WEEK_4_B } from './edition-b/week-4.ts';
import type { WeekOfWorkouts, Workout } from './workout.ts';

const EDITIONS: Readonly<Record<Edition, Readonly<Record<Week, WeekOfWorkouts>>>> = {
  a: { 1: WEEK_1_A, 2: WEEK_2_A, 3: WEEK_3_A, 4: WEEK_4_A },
  b: { 1: WEEK_1_B, 2: WEEK_2_B, 3: WEEK_3_B, 4: WEEK_4_B },
};

/** The workouts A, B and C of a week. */
export function workoutsOfWeek(edition: Edition, week: Week): WeekOfWorkouts {
  return EDITIONS[edition][week];
}

/** All twelve workouts of an edition, in order. */
export function workoutsOf(edition: Edition): readonly Workout[] {
  return Object.values(EDITIONS[edition]).flat();
}

/** The workout of that number; undefined when there is none, so that the screen can say "Workout Not Found". */
export function findWorkout(edition: Edition, id: number): Workout | undefined {
  return workoutsOf(edition).find((workout) => workout.id === id);
}
