import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAt, dayText } from '#client/parts/plan/calendar-now.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Pips } from '#client/ui/progress-bar.tsx';
import { isWeekComplete, type Week, WORKOUTS_PER_WEEK, weekProgress } from '#domain/plan/block.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import styles from './back-header.module.css';

interface BackHeaderProps {
  title: string;
  eyebrow?: string;
  band?: boolean;
  children?: ReactNode;
}

export function BackHeader({ title, eyebrow, band = false, children }: BackHeaderProps) {
  return (
    <header className={classNames(styles.header, band && styles.band)}>
      <IconLink href={SCREEN_PATHS.workoutsTab} label="Back to workouts">
        <ChevronLeft size={26} aria-hidden="true" />
      </IconLink>
      <div className={styles.text}>
        {eyebrow !== undefined && <p>{eyebrow}</p>}
        <h1>{title}</h1>
      </div>
      {children}
    </header>
  );
}

export function WeekHeader({ week, member }: { week: Week; member: Member | undefined }) {
  const { name, celebratedName } = WEEK_NAMES[week];
  const done = member !== undefined && isWeekComplete(member.overview.completed, week);
  return (
    <BackHeader band title={done ? celebratedName : name} eyebrow={`Week ${week}`}>
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

interface FinishedBlockHeaderProps {
  block: number;
  today: CalendarDay;
  member: Member | undefined;
}

export function FinishedBlockHeader({ block, today, member }: FinishedBlockHeaderProps) {
  const completedAt = member?.dashboard.progress.blockProgress[`block_${block}`]?.completedAt ?? null;
  return (
    <BackHeader
      band
      title={`Block ${block}`}
      {...(completedAt !== null && { eyebrow: `Finished ${dayText(dayAt(completedAt), today)}` })}
    />
  );
}
