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
 * How long a member worked in the first week of a block and in the last: every session of those workouts, repeats and
 * broken-off ones too. Undefined where one of the two weeks is not known.
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
