import { BLOCK_WEEKS, isWorkoutId, type Week, weekOfWorkout } from './block.ts';

/** A session of a block, with the minutes that are shown of it. */
export interface BlockSession {
  /** "1" to "12". */
  workoutId: string;
  minutes: number;
}

/** Whole minutes of a block's first and last week. */
export interface FirstAndLastWeek {
  first: number;
  last: number;
}

/**
 * The minutes that a member worked in the first and in the last week of a block: every session of those workouts counts,
 * repeats and broken-off ones too. Undefined where one of the two weeks has no minutes.
 */
export function firstAndLastWeek(sessions: readonly BlockSession[]): FirstAndLastWeek | undefined {
  const minutesOf = (week: Week) =>
    sessions
      .filter(({ workoutId }) => isOfWeek(Number(workoutId), week))
      .reduce((sum, { minutes }) => sum + minutes, 0);
  const [first, last] = [minutesOf(1), minutesOf(BLOCK_WEEKS)];
  return first > 0 && last > 0 ? { first, last } : undefined;
}

const isOfWeek = (id: number, week: Week): boolean => isWorkoutId(id) && weekOfWorkout(id) === week;
