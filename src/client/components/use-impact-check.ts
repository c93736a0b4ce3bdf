import { impactRecord } from '#client/platform/browser-storage.ts';
import { today } from '#client/platform/calendar-now.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type ImpactRecord, isImpactOpen, nextInImpactCheck } from '#domain/impact-check.ts';

const NO_CHECK: ImpactRecord = {};

/** What happens to a record on a day: one of the functions of the check. */
type ImpactEvent = (record: ImpactRecord, today: CalendarDay) => ImpactRecord;

/** Writes down what happened. */
export type TellImpact = (event: ImpactEvent) => void;

/** Her load-and-impact check on this device, what comes next in it, and how to go on. */
export function useImpactCheck() {
  const [record = NO_CHECK, save] = useStoredValue(impactRecord);
  const day = today();
  return {
    next: nextInImpactCheck(record, day),
    isOpen: isImpactOpen(record, day),
    /** Reads again before it writes: another tab may have gone on. */
    tell: (event: ImpactEvent) => save(event(impactRecord.read() ?? NO_CHECK, today())),
  };
}
