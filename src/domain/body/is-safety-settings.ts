import { isRecord } from '#domain/is-record.ts';
import { SAFETY_HOLDS, type SafetySettings } from './safety-flags.ts';

/** True for what was kept of the safety answers, whichever version of the questions they were given to. */
export function isSafetySettings(value: unknown): value is SafetySettings {
  if (!isRecord(value)) return false;
  const { block, version, hold, startingLevel, ...flags } = value;
  return (
    [block, version].every(Number.isInteger) &&
    (hold === null || SAFETY_HOLDS.some((known) => known === hold)) &&
    (startingLevel === 'easier' || startingLevel === 'standard') &&
    [flags.pelvicSafe, flags.girdle, flags.pregnant].every((flag) => typeof flag === 'boolean')
  );
}
