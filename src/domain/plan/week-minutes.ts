import { addDays, type CalendarDay, mondayOf } from '#domain/time/calendar-day.ts';

/** The most weeks in the picture: two blocks. */
export const MOST_WEEKS_SHOWN = 8;

/** The minutes of one calendar week. */
export interface WeekMinutes {
  monday: CalendarDay;
  /** The sum of its sessions' minutes as they are shown; 0 where it has none. */
  minutes: number;
}

/** What a device knows of a member's workouts. */
export interface KnownWorkouts {
  today: CalendarDay;
  /** Every day with a workout, in any order. */
  workoutDays: readonly string[];
  /** The sessions that are known, with their minutes as shown; those of earlier days may be missing. */
  sessions: readonly { completedOn: string; minutes: number }[];
}

/**
 * The minutes of the last weeks, the oldest first and the running one last, at most {@link MOST_WEEKS_SHOWN} of them. The
 * list begins with the week of the first workout, or later where a session of an earlier week is not known: no sum leaves
 * a session out (product §5.11). Empty before the first workout.
 */
export function weekMinutes({ today, workoutDays, sessions }: KnownWorkouts): WeekMinutes[] {
  const known = new Set(sessions.map(({ completedOn }) => completedOn));
  const first = [...known, ...workoutDays].sort()[0];
  if (first === undefined) return [];
  const weeks: WeekMinutes[] = [];
  for (let monday = mondayOf(today); weeks.length < MOST_WEEKS_SHOWN; monday = addDays(monday, -7)) {
    const next = addDays(monday, 7);
    const isIn = (day: string) => day >= monday && day < next;
    if (next <= first || workoutDays.some((day) => isIn(day) && !known.has(day))) break;
    const ofWeek = sessions.filter(({ completedOn }) => isIn(completedOn));
    weeks.unshift({ monday, minutes: ofWeek.reduce((sum, { minutes }) => sum + minutes, 0) });
  }
  return weeks;
}
