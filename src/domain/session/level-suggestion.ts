import type { Effort } from './workout-session.ts';

/** Workouts in a row that felt too hard before Easier is offered. */
const HARD_IN_A_ROW = 2;

/** Workouts in a row that were about right or easy before Harder is offered. */
export const WELL_IN_A_ROW = 3;

/**
 * The level to offer for the next time, from how hard the last workouts felt; undefined when there is nothing to say.
 *
 * @param efforts newest first; workouts of which she did not say are left out before.
 */
export function suggestedLevel(efforts: readonly Effort[]): 'easier' | 'harder' | undefined {
  const last = (count: number) => (efforts.length >= count ? efforts.slice(0, count) : undefined);
  if (last(HARD_IN_A_ROW)?.every((effort) => effort === 'hard')) return 'easier';
  if (last(WELL_IN_A_ROW)?.every((effort) => effort !== 'hard')) return 'harder';
  return undefined;
}
