import { addDays, type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import { WORKOUT_IDS, type WorkoutId } from './block.ts';

/** How long before a session a calendar rings, in minutes (product §21). */
export const ALARM_MINUTES_BEFORE = 15;

/** How long after its time a reminder is still sent, in milliseconds (product §21). */
export const REMINDER_PATIENCE_MS = 2 * 3_600_000;

/** The time that is offered to a member who has chosen none, in minutes of the day: 7 in the evening. */
export const FIRST_START_MINUTE = 19 * 60;

/** On which days of the week a member means to work out, when, and by which clock. */
export interface WorkoutTimes {
  /** Places of the days in the week, 0 for Monday to 6 for Sunday, in order; one to three of them. */
  weekdays: readonly number[];
  /** The minute of the day, 0 to 1,439. */
  startMinute: number;
  /** The name of the member's time zone, "Europe/London". */
  zone: string;
}

/** A workout on the day on which it is planned. */
export interface ScheduledWorkout {
  day: CalendarDay;
  workoutId: WorkoutId;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** What a member has done, as far as the calendar needs it. */
export interface CalendarState {
  /** The workouts completed in the current block. */
  completed: ReadonlySet<WorkoutId>;
  /** The member has already worked out today, by the member's own calendar. */
  workedOutToday: boolean;
}

/** True where both say the same days at the same time by the same clock. */
export function areSameTimes(one: WorkoutTimes, other: WorkoutTimes): boolean {
  const isSameClock = one.startMinute === other.startMinute && one.zone === other.zone;
  return isSameClock && one.weekdays.join() === other.weekdays.join();
}

/**
 * The workouts that are left of the block, on the member's days from today on, in the programme's order (product §21). Today
 * counts until the member has worked out, so that an evening's session stays where it is when its time has passed. Empty when
 * the block is complete.
 *
 * @param nowMs epoch milliseconds.
 */
export function scheduledWorkouts(times: WorkoutTimes, state: CalendarState, nowMs: number): ScheduledWorkout[] {
  const zone = timeZone(times.zone);
  const left = WORKOUT_IDS.filter((id) => !state.completed.has(id));
  const today = zone.dayAt(nowMs);
  let day = nextPlannedDay(times, state.workedOutToday ? addDays(today, 1) : today);
  return left.map((workoutId) => {
    const session = { day, workoutId, startsAt: zone.instantOf(day, times.startMinute) };
    day = nextPlannedDay(times, addDays(day, 1));
    return session;
  });
}

/** A reminder to come. */
export interface DueReminder {
  day: CalendarDay;
  /** Epoch milliseconds. */
  at: number;
}

/** From when on the next reminder is searched for. */
export interface ReminderSearch {
  /** Epoch milliseconds. */
  notBefore: number;
  /** The day of the last reminder that was dealt with; absent before the first. */
  lastDay: CalendarDay | undefined;
}

/**
 * The next reminder: at its time on the member's first day after the last one, so that no day ever has two (product
 * §21).
 */
export function nextReminder(times: WorkoutTimes, { notBefore, lastDay }: ReminderSearch): DueReminder {
  const zone = timeZone(times.zone);
  // A time that the clocks skip at midnight belongs to the day before.
  const yesterday = addDays(zone.dayAt(notBefore), -1);
  const first = lastDay === undefined || lastDay < yesterday ? yesterday : addDays(lastDay, 1);
  for (let day = nextPlannedDay(times, first); ; day = nextPlannedDay(times, addDays(day, 1))) {
    const at = zone.instantOf(day, times.startMinute);
    if (at >= notBefore) return { day, at };
  }
}

/** Whether a reminder's time has passed too long ago to send it; both are epoch milliseconds. */
export function isReminderTooLate(at: number, nowMs: number): boolean {
  return nowMs - at > REMINDER_PATIENCE_MS;
}

/** The member's first workout day from `day` on. */
function nextPlannedDay(times: Pick<WorkoutTimes, 'weekdays'>, day: CalendarDay): CalendarDay {
  return times.weekdays.includes(weekdayIndex(day)) ? day : nextPlannedDay(times, addDays(day, 1));
}
