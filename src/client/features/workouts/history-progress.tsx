import type { Member } from '#client/components/member.ts';
import type { HistorySession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { levelGrowth } from '#domain/level-growth.ts';
import { weekMinutes } from '#domain/week-minutes.ts';
import { minutesOfSession } from '#programme/session-minutes.ts';
import styles from './history-progress.module.css';
import { LevelsGrown } from './levels-grown.tsx';
import { WeekMinutesPicture } from './week-minutes-picture.tsx';

interface HistoryProgressProps {
  today: CalendarDay;
  member: Member;
  sessions: readonly HistorySession[];
}

export function HistoryProgress({ today, member, sessions }: HistoryProgressProps) {
  const { workoutDays } = member.dashboard;
  const timed = sessions.map((session) => ({ ...session, minutes: minutesOfSession(session) }));
  const weeks = weekMinutes({ today, workoutDays, sessions: timed });
  const growths = levelGrowth(sessions);
  // One week alone says no more than the totals.
  const tellsWeeks = weeks.length > 1;
  if (!tellsWeeks && growths.length === 0) return null;
  return (
    <div className={styles.progress}>
      {tellsWeeks && <WeekMinutesPicture weeks={weeks} />}
      {growths.length > 0 && <LevelsGrown growths={growths} />}
    </div>
  );
}
