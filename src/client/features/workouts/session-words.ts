import { dayText } from '#client/components/day-text.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { findWorkoutSummary } from '#programme/workout-summaries.ts';

/** What a session was, as short as it is known. */
export function sessionTitle({ edition, workoutId, workoutName }: ShownSession): string {
  return findWorkoutSummary(edition, Number(workoutId))?.shortTitle ?? workoutName;
}

/** A session told from all others: "Glute Burner, Thu 19 Nov". */
export function sessionName(session: ShownSession, today: CalendarDay): string {
  return `${sessionTitle(session)}, ${dayText(session.completedOn as CalendarDay, today)}`;
}
