import { addDays, type CalendarDay, mondayOf } from '#domain/time/calendar-day.ts';
import type { DailyActivity } from './streak.ts';

/**
 * What one of the week's seven circles shows: a completed workout, the step goal, a rest pass, a missed day,
 * today while it is still open, or a day to come.
 */
export type WeekDayState = 'workout' | 'steps' | 'pass' | 'missed' | 'today-open' | 'ahead';

/** One day of the calendar week. */
export interface WeekDay {
  day: CalendarDay;
  state: WeekDayState;
}

/**
 * The seven days of the calendar week of `today`, Monday first.
 *
 * @param passDays the missed days that a rest pass covered, from the streak.
 */
export function weekOf(activity: DailyActivity, today: CalendarDay, passDays: readonly CalendarDay[]): WeekDay[] {
  const monday = mondayOf(today);
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const day = addDays(monday, index);
    return { day, state: stateOf(day, activity, today, passDays) };
  });
}

function stateOf(
  day: CalendarDay,
  { workoutDays, stepGoalDays }: DailyActivity,
  today: CalendarDay,
  passDays: readonly CalendarDay[],
): WeekDayState {
  if (day > today) return 'ahead';
  if (workoutDays.has(day)) return 'workout';
  if (stepGoalDays.has(day)) return 'steps';
  if (day === today) return 'today-open';
  return passDays.includes(day) ? 'pass' : 'missed';
}
