import { addDays, weekdayIndex } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';

/** The weekly email to a sitter is sent on Sundays, at six in the evening by the member's clock (product §27). */
const EMAIL_WEEKDAY = 6;
const EMAIL_MINUTE = 18 * 60;

/**
 * Seven days less the hours by which clocks change, so that only the sitter of a member who moves to another zone waits
 * longer.
 */
const MS_BETWEEN = 7 * 86_400_000 - 2 * 3_600_000;

/** How long the link of a weekly email opens the sitter's page, in days: until the next email, and a week more. */
export const SITTER_EMAIL_LINK_DAYS = 14;

/**
 * When the next weekly email is due, in epoch milliseconds: never twice in a week.
 *
 * @param zoneName the member's time zone.
 * @param search `lastAt` is when the last one was due; undefined before the first. Both in epoch milliseconds.
 */
export function nextSitterEmailAt(
  zoneName: string,
  { notBefore, lastAt }: { notBefore: number; lastAt: number | undefined },
): number {
  const zone = timeZone(zoneName);
  const earliest = lastAt === undefined ? notBefore : Math.max(notBefore, lastAt + MS_BETWEEN);
  for (let day = zone.dayAt(earliest); ; day = addDays(day, 1)) {
    const at = zone.instantOf(day, EMAIL_MINUTE);
    if (weekdayIndex(day) === EMAIL_WEEKDAY && at >= earliest) return at;
  }
}
