import type { Member } from '#client/parts/progress/member.ts';
import { Pips } from '#client/ui/progress-bar.tsx';
import { isWeekComplete, type Week, WORKOUTS_PER_WEEK, weekProgress } from '#domain/plan/block.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { BackHeader } from './back-header.tsx';
import styles from './week-header.module.css';

export function WeekHeader({ week, member }: { week: Week; member: Member | undefined }) {
  const { name, celebratedName } = WEEK_NAMES[week];
  const done = member !== undefined && isWeekComplete(member.overview.completed, week);
  return (
    <BackHeader band title={done ? celebratedName : name} eyebrow={done ? `Week ${week}, ${name}` : `Week ${week}`}>
      {member && <Progress progress={weekProgress(member.overview.completed, week)} />}
    </BackHeader>
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
