/**
 * A day on the user's own calendar, "YYYY-MM-DD": never an instant in time.
 * Branded so that a timestamp or free text cannot be passed where a day is meant.
 * Two days compare in calendar order with `<` and `>`. Years 0000 to 9999.
 */
export type CalendarDay = string & { readonly __brand: 'CalendarDay' };

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** True when `text` is a real calendar date written "YYYY-MM-DD", so "2026-02-30" is false. Never throws. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/**
 * The user's calendar day at an instant (decision 6).
 *
 * @param epochMs the instant, in milliseconds since 1970.
 * @param utcOffsetMinutes minutes east of UTC: 60 in British summer, -300 in New York winter. A browser's
 *   `getTimezoneOffset()` has the opposite sign.
 */
export function calendarDayAt(epochMs: number, utcOffsetMinutes: number): CalendarDay {
  return dayOf(epochMs + utcOffsetMinutes * MS_PER_MINUTE);
}

/**
 * The instant of noon on a member's day, in milliseconds since 1970: it stands for an unknown time of that day.
 *
 * @param utcOffsetMinutes minutes east of UTC on that day.
 */
export function noonOf(day: CalendarDay, utcOffsetMinutes: number): number {
  return timeOf(day) + MS_PER_DAY / 2 - utcOffsetMinutes * MS_PER_MINUTE;
}

/** The month of a day in words, "November 2026". */
export function monthAndYear(day: CalendarDay): string {
  return `${monthName(day)} ${day.slice(0, 4)}`;
}

/** The day `count` days after `day`; a negative `count` goes back. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(timeOf(day) + count * MS_PER_DAY);
}

/** Whole days from `from` to `to`: 0 for the same day, 1 for tomorrow, negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (timeOf(to) - timeOf(from)) / MS_PER_DAY;
}

/** The place of a day in its week, 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: CalendarDay): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** The Monday on or before `day`: calendar weeks start on Monday. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -weekdayIndex(day));
}

/** The first day of the month of `day`. */
export function firstOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 8)}01` as CalendarDay;
}

/** The day in a few letters for lists and the header, "Thu 19 Nov". */
export function shortDate(day: CalendarDay): string {
  return `${WEEKDAYS[weekdayIndex(day)]} ${dayOfMonth(day)} ${monthName(day).slice(0, 3)}`;
}

/** The names of the days by their places in the week, Monday first. */
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A day in words without its year, for days that are near: "Monday 23 November". */
export function weekdayDate(day: CalendarDay): string {
  return `${WEEKDAY_NAMES[weekdayIndex(day)]} ${dayOfMonth(day)} ${monthName(day)}`;
}

/** A day of the past beside words, "today", "yesterday", "Monday" within a week, then "18 November", with its year where that is another. */
export function pastDayText(day: CalendarDay, today: CalendarDay): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'today';
  if (ago === 1) return 'yesterday';
  if (ago > 0 && ago < 7) return WEEKDAY_NAMES[weekdayIndex(day)] as string;
  return day.slice(0, 4) === today.slice(0, 4) ? `${dayOfMonth(day)} ${monthName(day)}` : longDate(day);
}

/** The day in full for receipts and notices, "19 November 2026". */
export function longDate(day: CalendarDay): string {
  return `${dayOfMonth(day)} ${monthName(day)} ${day.slice(0, 4)}`;
}

// UTC throughout: every UTC day has 24 hours, so clock changes cannot skip or repeat a day.
function timeOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(utcTime: number): CalendarDay {
  return new Date(utcTime).toISOString().slice(0, 10) as CalendarDay;
}

function dayOfMonth(day: CalendarDay): number {
  return Number(day.slice(8));
}

function monthName(day: CalendarDay): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}
