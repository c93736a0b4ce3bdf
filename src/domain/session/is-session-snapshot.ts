import { isRecord } from '#domain/is-record.ts';
import { isWorkoutCode } from '#domain/plan/block.ts';
import { PLAYED_LEVELS } from './played-level.ts';
import type { SessionStep } from './session-plan.ts';
import type { SessionSnapshot } from './session-snapshot.ts';
import { WARM_UP_CHOICES } from './warm-up-choice.ts';
import { SESSION_LENGTHS } from './workout-session.ts';

/**
 * True for a value that has the form of a snapshot; another version of the product, or somebody by hand, may have
 * written it.
 */
export function isSessionSnapshot(value: unknown): value is SessionSnapshot {
  if (!isRecord(value) || !isRecord(value.swaps) || !Array.isArray(value.worked)) return false;
  const { index, segmentCount, elapsedMs, segmentMs, leftMs: left, activeMs, workoutId, block, plan, savedAt } = value;
  const counts = [index, segmentCount, elapsedMs, segmentMs, left, activeMs, workoutId, block, plan, savedAt];
  return (
    counts.every(isCount) &&
    [value.sessionId, value.title, ...Object.values(value.swaps)].every((text) => typeof text === 'string') &&
    SESSION_LENGTHS.some((length) => length === value.length && length !== 'partial') &&
    (value.warmUp === undefined || WARM_UP_CHOICES.some((choice) => choice === value.warmUp)) &&
    (value.course === undefined || typeof value.course === 'string') &&
    (value.played === undefined || isWorkoutCode(value.played)) &&
    [value.version, value.statedMinutes].every((count) => count === undefined || isCount(count)) &&
    typeof value.hasChosenStart === 'boolean' &&
    typeof value.isEased === 'boolean' &&
    value.worked.every(isWorkedTime) &&
    isStepPlaces(value.stepPlaces) &&
    (value.needed === undefined || isCount(value.needed)) &&
    (value.byHand === undefined || isByHandPlace(value.byHand))
  );
}

function isWorkedTime(value: unknown): boolean {
  if (!isRecord(value) || typeof value.moveId !== 'string') return false;
  return isCount(value.ms) && PLAYED_LEVELS.some((level) => level === value.level);
}

function isStepPlaces(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([step, place]) => /^[012]$/.test(step) && isRecord(place) && isCount(place.index) && isCount(place.elapsedMs),
  );
}

function isByHandPlace(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.moves)) return false;
  return STEPS.some((step) => step === value.step) && [value.openMs, ...value.moves].every(isCount);
}

const STEPS: readonly SessionStep[] = [0, 1, 2];

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
