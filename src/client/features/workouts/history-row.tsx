import { isTemporary } from '#client/api/workout-sessions.ts';
import { dayText } from '#client/components/day-text.ts';
import { Chip } from '#client/ui/chip.tsx';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { sessionMinutes } from '#domain/workout-history.ts';
import { countsForWorkout, EMPTY_NOTES_TEXT, type SessionLength } from '#domain/workout-session.ts';
import { findWorkoutSummary } from '#programme/workout-summaries.ts';
import styles from './history-view.module.css';

const LENGTH_CHIPS: Partial<Record<SessionLength, string>> = { '15': '15 min', '10': '10 min', partial: 'Part of it' };

/** One session: its rating, what and when it was, and the note. */
export function HistoryRow({ session, today }: { session: WorkoutSession; today: CalendarDay }) {
  const workout = findWorkoutSummary(session.edition, Number(session.workoutId));
  const chip = LENGTH_CHIPS[session.length];
  const code = workout ? `${workout.week}${workout.letter}, ` : '';
  return (
    <li className={styles.row}>
      <span className={styles.rating}>
        <span aria-hidden="true">{session.rating ?? '–'}</span>
        <span className="visually-hidden">
          {session.rating === null ? 'Not rated' : `Rated ${session.rating} of 10`}
        </span>
      </span>
      <div className={styles.words}>
        <h3>{workout?.shortTitle ?? session.workoutName}</h3>
        <p className={styles.detail}>
          {code}
          {dayText(session.completedOn as CalendarDay, today)}, {sessionMinutes(session)} min
          {session.rating === null && ', not rated'}
        </p>
        {!isBareRemainder(session) && <p className={styles.note}>{session.notes}</p>}
        {isTemporary(session) && <p className={styles.waiting}>Saved on this device, waiting to go up</p>}
      </div>
      {chip !== undefined && <Chip tone="sky">{chip}</Chip>}
    </li>
  );
}

/** A session that was broken off and has no note of its own: "Completed workout" would not be true of it. */
function isBareRemainder({ length, notes }: WorkoutSession): boolean {
  return !countsForWorkout(length) && notes === EMPTY_NOTES_TEXT;
}
