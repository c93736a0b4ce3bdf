import { Check, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Member } from '#client/parts/progress/member.ts';
import { StreakWeek } from '#client/parts/progress/streak-week.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { WORKOUTS_PER_WEEK } from '#domain/plan/block.ts';
import { weekBesideDays } from '#domain/progress/member-overview.ts';
import type { Streak } from '#domain/progress/streak.ts';
import {
  earnedPassMessage,
  endedStreakMessage,
  flamesOf,
  MAX_FLAMES,
  streakHint,
  streakMessage,
} from '#domain/progress/streak-message.ts';
import { addDays, type CalendarDay, pastDayText } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { useJustReached } from './just-reached.ts';
import styles from './streak-card.module.css';

interface StreakCardProps {
  member: Member;
  today: CalendarDay;
  /** What leads to the rest of it. */
  more?: ReactNode;
}

export function StreakCard({ member, today, more }: StreakCardProps) {
  const { overview } = member;
  const { streak, days, workoutToday } = overview;
  const { week, done } = weekBesideDays(overview);
  const isGained = useJustReached(streak.todayActive);
  const passNote = passUsedNote(streak, today) ?? earnedPassMessage(streak, overview.activeDays);
  return (
    <Card className={styles.card} aria-labelledby="streak-title">
      <div className={styles.top}>
        <div>
          <h2 id="streak-title" className={styles.eyebrow}>
            Active Days Streak
          </h2>
          <p className={classNames(styles.count, isGained && styles.gained)}>
            <b>
              {streak.currentStreak} {pluralise(streak.currentStreak, 'day')}
            </b>
            <Flames lit={flamesOf(streak.currentStreak)} />
            <span className={styles.programme}>
              week {week}: {done} of {WORKOUTS_PER_WEEK}
            </span>
          </p>
        </div>
        {more}
      </div>
      <StreakWeek days={days} today={today} />
      <div role="status" className={styles.words}>
        <p className={styles.message}>{endedStreakMessage(streak) ?? streakMessage(streak.currentStreak)}</p>
        <p className={classNames(styles.hint, workoutToday && styles.done)}>
          {workoutToday && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {streakHint(workoutToday, streak.todayActive)}
        </p>
      </div>
      {passNote !== undefined && <p className={styles.hint}>{passNote}</p>}
    </Card>
  );
}

function Flames({ lit }: { lit: number }) {
  if (lit === 0) return null;
  return (
    <span role="img" aria-label={`${lit} of ${MAX_FLAMES} flames`} className={styles.flames}>
      {Array.from({ length: lit }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flames have no identity but their place
        <Flame key={index} size={20} fill="currentColor" aria-hidden="true" />
      ))}
    </span>
  );
}

/** Only on the day after the pass was used. */
function passUsedNote({ passDays, currentStreak }: Streak, today: CalendarDay): string | undefined {
  const [yesterday, dayBefore] = [addDays(today, -1), addDays(today, -2)];
  if (!passDays.includes(yesterday)) return undefined;
  const covered = passDays.includes(dayBefore)
    ? `Rest passes covered ${pastDayText(dayBefore, today)} and yesterday.`
    : 'A rest pass covered yesterday.';
  return `${covered} Your streak is still ${currentStreak}.`;
}
