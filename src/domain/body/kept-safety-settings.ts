import { isRecord } from '#domain/is-record.ts';
import { SAFETY_HOLDS, type SafetyHold, type SafetySettings } from './safety-flags.ts';

/**
 * The safety settings that a device kept, also those from before version 2, which knew less: they count until the member has
 * answered again, and never ask for less care than they did. Undefined for a value that holds no settings.
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
