import { safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { type BodyCare, withCare } from '#domain/body/body-care.ts';
import type { SafetySettings } from '#domain/body/safety-flags.ts';
import { bodyRecord } from './body-storage.ts';

/** The safety answers with what she told after sessions; undefined before any answer. */
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
