import { dayText } from '#client/components/day-text.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { findWorkoutSummary } from '#programme/workout-summaries.ts';

export function sessionTitle({ edition, workoutId, workoutName }: ShownSession): string {
  return findWorkoutSummary(edition, Number(workoutId))?.shortTitle ?? workoutName;
}

export function sessionName(session: ShownSession, today: CalendarDay): string {
  return `${sessionTitle(session)}, ${dayText(session.completedOn as CalendarDay, today)}`;
}
