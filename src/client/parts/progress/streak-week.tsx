import { Check, Footprints, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { WeekDay, WeekDayState } from '#domain/progress/streak-week.ts';
import { type CalendarDay, WEEKDAY_NAMES } from '#domain/time/calendar-day.ts';
import styles from './streak-week.module.css';

const MARKS: Record<WeekDayState, ReactNode> = {
  workout: <Check size={16} strokeWidth={3} aria-hidden="true" />,
  steps: <Footprints size={16} aria-hidden="true" />,
  pass: <Snowflake size={16} aria-hidden="true" />,
  missed: null,
  'today-open': null,
  ahead: null,
};

const WORDS: Record<WeekDayState, string> = {
  workout: 'active, workout',
  steps: 'active, step goal',
  pass: 'rest pass',
  missed: 'not active',
  'today-open': 'today, still open',
  ahead: 'still to come',
};

const LOOKS: Partial<Record<WeekDayState, string | undefined>> = {
  workout: styles.active,
  steps: styles.steps,
  pass: styles.pass,
  'today-open': styles.open,
};

export function StreakWeek({ days, today }: { days: readonly WeekDay[]; today: CalendarDay }) {
  return (
    <ol className={styles.days}>
      {days.map(({ day, state }, index) => (
        <li
          key={day}
          className={classNames(LOOKS[state], day === today && styles.today)}
          aria-current={day === today ? 'date' : undefined}
        >
          <span className={styles.mark}>{MARKS[state]}</span>
          <span aria-hidden="true">{WEEKDAY_NAMES[index]?.[0]}</span>
          <span className="visually-hidden">
            {WEEKDAY_NAMES[index]}: {WORDS[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
