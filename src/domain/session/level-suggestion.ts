import type { Effort } from './workout-session.ts';

/** How many workouts in a row must feel too hard before Easier is offered. */
const HARD_IN_A_ROW = 2;

/** How many workouts in a row must feel about right or easy before Harder is offered. */
export const WELL_IN_A_ROW = 3;

/**
 * The level to offer for the next workout, from how hard the last ones felt; undefined when no offer is due.
 *
 * @param efforts newest first, without the workouts of which the member did not say.
 */
export function suggestedLevel(efforts: readonly Effort[]): 'easier' | 'harder' | undefined {
  const last = (count: number) => (efforts.length >= count ? efforts.slice(0, count) : undefined);
  if (last(HARD_IN_A_ROW)?.every((effort) => effort === 'hard')) return 'easier';
  if (last(WELL_IN_A_ROW)?.every((effort) => effort !== 'hard')) return 'harder';
  return undefined;
}
