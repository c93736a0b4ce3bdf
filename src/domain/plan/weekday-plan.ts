import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';

/** Most days in a plan: as many as there are workouts in a week. */
export const MAX_PLAN_DAYS = 3;

/** Longest text of a plan, in characters. */
export const MAX_PLAN_TEXT = 80;

/** When she means to do her workouts. A plan, not a rule: nothing follows from a day that was missed (product §6). */
export interface WeekdayPlan {
  /** Places of the days in the week, 0 for Monday to 6 for Sunday, in order; one to three of them. */
  weekdays: number[];
  /** "the school run"; empty if she left it out. */
  after: string;
  /** What she will do if something comes up; empty if she left it out. */
  otherwise: string;
  /** The account knows the days too, for her calendar or her reminders (product §21). */
  isOnAccount?: boolean;
}

/** The plan with a weekday added, or taken away if it was in it. A fourth day changes nothing. */
export function withWeekday(weekdays: readonly number[], weekday: number): number[] {
  if (weekdays.includes(weekday)) return weekdays.filter((other) => other !== weekday);
  return weekdays.length < MAX_PLAN_DAYS ? [...weekdays, weekday].sort() : [...weekdays];
}

/** The line for a day that is in the plan, or `undefined` on other days. */
export function planLine(plan: WeekdayPlan, today: CalendarDay): string | undefined {
  if (!plan.weekdays.includes(weekdayIndex(today))) return undefined;
  const when = plan.after === '' ? '' : `, after ${plan.after}`;
  const otherwise = plan.otherwise === '' ? '' : ` If something comes up: ${plan.otherwise}.`;
  return `Today is one of your days${when}.${otherwise}`;
}
