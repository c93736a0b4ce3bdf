import { beforeEach, expect, test } from 'vitest';
import { bodyRecord } from '#client/parts/body/body-storage.ts';
import { exerciseLevels, impactRecord, safetySettings, startLevel } from '#client/parts/stored/browser-storage.ts';
import type { HistorySession } from '#contract/workout-sessions.ts';
import { NOTHING_TOLD } from '#domain/body/body-care.ts';
import { SAFETY_VERSION, type SafetySettings } from '#domain/body/safety-flags.ts';
import type { Effort } from '#domain/session/workout-session.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { levelsText, offeredLevels, takeLevels } from './phase-levels.ts';

const FREE: SafetySettings = {
  ...{ block: 1, version: SAFETY_VERSION, hold: null, startingLevel: 'standard' },
  ...{ pelvicSafe: false, girdle: false, pregnant: false },
};
const played = (day: number, effort: Effort): HistorySession =>
  ({
    completedAt: day,
    completedOn: `2026-11-0${day}`,
    effort,
    completedExercises: ['dead_bug', 'squat', 'no_move'].map((moveId) => ({ moveId, level: 'standard', seconds: 40 })),
  }) as HistorySession;
const WELL = [played(1, 'right'), played(2, 'easy'), played(3, 'right')];
const offered = (sessions = WELL) =>
  Object.fromEntries(offeredLevels(sessions, SHIPPED_WORDS).map(({ moveId, level }) => [moveId, level]));

beforeEach(() => {
  safetySettings.write(FREE);
});

test('three good workouts offer a level up, and what she takes is remembered', () => {
  expect(offered()).toEqual({ dead_bug: 'harder', squat: 'harder' });
  exerciseLevels.write({ boxer: 'easier' });
  expect(levelsText(offeredLevels(WELL, SHIPPED_WORDS))).toBe('Start from how it’s felt: 2 moves a level heavier');
  takeLevels(offeredLevels(WELL, SHIPPED_WORDS));
  expect(exerciseLevels.read()).toEqual({ boxer: 'easier', dead_bug: 'harder', squat: 'harder' });
});

test('two that were too hard offer one lighter, also where care keeps all from going up', () => {
  safetySettings.write({ ...FREE, pelvicSafe: true });
  exerciseLevels.write({ dead_bug: 'standard', squat: 'standard' });
  expect(offered([played(1, 'hard'), played(2, 'hard')])).toEqual({ dead_bug: 'easier', squat: 'easier' });
});

test('nothing goes up where answers or signs ask for care', () => {
  for (const flags of [{ startingLevel: 'easier' }, { pelvicSafe: true }] as const) {
    safetySettings.write({ ...FREE, ...flags });
    expect(offered()).toEqual({});
  }
  safetySettings.write(FREE);
  bodyRecord.write({ ...NOTHING_TOLD, care: { ...NOTHING_TOLD.care, pelvicSafe: true } });
  expect(offered()).toEqual({});
  bodyRecord.write({ ...NOTHING_TOLD, care: { ...NOTHING_TOLD.care, bellyEasier: true } });
  expect(offered()).toEqual({ squat: 'harder' });
  bodyRecord.clear();
  safetySettings.clear();
  expect(offered()).toEqual({});
});

test('what was played before a sign, or before an offer was answered, does not count', () => {
  impactRecord.write({ symptomOn: WELL[0]?.completedOn as never });
  expect(offered()).toEqual({});
  impactRecord.clear();
  startLevel.write({ answeredAt: 1, level: 'harder' });
  expect(offered([...WELL, played(4, 'hard')])).toEqual({});
});
