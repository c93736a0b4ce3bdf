import { Link } from 'wouter';
import { useOnline } from '#client/browser/connection.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { SAFETY_PATH, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import type { MoodId } from '#domain/mood/mood.ts';
import { comebackOn } from '#domain/plan/comeback.ts';
import { type TodaysFacts, type TodaysLine, todaysLine } from '#domain/plan/todays-line.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import { shownSitterAnswer } from '#domain/sitter/sitter.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { useHardWeek } from './hard-week-note.tsx';
import styles from './today-panel.module.css';

const WAYS = {
  'safety questions': { href: SAFETY_PATH, text: 'Safety questions' },
  'another day': { href: SCREEN_PATHS.workoutDays, text: 'Another day' },
};

export function LineOfToday({ line: { text, leadsTo } }: { line: TodaysLine }) {
  const way = leadsTo && WAYS[leadsTo];
  return (
    <p className={styles.line}>
      {text} {way && <Link href={way.href}>{way.text}</Link>}
    </p>
  );
}

/** After a hard week the note below today's card takes its place. */
export function useTodaysLine(member: Member, today: CalendarDay, mood: MoodId | undefined): TodaysLine | undefined {
  const [plan] = useStoredValue(weekdayPlan);
  const { isShown: isAfterHardWeek } = useHardWeek(today);
  const isOnline = useOnline();
  if (isAfterHardWeek) return undefined;
  const { overview, dashboard } = member;
  return todaysLine({
    today,
    mood,
    isOnline,
    isFirstDay: overview.lastActiveDay === undefined && dashboard.stats.totalWorkouts === 0,
    isBlockDone: overview.next === undefined,
    comeback: comebackOf(member, today),
    sitter: sitterOf(member, today),
    workedOutYesterday: overview.lastWorkoutDay === addDays(today, -1),
    plan: typeof plan === 'object' ? plan : undefined,
  });
}

export const comebackOf = ({ overview: { streak, lastActiveDay } }: Member, today: CalendarDay) =>
  comebackOn(today, { currentStreak: streak.currentStreak, lastActiveDay });

export const doneTodayOf = ({ dashboard }: Member, today: CalendarDay) =>
  dashboard.workoutSessions.find(({ completedOn, length }) => completedOn === today && countsForWorkout(length));

export function sitterOf(member: Member, today: CalendarDay): TodaysFacts['sitter'] {
  const { sitter } = member.dashboard;
  const shown = sitter && shownSitterAnswer(sitter, today, doneTodayOf(member, today) !== undefined);
  return shown && { ...shown, name: sitter.name };
}
