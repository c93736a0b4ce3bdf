import { today } from '#client/parts/plan/calendar-now.ts';
import { impactRecord } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { type ImpactRecord, isImpactOpen, nextInImpactCheck } from '#domain/body/impact-check.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

type ImpactEvent = (record: ImpactRecord, today: CalendarDay) => ImpactRecord;

export type TellImpact = (event: ImpactEvent) => void;

export function useImpactCheck() {
  const [record, save] = useStoredValue(impactRecord);
  const day = today();
  return {
    next: nextInImpactCheck(record, day),
    isOpen: isImpactOpen(record, day),
    /** Another tab may have written. */
    tell: (event: ImpactEvent) => save(event(impactRecord.read(), today())),
  };
}
