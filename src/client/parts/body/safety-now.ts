import { today } from '#client/parts/plan/calendar-now.ts';
import { impactRecord, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { type BodyCare, withCare } from '#domain/body/body-care.ts';
import { type ImpactRecord, isImpactOpen, nextInImpactCheck } from '#domain/body/impact-check.ts';
import type { SafetySettings } from '#domain/body/safety-flags.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { bodyRecord } from './body-storage.ts';

/** The safety answers with what the member told after sessions; undefined before any answer. */
export function safetyNow(): SafetySettings | undefined {
  const settings = safetySettings.read();
  return settings && withCare(settings, bodyCare());
}

export const bodyCare = (): BodyCare => bodyRecord.read().care;

export function useSafetyNow(): SafetySettings | undefined {
  const [settings] = useStoredValue(safetySettings);
  const [{ care }] = useStoredValue(bodyRecord);
  return settings && withCare(settings, care);
}

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
