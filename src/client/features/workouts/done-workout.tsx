import { dayText } from '#client/parts/plan/calendar-now.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import styles from './done-workout.module.css';

export function sessionTitle(session: ShownSession): string {
  return summaryOfSession(session)?.shortTitle ?? session.workoutName;
}

export function sessionName(session: ShownSession, today: CalendarDay): string {
  return `${sessionTitle(session)}, ${dayText(session.completedOn as CalendarDay, today)}`;
}

export function RatingTile({ rating }: { rating: number | null }) {
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{rating === null ? 'Not rated' : `Rated ${rating} of 10`}</span>
      <span aria-hidden="true">
        {rating ?? '–'}
        {rating !== null && <small>/10</small>}
      </span>
    </span>
  );
}
