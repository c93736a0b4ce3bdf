import { Award, Check, Flame, Snowflake } from 'lucide-react';
import { useId, useState } from 'react';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { StreakWeek } from '#client/parts/progress/streak-week.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { WORKOUTS_PER_WEEK } from '#domain/plan/block.ts';
import type { Streak } from '#domain/progress/streak.ts';
import {
  earnedPassMessage,
  endedStreakMessage,
  flamesOf,
  MAX_FLAMES,
  restPassesText,
  streakHint,
  streakMessage,
} from '#domain/progress/streak-message.ts';
import { addDays, type CalendarDay, shortDate } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { useJustReached } from './just-reached.ts';
import styles from './streak-card.module.css';

const SHOWN_USED_DAYS = 3;

export function StreakCard({ member, today }: { member: Member; today: CalendarDay }) {
  const { overview, dashboard } = member;
  const { streak, days, week, completedInWeek, workoutToday } = overview;
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
            <b>{daysText(streak.currentStreak)}</b>
            <Flames lit={flamesOf(streak.currentStreak)} />
          </p>
        </div>
        {overview.welcomeBackToday && (
          <Chip tone="gold">
            <Award size={15} aria-hidden="true" />
            Welcome back
          </Chip>
        )}
        {dashboard.restPasses && overview.activeDays > 0 && <RestPasses streak={streak} today={today} />}
      </div>
      <div className={styles.week}>
        <StreakWeek days={days} today={today} />
        <p className={styles.programme}>
          <b>
            <span aria-hidden="true">
              {completedInWeek}/{WORKOUTS_PER_WEEK}
            </span>
            <span className="visually-hidden">
              {completedInWeek} of {WORKOUTS_PER_WEEK} workouts,{' '}
            </span>
          </b>
          Week {week}
        </p>
      </div>
      <div role="status">
        <p className={styles.message}>{endedStreakMessage(streak) ?? streakMessage(streak.currentStreak)}</p>
        <p className={classNames(styles.hint, workoutToday && styles.done)}>
          {workoutToday && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {streakHint(workoutToday, streak.todayActive)}
        </p>
      </div>
      {passNote !== undefined && <p className={styles.hint}>{passNote}</p>}
      {overview.activeDays > 0 && (
        <p className={styles.hint}>
          {daysText(overview.activeDaysThisMonth, 'active ')} this month.
          {streak.longestStreak > streak.currentStreak && ` Longest run: ${daysText(streak.longestStreak)}`}
        </p>
      )}
    </Card>
  );
}

function Flames({ lit }: { lit: number }) {
  return (
    <span role="img" aria-label={`${lit} of ${MAX_FLAMES} flames`} className={styles.flames}>
      {Array.from({ length: MAX_FLAMES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flames have no identity but their place
        <Flame key={index} size={21} aria-hidden="true" className={index < lit ? styles.litFlame : undefined} />
      ))}
    </span>
  );
}

/** Only on the day after the pass was used. */
function passUsedNote({ passDays, currentStreak }: Streak, today: CalendarDay): string | undefined {
  const [yesterday, dayBefore] = [addDays(today, -1), addDays(today, -2)];
  if (!passDays.includes(yesterday)) return undefined;
  const covered = passDays.includes(dayBefore)
    ? `Rest passes covered ${shortDate(dayBefore)} and ${shortDate(yesterday)}.`
    : `A rest pass covered ${shortDate(yesterday)}.`;
  return `${covered} Your streak is still ${currentStreak}.`;
}

const daysText = (count: number, kind = ''): string => `${count} ${kind}${pluralise(count, 'day')}`;

function RestPasses({ streak: { passesHeld, passDays }, today }: { streak: Streak; today: CalendarDay }) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const used = passDays.slice(-SHOWN_USED_DAYS).reverse();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={textId}
        className={styles.button}
        onClick={() => setOpen(!open)}
      >
        <Chip tone={passesHeld > 0 ? 'sky' : 'plain'}>
          <Snowflake size={15} aria-hidden="true" />
          {restPassesText(passesHeld)}
        </Chip>
      </button>
      <div id={textId} hidden={!open} className={styles.text}>
        <p>
          Five active days earn a rest pass. If you miss a day, one is used for you and your streak holds. You can keep
          two. They are never for sale.
        </p>
        {used.length > 0 && <p>Last used: {used.map((day) => dayText(day, today)).join(', ')}</p>}
      </div>
    </>
  );
}
