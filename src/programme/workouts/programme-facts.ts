import type { Edition } from '#domain/plan/block.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { workoutSummaries } from './workout-summaries.ts';

/** Facts of the first block as shipped, counted from the programme, so that no page can promise anything else. */
export const FIRST_BLOCK = factsOf('a');
/** Facts of the second block. */
export const SECOND_BLOCK = factsOf('b');
/** Facts of both blocks together. */
export const ALL_WORKOUTS = factsOf('a', 'b');

function factsOf(...editions: Edition[]) {
  const minutes = editions.flatMap((edition) =>
    workoutSummaries(edition, SHIPPED_WORDS).map(({ durationMinutes }) => durationMinutes),
  );
  const upToHalfAnHour = minutes.filter((workoutMinutes) => workoutMinutes <= 30).length;
  return { count: minutes.length, shortest: Math.min(...minutes), longest: Math.max(...minutes), upToHalfAnHour };
}
