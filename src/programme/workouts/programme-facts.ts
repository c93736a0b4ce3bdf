import { type Edition, WEEKS, type Week } from '#domain/plan/block.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { COOL_DOWN, WARM_UP } from './warm-up-and-cool-down.ts';
import { WEEK_NAMES } from './week-names.ts';
import { summariesOfWeek, workoutSummaries } from './workout-summaries.ts';

/** Facts of the first block, counted from the programme, so that no page can promise anything else. */
export const FIRST_BLOCK = blockFacts('a');
/** Facts of the second block. */
export const SECOND_BLOCK = blockFacts('b');
/** The minutes of the longest of the 24 workouts. */
export const LONGEST_SESSION_MINUTES = Math.max(FIRST_BLOCK.longest, SECOND_BLOCK.longest);

/** How many levels a move has. */
export const LEVEL_COUNT = MOVE_LEVELS.length;
/** The minutes of the usual warm-up. */
export const WARM_UP_MINUTES = WARM_UP.durationMinutes;
/** The minutes of the usual cool-down. */
export const COOL_DOWN_MINUTES = COOL_DOWN.durationMinutes;
/** How many moves the usual warm-up has. */
export const WARM_UP_MOVE_COUNT = WARM_UP.moves.length;
/** How many stretches the usual cool-down has. */
export const COOL_DOWN_MOVE_COUNT = COOL_DOWN.moves.length;

/** The minutes of the main part of the first workout. */
export const FIRST_MAIN_MINUTES = (FIRST_BLOCK.minutes[0] ?? 0) - WARM_UP_MINUTES - COOL_DOWN_MINUTES;

/** A week with the cards of its workouts, as shipped. */
export interface WeekFacts {
  week: Week;
  name: string;
  workouts: ReturnType<typeof summariesOfWeek>;
}

/** The four weeks of the first block. */
export const WEEKS_OF_FIRST_BLOCK: readonly WeekFacts[] = WEEKS.map((week) => {
  return { week, name: WEEK_NAMES[week].name, workouts: summariesOfWeek('a', week, SHIPPED_WORDS) };
});

function blockFacts(edition: Edition) {
  const minutes = workoutSummaries(edition).map(({ durationMinutes }) => durationMinutes);
  const upToHalfAnHour = minutes.filter((workoutMinutes) => workoutMinutes <= 30).length;
  const range = { shortest: Math.min(...minutes), longest: Math.max(...minutes) };
  return { workoutCount: minutes.length, minutes, ...range, upToHalfAnHour };
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count in words up to twelve, in digits above: "no", "three", "24". */
export const inWords = (count: number): string => WORDS[count] ?? String(count);

/** A count in words with a capital letter, for the start of a sentence. */
export const inWordsAtStart = (count: number): string =>
  inWords(count).replace(/^\w/, (letter) => letter.toUpperCase());
