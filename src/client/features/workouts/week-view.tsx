import type { Member } from '#client/components/member.ts';
import { Pips } from '#client/ui/progress-bar.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { isWeekComplete, type Week, WORKOUTS_PER_WEEK, weekProgress } from '#domain/block.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { countsForWorkout } from '#domain/workout-session.ts';
import { WEEK_NAMES } from '#programme/week-names.ts';
import { workoutsOfWeek } from '#programme/workouts.ts';
import { BackHeader } from './back-header.tsx';
import styles from './week-view.module.css';
import { WorkoutCard } from './workout-card.tsx';

interface WeekViewProps {
  week: Week;
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
}

/** The three workouts of a week. */
export function WeekView({ week, today, member, failed }: WeekViewProps) {
  const { name, celebratedName } = WEEK_NAMES[week];
  const done = member !== undefined && isWeekComplete(member.overview.completed, week);
  return (
    <>
      <BackHeader band title={done ? celebratedName : name} eyebrow={done ? `Week ${week}, ${name}` : `Week ${week}`}>
        {member && <Progress progress={weekProgress(member.overview.completed, week)} />}
      </BackHeader>
      {member ? <Workouts {...{ week, today, member }} /> : !failed && <WorkoutsSkeleton />}
    </>
  );
}

function Progress({ progress }: { progress: number }) {
  return (
    <p className={styles.progress}>
      <b>
        {progress}/{WORKOUTS_PER_WEEK}
        <span className="visually-hidden"> workouts</span>
      </b>
      <Pips lit={progress} of={WORKOUTS_PER_WEEK} />
    </p>
  );
}

function Workouts({ week, today, member }: { week: Week; today: CalendarDay; member: Member }) {
  const { edition, completed, next } = member.overview;
  const suggested = member.overview.week;
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
