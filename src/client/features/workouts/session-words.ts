import { dayText } from '#client/parts/progress/day-text.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';

export function sessionTitle(session: ShownSession): string {
  return summaryOfSession(session)?.shortTitle ?? session.workoutName;
}

export function sessionName(session: ShownSession, today: CalendarDay): string {
  return `${sessionTitle(session)}, ${dayText(session.completedOn as CalendarDay, today)}`;
}
