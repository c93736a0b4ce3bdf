import { isRecord } from '#domain/is-record.ts';
import { SAFETY_HOLDS, type SafetyHold, type SafetySettings } from './safety-flags.ts';

/**
 * What the device kept of the safety answers, also from before version 2, which knew less: it counts until she has
 * answered again, and never for less than it did. Undefined for what is none.
 */
export function keptSafetySettings(value: unknown): SafetySettings | undefined {
  if (!isRecord(value) || !Number.isInteger(value.block) || typeof value.pelvicSafe !== 'boolean') return undefined;
  const { startingLevel, pelvicSafe, hold } = value;
  if (startingLevel !== 'easier' && startingLevel !== 'standard') return undefined;
  if (hold !== null && !SAFETY_HOLDS.includes(hold as SafetyHold)) return undefined;
  return {
    block: value.block as number,
    version: Number.isInteger(value.version) ? (value.version as number) : 1,
    hold: hold as SafetyHold | null,
    startingLevel: pelvicSafe ? 'easier' : startingLevel,
    pelvicSafe,
    girdle: value.girdle === true,
    pregnant: value.pregnant === true || hold === 'pregnant',
  };
}
