import type { Edition } from '#domain/plan/block.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { workoutSummaries } from './workout-summaries.ts';

/** The workouts of a block; there are two blocks. */
export const BLOCK_COUNT = 12;
/** The workouts of both blocks. */
export const WORKOUT_COUNT = 2 * BLOCK_COUNT;

/** The minutes of the longest workout of both blocks, in these words. */
export const longestMinutes = (words: ProgrammeWords): number => Math.max(...minutesOf(['a', 'b'], words));

/** "20 to 40": the minutes of the shortest and the longest of all workouts, in these words. */
export const minutesRange = (words: ProgrammeWords): string =>
  `${Math.min(...minutesOf(['a', 'b'], words))} to ${longestMinutes(words)}`;

/** What texts about the programme may say of its minutes, by the names that stand in braces. */
export const MINUTE_SLOTS = ['shortest', 'longest', 'half an hour at most', 'longest later'] as const;

/** The minutes of {@link MINUTE_SLOTS} in these words, so that no page can promise anything else. */
export function minuteSlots(words: ProgrammeWords): Readonly<Record<(typeof MINUTE_SLOTS)[number], string>> {
  const first = minutesOf(['a'], words);
  return {
    shortest: `${Math.min(...first)}`,
    longest: `${Math.max(...first)}`,
    'half an hour at most': `${first.filter((minutes) => minutes <= 30).length}`,
    'longest later': `${Math.max(...minutesOf(['b'], words))}`,
  };
}

function minutesOf(editions: readonly Edition[], words: ProgrammeWords): number[] {
  return editions.flatMap((edition) => workoutSummaries(edition, words).map(({ durationMinutes }) => durationMinutes));
}
