import { type Edition, WEEKS, type Week } from '#domain/plan/block.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { COOL_DOWN, WARM_UP } from './warm-up-and-cool-down.ts';
import { WEEK_NAMES } from './week-names.ts';
import { summariesOfWeek, workoutSummaries } from './workout-summaries.ts';

/** Counted from the programme, so that the page cannot promise anything else. */
export const FIRST_BLOCK = blockFacts('a');
export const SECOND_BLOCK = blockFacts('b');
/** Of all 24: no session of any block is longer. */
export const LONGEST_SESSION_MINUTES = Math.max(FIRST_BLOCK.longest, SECOND_BLOCK.longest);

export const LEVEL_COUNT = MOVE_LEVELS.length;
export const WARM_UP_MINUTES = WARM_UP.durationMinutes;
export const COOL_DOWN_MINUTES = COOL_DOWN.durationMinutes;
export const WARM_UP_MOVE_COUNT = WARM_UP.moves.length;
export const COOL_DOWN_MOVE_COUNT = COOL_DOWN.moves.length;

export const FIRST_MAIN_MINUTES = (FIRST_BLOCK.minutes[0] ?? 0) - WARM_UP_MINUTES - COOL_DOWN_MINUTES;

export interface WeekFacts {
  week: Week;
  name: string;
  workouts: ReturnType<typeof summariesOfWeek>;
}

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

export const inWords = (count: number): string => WORDS[count] ?? String(count);

export const inWordsAtStart = (count: number): string =>
  inWords(count).replace(/^\w/, (letter) => letter.toUpperCase());
