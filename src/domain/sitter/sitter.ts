import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import { addDays, type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { clockText, timeZone } from '#domain/time/zoned-time.ts';

/** A sitter's answers for a day (product §27). */
export const SITTER_ANSWERS = ['yes', 'no'] as const;

/** One of {@link SITTER_ANSWERS}. */
export type SitterAnswer = (typeof SITTER_ANSWERS)[number];

/** How far ahead the sitter's calendar goes, in days. */
export const SITTER_CALENDAR_DAYS = 14;

/** How far ahead the sitter's page goes and takes answers, in days. */
export const SITTER_PAGE_DAYS = 7;

const MS_PER_MINUTE = 60_000;

/** A planned session as the sitter may see it: when, and how long. */
export interface SitterSession {
  day: CalendarDay;
  /** Epoch milliseconds. */
  startsAt: number;
  /** Epoch milliseconds. */
  endsAt: number;
  /** The longest that it can take, in minutes. */
  minutes: number;
  /** The time by the member's clock when it begins, "19:30". */
  from: string;
  /** The time by the member's clock when it ends. */
  until: string;
}

/**
 * The sessions on the member's days of the next {@link SITTER_CALENDAR_DAYS}, today's at any time of the day. They follow from
 * the planned times alone: a sitter cannot learn from them whether the member has worked out, on any day, nor how much of the
 * block is left (product §27).
 *
 * @param minutes how long a session takes at most.
 * @param nowMs epoch milliseconds.
 */
export function sitterSessions(times: WorkoutTimes, minutes: number, nowMs: number): SitterSession[] {
  const zone = timeZone(times.zone);
  const today = zone.dayAt(nowMs);
  const days = Array.from({ length: SITTER_CALENDAR_DAYS }, (_, ahead) => addDays(today, ahead));
  return days
    .filter((day) => times.weekdays.includes(weekdayIndex(day)))
    .map((day) => {
      const startsAt = zone.instantOf(day, times.startMinute);
      const endsAt = startsAt + minutes * MS_PER_MINUTE;
      return {
        day,
        startsAt,
        endsAt,
        minutes,
        from: clockText(zone.minuteAt(startsAt)),
        until: clockText(zone.minuteAt(endsAt)),
      };
    });
}

/**
 * The sessions that the sitter's page shows and takes answers for: within {@link SITTER_PAGE_DAYS} days, and not over
 * yet.
 */
export function sessionsToAnswer(
  sessions: readonly SitterSession[],
  today: CalendarDay,
  nowMs: number,
): SitterSession[] {
  const end = addDays(today, SITTER_PAGE_DAYS);
  return sessions.filter(({ day, endsAt }) => day < end && endsAt > nowMs);
}

/** What a member knows of the sitter. */
export interface SitterStanding {
  /** The sitter's name; empty where the member gave none. */
  name: string;
  /** The days that were answered, with the answer of each. */
  answers: [string, SitterAnswer][];
}

/**
 * The answer that the member's Home shows: today's, or tomorrow's where there is none or today is done; never another day's
 * (product §27).
 *
 * @param isDone the member has worked out today.
 */
export function shownSitterAnswer(
  { answers }: SitterStanding,
  today: CalendarDay,
  isDone: boolean,
): { answer: SitterAnswer; isToday: boolean } | undefined {
  const of = (day: CalendarDay) => answers.find(([answered]) => answered === day)?.[1];
  const ofToday = isDone ? undefined : of(today);
  const answer = ofToday ?? of(addDays(today, 1));
  return answer && { answer, isToday: ofToday !== undefined };
}

/** The times of a session in words, "19:30 to 19:55"; `undefined` where the member shares days only. */
export function sitterTimeText({ from, until }: { from: string | null; until: string | null }): string | undefined {
  return from === null || until === null ? undefined : `${from} to ${until}`;
}
