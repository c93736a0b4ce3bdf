import { addDays, type CalendarDay, noonOf } from './calendar-day.ts';

/** The longest name of a time zone that is taken, in characters; the longest in use has 32. */
export const MAX_ZONE_LENGTH = 64;

/** The minutes of a day of 24 hours; a minute of the day is always below. */
export const MINUTES_PER_DAY = 1_440;

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** The clock of a time zone through the year, with its summer time and every change that its government has decided. */
export interface TimeZone {
  /** The day there at an instant, epoch milliseconds. */
  dayAt(epochMs: number): CalendarDay;
  /** The minute of the day that the clock shows there at an instant, 0 to 1,439. */
  minuteAt(epochMs: number): number;
  /**
   * The instant at which the clock of that day shows `minuteOfDay`, in epoch milliseconds. A time that is skipped when the
   * clocks go forward comes as much later as they jump; a time that comes twice means the first (as RFC 5545 reads them).
   *
   * @param minuteOfDay 0 for midnight to 1,439.
   */
  instantOf(day: CalendarDay, minuteOfDay: number): number;
}

/**
 * True for a name that the platform's time zone rules know, "Europe/London"; offsets like "+05:30" are no zones. Never
 * throws.
 */
export function isZoneName(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(text) || text.length > MAX_ZONE_LENGTH) return false;
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The clock of a zone. @throws RangeError for a name that is no zone: ask {@link isZoneName} first. */
export function timeZone(name: string): TimeZone {
  const format = formatOf(name);

  function clockAt(epochMs: number): { day: CalendarDay; msOfDay: number } {
    const parts = new Map(format.formatToParts(epochMs).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as CalendarDay;
    const seconds = Number(part('hour')) * 3_600 + Number(part('minute')) * 60 + Number(part('second'));
    return { day, msOfDay: seconds * 1_000 };
  }

  /** How far ahead of UTC its clock is. */
  function offsetAt(epochMs: number): number {
    const wholeSecond = Math.floor(epochMs / 1_000) * 1_000;
    const { day, msOfDay } = clockAt(wholeSecond);
    return midnightInUtc(day) + msOfDay - wholeSecond;
  }

  return {
    dayAt: (epochMs) => clockAt(epochMs).day,

    minuteAt: (epochMs) => Math.floor(clockAt(epochMs).msOfDay / MS_PER_MINUTE),

    instantOf(day, minuteOfDay) {
      const shown = midnightInUtc(day) + minuteOfDay * MS_PER_MINUTE;
      const before = offsetAt(shown - MS_PER_DAY);
      const after = offsetAt(shown + MS_PER_DAY);
      const instants = [shown - before, shown - after].filter((instant) => offsetAt(instant) === shown - instant);
      return instants.length === 0 ? shown - before : Math.min(...instants);
    },
  };
}

/** A minute of the day as a clock shows it: "18:05". */
export function clockText(minuteOfDay: number): string {
  const part = (count: number) => String(count).padStart(2, '0');
  return `${part(Math.floor(minuteOfDay / 60))}:${part(minuteOfDay % 60)}`;
}

/** The minute of the day that a text like "18:05" means; `undefined` for any other text. */
export function minuteOfClockText(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const midnightInUtc = (day: CalendarDay) => noonOf(addDays(day, -1), 0) + MS_PER_DAY / 2;

const formatOf = (timeZoneName: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZoneName,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
