import { isRecord } from '#domain/is-record.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import type { ImpactRecord } from './impact-check.ts';
import { IMPACT_TASK_IDS } from './impact-tasks.ts';

/**
 * True for a value that has the form of an impact record; another version of the product, or somebody by hand, may have
 * written it.
 */
export function isImpactRecord(value: unknown): value is ImpactRecord {
  if (!isRecord(value)) return false;
  const { openedOn, lastImpactOn, symptomOn, closedAgain, check } = value;
  return (
    [openedOn, lastImpactOn, symptomOn].every(isDayOrAbsent) &&
    isTrueOrAbsent(closedAgain) &&
    (check === undefined || isCheck(check))
  );
}

function isCheck(value: unknown): boolean {
  if (!isRecord(value) || value.on === undefined || !isDayOrAbsent(value.on)) return false;
  const { clear, done, walkingSince, stopped } = value;
  const isCount = Number.isInteger(clear) && Number(clear) >= 0 && Number(clear) <= IMPACT_TASK_IDS.length;
  return (
    isCount && (walkingSince === undefined || Number.isInteger(walkingSince)) && [done, stopped].every(isTrueOrAbsent)
  );
}

const isDayOrAbsent = (value: unknown) => value === undefined || (typeof value === 'string' && isCalendarDay(value));

const isTrueOrAbsent = (value: unknown) => value === undefined || value === true;
