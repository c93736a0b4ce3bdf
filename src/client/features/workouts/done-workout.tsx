import { Check } from 'lucide-react';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import styles from './done-workout.module.css';

export function sessionTitle(session: ShownSession, words: ProgrammeWords): string {
  return summaryOfSession(session, words)?.shortTitle ?? session.workoutName;
}

export function sessionName(session: ShownSession, today: CalendarDay, words: ProgrammeWords): string {
  return `${sessionTitle(session, words)}, ${dayText(session.completedOn as CalendarDay, today)}`;
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
