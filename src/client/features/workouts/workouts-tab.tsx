import { CalendarDays } from 'lucide-react';
import type { Member } from '#client/components/member.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { WEEKS } from '#domain/block.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { ratingAverage, sessionTotals } from '#domain/workout-history.ts';
import { inMonth } from '#programme/session-minutes.ts';
import { FinishedBlocks } from './finished-blocks.tsx';
import { ProgrammeIntro } from './programme-intro.tsx';
import { WeekCard } from './week-card.tsx';
import styles from './workouts-tab.module.css';

interface WorkoutsTabProps {
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
  /** Opens the introduction, whatever was seen before. */
  introOpen: boolean;
}

/** How the programme works, its four weeks, and the way to the history. */
export function WorkoutsTab({ today, member, failed, introOpen }: WorkoutsTabProps) {
  return (
    <div className={styles.workouts}>
      <ProgrammeIntro key={String(introOpen)} startOpen={introOpen} />
      {member ? <Weeks member={member} today={today} /> : !failed && <WeeksSkeleton />}
    </div>
  );
}

function Weeks({ member, today }: { member: Member; today: CalendarDay }) {
  return (
    <>
      <ul className={styles.weeks}>
        {WEEKS.map((week) => (
          <li key={week}>
            <WeekCard week={week} overview={member.overview} />
          </li>
        ))}
      </ul>
      <Card className={styles.history}>
        <Rows>
          <ListRow
            href={SCREEN_PATHS.workoutHistory}
            lead={
              <IconTile tone="sky">
                <CalendarDays size={24} aria-hidden="true" />
              </IconTile>
            }
            title="Workout history"
            detail={historyLine(member)}
          />
        </Rows>
      </Card>
      <FinishedBlocks progress={member.dashboard.progress} today={today} />
    </>
  );
}

/** The average stands here only while every session is at hand; the history itself reads the rest. */
function historyLine({ dashboard: { stats, workoutSessions } }: Member): string {
  const count = stats.totalWorkouts === 1 ? '1 workout' : `${stats.totalWorkouts} workouts`;
  const average =
    workoutSessions.length >= stats.totalWorkouts
      ? ratingAverage(sessionTotals(workoutSessions.map(inMonth)))
      : undefined;
  return average === undefined ? count : `${count}, ${average.toFixed(1)} average rating`;
}

function WeeksSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <div className={styles.weeks}>
        {WEEKS.map((week) => (
          <Skeleton key={week} shape="card" className={styles.weekWaits ?? ''} />
        ))}
      </div>
    </>
  );
}
