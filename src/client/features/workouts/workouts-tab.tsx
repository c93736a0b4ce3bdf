import type { Member } from '#client/parts/progress/member.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { WEEKS } from '#domain/plan/block.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { CoursesCard } from './courses-card.tsx';
import { FinishedBlocks } from './finished-blocks.tsx';
import { ProgrammeIntro } from './programme-intro.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { RoadCard } from './road-card.tsx';
import { WeekCard } from './week-card.tsx';
import styles from './workouts-tab.module.css';

interface WorkoutsTabProps {
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
  introOpen: boolean;
}

export function WorkoutsTab({ today, member, failed, introOpen }: WorkoutsTabProps) {
  return (
    <div className={styles.workouts}>
      <ProgrammeIntro
        key={String(introOpen)}
        startOpen={introOpen}
        isNew={member?.dashboard.stats.totalWorkouts === 0}
      />
      {member ? <Weeks member={member} today={today} /> : !failed && <WeeksSkeleton />}
    </div>
  );
}

function Weeks({ member, today }: { member: Member; today: CalendarDay }) {
  return (
    <>
      <RoadCard {...{ member, today }} />
      <ul className={styles.weeks}>
        {WEEKS.map((week) => (
          <li key={week}>
            <WeekCard week={week} overview={member.overview} />
          </li>
        ))}
      </ul>
      <CoursesCard />
      <RecentWorkouts member={member} today={today} />
      <FinishedBlocks {...member.dashboard} today={today} />
    </>
  );
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
