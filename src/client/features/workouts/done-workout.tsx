import { Check } from 'lucide-react';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { titlesOfSession } from '#programme/workouts/workout-summaries.ts';
import styles from './done-workout.module.css';

export function sessionTitle(session: ShownSession): string {
  return titlesOfSession(session).shortTitle;
}

export function sessionName(session: ShownSession, today: CalendarDay): string {
  return `${sessionTitle(session)}, ${dayText(session.completedOn as CalendarDay, today)}`;
}

export function RatingTile({ rating }: { rating: number | null }) {
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{rating === null ? 'Not rated' : `Rated ${rating} of 10`}</span>
      <span aria-hidden="true">
        {rating ?? <Check size={20} strokeWidth={3} />}
        {rating !== null && <small>/10</small>}
      </span>
    </span>
  );
}
