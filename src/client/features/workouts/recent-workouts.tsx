import { CalendarDays } from 'lucide-react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { inHistoryOrder } from '#domain/progress/member-facts.ts';
import { ratingAverage, sessionTotals } from '#domain/progress/workout-history.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { inMonth, minutesOfSession } from '#programme/workouts/session-minutes.ts';
import { RatingTile, sessionTitle } from './done-workout.tsx';
import styles from './recent-workouts.module.css';

const SHOWN = 3;

export function RecentWorkouts({ member, today }: { member: Member; today: CalendarDay }) {
  const words = useProgrammeWords();
  const recent = inHistoryOrder(member.dashboard.workoutSessions).slice(0, SHOWN);
  return (
    <Card className={styles.recent} aria-labelledby="recent-title">
      <h2 id="recent-title" className={recent.length === 0 ? 'visually-hidden' : styles.title}>
        Your last workouts
      </h2>
      <ul>
        {recent.map((session) => (
          <li key={session.id} className={styles.row}>
            <RatingTile rating={session.rating} />
            <div>
              <h3>{sessionTitle(session, words)}</h3>
              <p className={styles.detail}>
                {dayText(session.completedOn as CalendarDay, today)}, {minutesOfSession(session)} min
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Rows>
        <ListRow
          href={SCREEN_PATHS.workoutHistory}
          lead={<IconTile icon={CalendarDays} size={24} tone="sky" />}
          title="Workout history"
          detail={historyLine(member)}
        />
      </Rows>
    </Card>
  );
}

/** The average is known only while every session is loaded. */
function historyLine({ dashboard: { stats, workoutSessions } }: Member): string {
  const count = `${stats.totalWorkouts} ${pluralise(stats.totalWorkouts, 'workout')}`;
  const average =
    workoutSessions.length >= stats.totalWorkouts
      ? ratingAverage(sessionTotals(workoutSessions.map(inMonth)))
      : undefined;
  return average === undefined ? count : `${count}, ${average.toFixed(1)} average rating`;
}
