import { useEffect, useState } from 'react';
import type { Member } from '#client/components/member.ts';
import { forgetJustFinished, justFinished } from '#client/platform/just-finished.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { isWeekComplete, type Week } from '#domain/block.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { countsForWorkout } from '#domain/workout-session.ts';
import { workoutsOfWeek } from '#programme/workouts.ts';
import styles from './week-view.module.css';
import { WorkoutCard } from './workout-card.tsx';

interface WeekViewProps {
  week: Week;
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
}

export function WeekView({ week, today, member, failed }: WeekViewProps) {
  if (member) return <Workouts {...{ week, today, member }} />;
  return failed ? null : <WorkoutsSkeleton />;
}

function Workouts({ week, today, member }: { week: Week; today: CalendarDay; member: Member }) {
  const { edition, completed, next } = member.overview;
  const suggested = member.overview.week;
  const [cameFrom] = useState(justFinished);
  useEffect(forgetJustFinished, []);
  return (
    <div className={styles.week}>
      {isWeekComplete(completed, week) && (
        <p className={styles.line}>All three done. Repeat any of them, or move on.</p>
      )}
      {week > suggested && <p className={styles.line}>You can start any week. We suggest week {suggested} next.</p>}
      <ul className={styles.workouts}>
        {workoutsOfWeek(edition, week).map((workout) => (
          <li key={workout.id}>
            <WorkoutCard
              workout={workout}
              today={today}
              done={completed.has(workout.id)}
              isNew={workout.id === cameFrom}
              isNext={workout.id === next}
              last={member.dashboard.workoutSessions.find(
                (session) =>
                  session.edition === edition &&
                  session.workoutId === String(workout.id) &&
                  countsForWorkout(session.length),
              )}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WorkoutsSkeleton() {
  return (
    <div className={styles.week}>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <div className={styles.workouts}>
        <Skeleton shape="card" className={styles.waits ?? ''} />
        <Skeleton shape="card" className={styles.waits ?? ''} />
        <Skeleton shape="card" className={styles.waits ?? ''} />
      </div>
    </div>
  );
}
