import { bodyRecord } from '#client/platform/body-storage.ts';
import { safetySettings } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { type BodyCare, NOTHING_TOLD, withCare } from '#domain/body/body-care.ts';
import type { SafetySettings } from '#domain/body/safety-flags.ts';

/** The safety answers with what she told after sessions; undefined before any answer. */
export function safetyNow(): SafetySettings | undefined {
  const settings = safetySettings.read();
  return settings && withCare(settings, bodyCare());
}

export const bodyCare = (): BodyCare => (bodyRecord.read() ?? NOTHING_TOLD).care;

export function useSafetyNow(): SafetySettings | undefined {
  const [settings] = useStoredValue(safetySettings);
  const [{ care } = NOTHING_TOLD] = useStoredValue(bodyRecord);
  return settings && withCare(settings, care);
}
