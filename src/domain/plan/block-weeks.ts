import { BLOCK_WEEKS, isWorkoutId, type Week, weekOfWorkout } from './block.ts';

/**
 * The minutes that a member worked in the first and in the last week of a block: every session of those workouts counts,
 * repeats and broken-off ones too, with the minutes that are shown of it. Undefined where one of the two weeks has no minutes.
 */
export function firstAndLastWeek(sessions: readonly { workoutId: string; minutes: number }[]) {
  const minutesOf = (week: Week) =>
    sessions
      .filter(({ workoutId }) => isOfWeek(Number(workoutId), week))
      .reduce((sum, { minutes }) => sum + minutes, 0);
  const [first, last] = [minutesOf(1), minutesOf(BLOCK_WEEKS)];
  return first > 0 && last > 0 ? { first, last } : undefined;
}

const isOfWeek = (id: number, week: Week): boolean => isWorkoutId(id) && weekOfWorkout(id) === week;
