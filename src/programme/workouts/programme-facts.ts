import type { Edition } from '#domain/plan/block.ts';
import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { workoutSummaries } from './workout-summaries.ts';

/** Facts of the first block as shipped, counted from the programme, so that no page can promise anything else. */
export const FIRST_BLOCK = factsOf('a');
/** Facts of the second block. */
export const SECOND_BLOCK = factsOf('b');
/** Facts of both blocks together. */
export const ALL_WORKOUTS = factsOf('a', 'b');

/** The minutes of the longest workout of both blocks, in these words. */
export const longestMinutes = (words: ProgrammeWords): number => Math.max(...minutesOf(['a', 'b'], words));

function minutesOf(editions: readonly Edition[], words: ProgrammeWords): number[] {
  return editions.flatMap((edition) => workoutSummaries(edition, words).map(({ durationMinutes }) => durationMinutes));
}

function factsOf(...editions: Edition[]) {
  const minutes = minutesOf(editions, SHIPPED_WORDS);
  const upToHalfAnHour = minutes.filter((workoutMinutes) => workoutMinutes <= 30).length;
  return { count: minutes.length, shortest: Math.min(...minutes), longest: Math.max(...minutes), upToHalfAnHour };
}
