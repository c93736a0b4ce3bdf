import { impactRecord } from '#client/platform/browser-storage.ts';
import { today } from '#client/platform/calendar-now.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { type ImpactRecord, isImpactOpen, nextInImpactCheck } from '#domain/body/impact-check.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

const NO_CHECK: ImpactRecord = {};

type ImpactEvent = (record: ImpactRecord, today: CalendarDay) => ImpactRecord;

export type TellImpact = (event: ImpactEvent) => void;

export function useImpactCheck() {
  const [record = NO_CHECK, save] = useStoredValue(impactRecord);
  const day = today();
  return {
    next: nextInImpactCheck(record, day),
    isOpen: isImpactOpen(record, day),
    /** Another tab may have written. */
    tell: (event: ImpactEvent) => save(event(impactRecord.read() ?? NO_CHECK, today())),
  };
}
