import { moodHistory, moodSharing } from '#client/platform/browser-storage.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { DoneWorkout } from '#domain/completion.ts';
import { type MoodId, moodOf } from '#domain/mood.ts';
import { moveFacts } from '#programme/move-facts.ts';

/**
 * The time since the player was opened, as far as it can be the workout's: unknown when the player was only opened to
 * tick it off, and never more than twice the stated minutes, however long the phone lay about.
 */
export function activeSeconds(openMs: number, statedMinutes: number): number | null {
  const seconds = Math.round(openMs / 1000);
  const stated = statedMinutes * 60;
  return seconds < stated / 4 ? null : Math.min(seconds, stated * 2);
}

/** She played a version that leaves the floor. */
export const hasImpact = ({ completedExercises = [] }: Pick<DoneWorkout, 'completedExercises'>): boolean =>
  completedExercises.some(({ moveId, level }) => moveFacts(moveId).strains[level].includes('impact'));

/** What the success dialog says. */
export interface CompletionFigures {
  doneInBlock: number;
  streakDays: number;
  totalWorkouts: number;
}

/** The mood of the day goes along only if she said yes (product §9). */
export function moodToShare(day: CalendarDay): MoodId | null {
  if (moodSharing.read() !== 'yes') return null;
  return moodOf(moodHistory.read() ?? [], day)?.mood ?? null;
}
