import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';

/** The most days in a plan: as many as there are workouts in a week. */
export const MAX_PLAN_DAYS = 3;

/** Longest text of a plan, in characters. */
export const MAX_PLAN_TEXT = 80;

/**
 * The days on which a member means to work out. It is a plan, not a rule: nothing follows from a missed day (product
 * §6).
 */
export interface WeekdayPlan {
  /** Places of the days in the week, 0 for Monday to 6 for Sunday, in order; one to three of them. */
  weekdays: number[];
  /** After what the member works out, "the school run"; empty where it was left out. */
  after: string;
  /** What the member does if something comes up; empty where it was left out. */
  otherwise: string;
  /** The account knows the days too, for the member's calendar or reminders (product §21). */
  isOnAccount?: boolean;
}

/** The plan's days with a weekday added, or taken away if it was among them. A fourth day changes nothing. */
export function withWeekday(weekdays: readonly number[], weekday: number): number[] {
  if (weekdays.includes(weekday)) return weekdays.filter((other) => other !== weekday);
  return weekdays.length < MAX_PLAN_DAYS ? [...weekdays, weekday].sort() : [...weekdays];
}

/** The line on the screen for a day of the plan; `undefined` on other days. */
export function planLine(plan: WeekdayPlan, today: CalendarDay): string | undefined {
  if (!plan.weekdays.includes(weekdayIndex(today))) return undefined;
  const when = plan.after === '' ? '' : `, after ${plan.after}`;
  const otherwise = plan.otherwise === '' ? '' : ` If something comes up: ${plan.otherwise}.`;
  return `It’s one of your days${when}.${otherwise}`;
}
