import { addDays, type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';

/** The days on which a course rings: every day, the days of the member's workouts, or the others (product §24). */
export const REMINDER_DAYS = ['every', 'workout', 'other'] as const;

/** One of {@link REMINDER_DAYS}. */
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** What the calendar of the member's device needs. It names no course. */
export interface CourseReminder {
  /** Unique, for the calendar's own use. */
  readonly uid: string;
  /** Places in the week, 0 for Monday to 6 for Sunday; one or more, in order. */
  readonly weekdays: readonly number[];
  /** The first day on which it may ring. */
  readonly from: CalendarDay;
  /** The minute of the day, 0 to 1,439, by the clock that the device shows. */
  readonly minute: number;
  /** The address that the calendar opens. */
  readonly url: string;
}

const MINUTES = 5;

/** Every calendar shows the same title, so that nobody who looks over the member's shoulder learns of the course. */
const TITLE = 'Five minutes for you';

const WEEKDAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * The places in the week, 0 for Monday to 6 for Sunday, on which a course rings; every day where no workout days are
 * known.
 */
export function reminderWeekdays(days: ReminderDays, workoutDays: readonly number[]): readonly number[] {
  const all = WEEKDAY_NAMES.map((_, index) => index);
  if (days === 'every' || workoutDays.length === 0) return all;
  return all.filter((day) => workoutDays.includes(day) === (days === 'workout'));
}

/**
 * The text of a repeated calendar event, RFC 5545, which rings when it begins. Its time is that of the clock on the wall,
 * wherever the member is, and it says nothing of its purpose.
 */
export function reminderCalendar({ uid, weekdays, from, minute, url }: CourseReminder): string {
  const day = firstOf(weekdays, from).replaceAll('-', '');
  const time = `${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fit in 30//Five minutes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART:${day}T${time}`,
    `DURATION:PT${MINUTES}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((index) => WEEKDAY_NAMES[index]).join()}`,
    `SUMMARY:${TITLE}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${TITLE}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const firstOf = (weekdays: readonly number[], day: CalendarDay): CalendarDay =>
  weekdays.length === 0 || weekdays.includes(weekdayIndex(day)) ? day : firstOf(weekdays, addDays(day, 1));

const two = (count: number): string => String(count).padStart(2, '0');
