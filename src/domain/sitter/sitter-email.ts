import { addDays, weekdayIndex } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';

/** The weekly letter to whoever covers goes on Sundays, at six in the evening by her clock (product §27). */
const LETTER_WEEKDAY = 6;
const LETTER_MINUTE = 18 * 60;

/** Less than seven days by what the clocks change: whoever moves to another zone is the only one who waits longer. */
const MS_BETWEEN = 7 * 86_400_000 - 2 * 3_600_000;

/** How long the link in such a letter opens the page, in days: until the next one is there, and a week more. */
export const COVER_LETTER_LINK_DAYS = 14;

/** From when on the next letter is looked for. */
interface LetterSearch {
  /** Epoch milliseconds. */
  notBefore: number;
  /** Epoch milliseconds; absent before the first. */
  lastAt: number | undefined;
}

/** When the next weekly letter is due, in epoch milliseconds: never twice in a week. */
export function nextCoverLetterAt(zoneName: string, { notBefore, lastAt }: LetterSearch): number {
  const zone = timeZone(zoneName);
  const earliest = lastAt === undefined ? notBefore : Math.max(notBefore, lastAt + MS_BETWEEN);
  for (let day = zone.dayAt(earliest); ; day = addDays(day, 1)) {
    const at = zone.instantOf(day, LETTER_MINUTE);
    if (weekdayIndex(day) === LETTER_WEEKDAY && at >= earliest) return at;
  }
}
