import { dayText } from '#client/parts/progress/day-text.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';

export function sessionTitle(session: ShownSession, words: ProgrammeWords): string {
  return summaryOfSession(session, words)?.shortTitle ?? session.workoutName;
}

export function sessionName(session: ShownSession, today: CalendarDay, words: ProgrammeWords): string {
  return `${sessionTitle(session, words)}, ${dayText(session.completedOn as CalendarDay, today)}`;
}
