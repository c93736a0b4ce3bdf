import type { ReactNode } from 'react';
import { AccountMenu } from '#client/parts/account/account-menu.tsx';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#contract/auth.ts';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './main-header.module.css';

interface MainHeaderProps {
  user: User;
  title: string;
  /** The line below; `undefined` while it is being loaded, `null` where there is none. */
  line: ReactNode;
}

/** The title of a tab, one line below it, and the account menu. */
export function MainHeader({ user, title, line }: MainHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {line === undefined ? <Skeleton className={styles.waiting ?? ''} /> : <p className={styles.line}>{line}</p>}
      </div>
      <AccountMenu initials={user.initials} />
    </header>
  );
}

/** The line under the greeting: the streak and the last workout. */
export function streakLine({ streak, lastWorkoutDay }: MemberOverview, today: CalendarDay): string {
  const lastWorkout = lastWorkoutDay ? `Last workout ${dayText(lastWorkoutDay, today)}` : 'Last workout: Never';
  if (streak.currentStreak === 0) return lastWorkout;
  const run = streak.currentStreak === 1 ? '1 day so far' : `${streak.currentStreak} in a row`;
  return `${run}. ${lastWorkout}`;
}

/** The line under "Workouts": the block and how much of it is done. */
export const blockLine = ({ block, completed }: MemberOverview): string =>
  `Block ${block}. ${completed.size} of 12 done`;
