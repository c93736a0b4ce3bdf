import { type Edition, type Week, type WorkoutCode, type WorkoutId, workoutIdsOfWeek } from '#domain/plan/block.ts';
import type { BlockPlan } from '#domain/plan/follow-on.ts';
import { workoutAt } from '#programme/plan/follow-on.ts';
import { type ProgrammeWords, workoutPlaceId } from '#programme/words/programme-words.ts';
import { WEEK_1_A } from './edition-a/week-1.ts';
import { WEEK_2_A } from './edition-a/week-2.ts';
import { WEEK_3_A } from './edition-a/week-3.ts';
import { WEEK_4_A } from './edition-a/week-4.ts';
import { WEEK_1_B } from './edition-b/week-1.ts';
import { WEEK_2_B } from './edition-b/week-2.ts';
import { WEEK_3_B } from './edition-b/week-3.ts';
import { WEEK_4_B } from './edition-b/week-4.ts';
import { atPlace, type WeekOfWorkouts, type Workout, workoutInWords } from './workout.ts';
import { planOf, readPlan, withPlan } from './workout-plan.ts';

const EDITIONS: Readonly<Record<Edition, Readonly<Record<Week, WeekOfWorkouts>>>> = {
  a: { 1: WEEK_1_A, 2: WEEK_2_A, 3: WEEK_3_A, 4: WEEK_4_A },
  b: { 1: WEEK_1_B, 2: WEEK_2_B, 3: WEEK_3_B, 4: WEEK_4_B },
};

/** The workouts A, B and C that a block plays in a week, in these words, with the week and letters of their places. */
export function workoutsOfWeek(plan: BlockPlan, week: Week, words: ProgrammeWords): readonly Workout[] {
  return workoutIdsOfWeek(week).map((place) => workoutOf(workoutAt(plan, place), place, words));
}

/** All twelve workouts of an edition, in order, as shipped. */
export function workoutsOf(edition: Edition): readonly Workout[] {
  return Object.values(EDITIONS[edition]).flat();
}

/** The workout of that number, as shipped; undefined when there is none. */
export function findWorkout(edition: Edition, id: number): Workout | undefined {
  return workoutsOf(edition).find((workout) => workout.id === id);
}

/** One of the 24 in these words, as it is played at a place. @throws for a code that no workout has. */
export function workoutOf(code: WorkoutCode, place: WorkoutId, words: ProgrammeWords): Workout {
  const shipped = shippedWorkout(code);
  const own = words[workoutPlaceId(code)];
  if (!own) return atPlace(place, shipped);
  const plan = own.plan === undefined ? undefined : readPlan(own.plan, words);
  return atPlace(place, withPlan(workoutInWords(code, shipped, words), plan ?? planOf(shipped), shipped, words));
}

/** One of the 24 as shipped. @throws for a code that no workout has. */
export function shippedWorkout(code: WorkoutCode): Workout {
  const workout = findWorkout(code.charAt(0) as Edition, Number(code.slice(1)));
  if (!workout) throw new Error(`No workout has the code ${code}`);
  return workout;
}
