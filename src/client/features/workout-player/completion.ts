import { moodHistory, moodSharing } from '#client/parts/stored/browser-storage.ts';
import { type MoodId, moodOf } from '#domain/mood/mood.ts';
import type { DoneWorkout } from '#domain/session/completion.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { moveFacts } from '#programme/moves/move-facts.ts';
import { asMoveId } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';

/** Null when the player was only opened to tick it off; capped at twice the stated minutes, as a phone lies about. */
export function activeSeconds(openMs: number, statedMinutes: number): number | null {
  const seconds = Math.round(openMs / 1000);
  const stated = statedMinutes * 60;
  return seconds < stated / 4 ? null : Math.min(seconds, stated * 2);
}

export const hasImpact = (
  { completedExercises = [] }: Pick<DoneWorkout, 'completedExercises'>,
  words: ProgrammeWords,
): boolean =>
  completedExercises.some(
    ({ moveId, level }) => asMoveId(moveId, words) && moveFacts(moveId, words).strains[level].includes('impact'),
  );

/** Privacy: the mood goes along only after a yes (product §9). */
export function moodToShare(day: CalendarDay): MoodId | null {
  if (moodSharing.read() !== 'yes') return null;
  return moodOf(moodHistory.read(), day)?.mood ?? null;
}
