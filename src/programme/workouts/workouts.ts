import { type Edition, type Week, type WorkoutCode, type WorkoutId, workoutIdsOfWeek } from '#domain/plan/block.ts';
import type { BlockPlan } from '#domain/plan/road.ts';
import { workoutAt } from '#programme/plan/road.ts';
import { workoutInWords } from '#programme/words/changed-words.ts';
import { WEEK_1_A } from './edition-a/week-1.ts';
import { WEEK_2_A } from './edition-a/week-2.ts';
import { WEEK_3_A } from './edition-a/week-3.ts';
import { WEEK_4_A } from './edition-a/week-4.ts';
import { WEEK_1_B } from './edition-b/week-1.ts';
import { WEEK_2_B } from './edition-b/week-2.ts';
import { WEEK_3_B } from './edition-b/week-3.ts';
import { WEEK_4_B } from './edition-b/week-4.ts';
import { atPlace, type WeekOfWorkouts, type Workout } from './workout.ts';

const EDITIONS: Readonly<Record<Edition, Readonly<Record<Week, WeekOfWorkouts>>>> = {
  a: { 1: WEEK_1_A, 2: WEEK_2_A, 3: WEEK_3_A, 4: WEEK_4_A },
  b: { 1: WEEK_1_B, 2: WEEK_2_B, 3: WEEK_3_B, 4: WEEK_4_B },
};

/** What a block plays in a week, A, B and C, with the week and letters of its places. */
export function workoutsOfWeek(plan: BlockPlan, week: Week): readonly Workout[] {
  return workoutIdsOfWeek(week).map((place) => workoutOf(workoutAt(plan, place), place));
}

/** All twelve workouts of an edition, in order, in the words that lie over them. */
export function workoutsOf(edition: Edition): readonly Workout[] {
  return Object.values(EDITIONS[edition])
    .flat()
    .map((workout) => workoutInWords(`${edition}${workout.id}`, workout));
}

/** The workout of that number; undefined when there is none. */
export function findWorkout(edition: Edition, id: number): Workout | undefined {
  return workoutsOf(edition).find((workout) => workout.id === id);
}

/** One of the 24, as it is played at a place. */
export function workoutOf(code: WorkoutCode, place: WorkoutId): Workout {
  const workout = findWorkout(code.charAt(0) as Edition, Number(code.slice(1)));
  if (!workout) throw new Error(`There is no workout ${code}`);
  return atPlace(place, workout);
}
