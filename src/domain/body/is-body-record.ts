import { isRecord } from '#domain/is-record.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { BODY_SIGNS, type BodyRecord, type BodySign } from './body-care.ts';

/**
 * True for a value that has the form of a body record; another version of the product, or somebody by hand, may have
 * written it.
 */
export function isBodyRecord(value: unknown): value is BodyRecord {
  if (!isRecord(value) || !Array.isArray(value.sessions) || !isRecord(value.care)) return false;
  const { startsEasier, pelvicSafe, bellyEasier } = value.care;
  const isCare = [startsEasier, pelvicSafe, bellyEasier].every((asked) => typeof asked === 'boolean');
  return isCare && value.sessions.every(isTold);
}

function isTold(value: unknown): boolean {
  if (!isRecord(value) || typeof value.on !== 'string' || !isCalendarDay(value.on)) return false;
  return Array.isArray(value.signs) && value.signs.every((sign) => BODY_SIGNS.includes(sign as BodySign));
}
