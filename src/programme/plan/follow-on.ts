import {
  BLOCK_WEEKS,
  type Edition,
  WORKOUTS_PER_WEEK,
  type WorkoutCode,
  type WorkoutId,
  weekOfWorkout,
} from '#domain/plan/block.ts';
import { type BlockPlan, type Pace, playedWeek } from '#domain/plan/follow-on.ts';

/** The weeks of the follow-on, A B C: foundation, strength, power, and the rhythm after them (product §28). */
const ROAD =
  'a1 b2 a3 b1 a2 b3 a4 b2 a3 b4 a2 b6 ' +
  'a4 a5 a6 b4 b5 b6 a7 a8 a9 b4 a5 b6 ' +
  'b7 b8 b9 a10 a11 a9 b10 b11 b9 a12 b8 b12 ' +
  'a7 a10 a9 b9 b5 a8 b7 b10 a6 a12 b6 a2';

const CODES = ROAD.split(' ') as WorkoutCode[];

/**
 * The workout at a place where a completion has to say it, which is on the follow-on; undefined outside the follow-on, where block
 * and place say it.
 */
export const playedAt = (plan: BlockPlan, place: WorkoutId): WorkoutCode | undefined =>
  isEdition(plan) ? undefined : workoutAt(plan, place);

/** The workout that a block plays at a place. */
export function workoutAt(plan: BlockPlan, place: WorkoutId): WorkoutCode {
  if (isEdition(plan)) return `${plan}${place}`;
  const week = weekOfWorkout(place);
  const later = week - playedWeek(plan.slice(0, -1) as Pace, week);
  const index = (Number(plan.slice(-1)) - 1) * BLOCK_WEEKS * WORKOUTS_PER_WEEK + place - 1 - later * WORKOUTS_PER_WEEK;
  return CODES[index] as WorkoutCode;
}

const isEdition = (plan: BlockPlan): plan is Edition => plan.length === 1;
