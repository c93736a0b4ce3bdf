import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import { addDays, type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { clockText, timeZone } from '#domain/time/zoned-time.ts';

/** What the person who covers can say of a day (product §27). */
export const COVER_ANSWERS = ['yes', 'no'] as const;
export type CoverAnswer = (typeof COVER_ANSWERS)[number];

/** How far ahead his calendar goes, in days. */
export const COVER_CALENDAR_DAYS = 14;

/** How far ahead his page goes and can be answered, in days. */
export const COVER_PAGE_DAYS = 7;

const MS_PER_MINUTE = 60_000;

/** A planned session as the person who covers may see it: when, and how long. */
export interface CoverSession {
  day: CalendarDay;
  /** Epoch milliseconds. */
  startsAt: number;
  /** Epoch milliseconds. */
  endsAt: number;
  /** The longest that it can take. */
  minutes: number;
  /** The clock where she is when it begins, "19:30". */
  from: string;
  /** The clock there when it ends. */
  until: string;
}

/**
 * Her days of the next {@link COVER_CALENDAR_DAYS}, today's whatever the time. They follow from those alone: whether she has
 * worked out, on any day, and how much of her block is left cannot be read from them (product §27).
 *
 * @param minutes how long a session takes at most.
 * @param nowMs epoch milliseconds.
 */
export function coverSessions(times: WorkoutTimes, minutes: number, nowMs: number): CoverSession[] {
  const zone = timeZone(times.zone);
  const today = zone.dayAt(nowMs);
  const days = Array.from({ length: COVER_CALENDAR_DAYS }, (_, ahead) => addDays(today, ahead));
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

/** Those that his page shows and takes an answer for: within {@link COVER_PAGE_DAYS} days, and not over yet. */
export function sessionsToAnswer(sessions: readonly CoverSession[], today: CalendarDay, nowMs: number): CoverSession[] {
  const end = addDays(today, COVER_PAGE_DAYS);
  return sessions.filter(({ day, endsAt }) => day < end && endsAt > nowMs);
}

/** What a member knows of whoever covers for her. */
export interface CoverStanding {
  /** Empty if she named nobody. */
  name: string;
  /** Days with what was said of each. */
  answers: [string, CoverAnswer][];
}

/** What his answers say on one day of hers. */
export interface ShownCoverAnswer {
  answer: CoverAnswer;
  /** False: it is about tomorrow. */
  isToday: boolean;
}

/**
 * The answer that her Home shows: today's, and where there is none or today is done, tomorrow's; none of any other day
 * (product §27).
 *
 * @param isDone she has worked out today.
 */
export function shownCoverAnswer(
  { answers }: CoverStanding,
  today: CalendarDay,
  isDone: boolean,
): ShownCoverAnswer | undefined {
  const of = (day: CalendarDay) => answers.find(([answered]) => answered === day)?.[1];
  const ofToday = isDone ? undefined : of(today);
  const answer = ofToday ?? of(addDays(today, 1));
  return answer && { answer, isToday: ofToday !== undefined };
}

/** "19:30 to 19:55"; `undefined` where she told days only. */
export function coverTimeText({ from, until }: { from: string | null; until: string | null }): string | undefined {
  return from === null || until === null ? undefined : `${from} to ${until}`;
}
