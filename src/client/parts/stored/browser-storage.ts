import {
  isRecord,
  storedChoice,
  storedCount,
  storedFlag,
  storedJson,
  storedReading,
  storedText,
} from '#client/browser/stored-value.ts';
import { stepGoal, stepOnboardingCompleted } from '#client/parts/account/first-page-storage.ts';
import type { ImpactRecord } from '#domain/body/impact-check.ts';
import { isImpactRecord } from '#domain/body/is-impact-record.ts';
import { keptSafetySettings } from '#domain/body/kept-safety-settings.ts';
import type { GateAnswer } from '#domain/body/nutrition.ts';
import type { SafetySettings } from '#domain/body/safety-flags.ts';
import type { MoodEntry } from '#domain/mood/mood.ts';
import type { HardWeekShown } from '#domain/plan/hard-week.ts';
import type { WeekdayPlan } from '#domain/plan/weekday-plan.ts';
import { isMoveLoads, type MoveLoads } from '#domain/session/move-load.ts';
import { BODY_SIDES } from '#domain/speech/coach-words.ts';
import { SPOKEN_TALK_LEVELS } from '#domain/speech/spoken-cue.ts';
import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';

export const SOUND_CHOICES = ['voice', 'beeps', 'off'] as const;
export type SoundChoice = (typeof SOUND_CHOICES)[number];

/* Local storage, but for `first-page-storage.ts`. Unsent work is in IndexedDB, under its user's id. */

export interface StartLevel {
  level?: 'easier' | 'harder';
  /** Epoch milliseconds; only workouts after it count for the next offer. */
  answeredAt: number;
}

export interface KeptHealthAgreement {
  version: string;
  /** Epoch milliseconds, by this device's clock. */
  agreedAt: number;
  /** Migration: false where a version before the one outbox still had to send it. */
  isSent?: boolean;
}

export const stepGoalOfferAnswered = storedText('stepGoalOfferAnswered');
export const moodHistory = storedJson<MoodEntry[]>('moodHistory', isMoodHistory);
export const moodSharing = storedChoice('moodSharing', ['yes', 'no']);
export const moodIdeaUndone = storedText('moodIdeaUndone');
export const hardWeekShown = storedJson<HardWeekShown>('hardWeekShown', isHardWeekShown);
export const weekdayPlan = storedJson<WeekdayPlan | 'skipped'>('weekdayPlan', isWeekdayPlan);
export const uncelebratedWorkouts = storedJson<string[]>('uncelebratedWorkouts', isTextList);
export const congratulatedBlock = storedCount('congratulatedBlock');
export const workoutIntroViewed = storedFlag('workoutIntroViewed');
export const exerciseLevels = storedJson<Record<string, string>>('exerciseLevels', isTextRecord);
/** Like the levels, of this home: which bag stands in it (decision 19). */
export const moveLoads = storedJson<MoveLoads>('moveLoads', isMoveLoads);
/** The day on which the question how heavy a kit is was left alone, by kit. */
export const loadsAskedOn = storedJson<Record<string, string>>('loadsAskedOn', isTextRecord);
export const startLevel = storedJson<StartLevel>('startLevel', isStartLevel);
/** Privacy: derived from answers that are kept nowhere; never leaves the device. */
export const safetySettings = storedReading<SafetySettings>('safetySettings', keptSafetySettings);
/** Read by `body-storage.ts`. */
export const BODY_KEYS = { notForMe: 'notForMe', signs: 'bodySigns', tummyLook: 'tummyLook' } as const;
/** Privacy: never leaves the device. Read by `body-storage.ts`. */
export const COURSE_DAYS_KEY = 'courseDays';
/** Privacy: never leaves the device. */
export const impactRecord = storedJson<ImpactRecord>('impactCheck', isImpactRecord);
export const healthAgreement = storedJson<KeptHealthAgreement>('healthAgreement', isKeptHealthAgreement);
/** Privacy: never leaves the device. */
export const nutritionGates = storedJson<GateAnswer>('nutritionGates', isGateAnswer);
export const nutritionNumbers = storedChoice('nutritionNumbers', ['with', 'without']);
export const coachLook = storedJson<Record<string, string>>('coachLook', isTextRecord);
export const stillPictures = storedFlag('stillPictures');

/** Absent: Voice. */
export const soundChoice = storedChoice('soundChoice', SOUND_CHOICES);
/** Absent: Normal. With Beeps the coach says nothing. */
export const talkLevel = storedChoice('talkLevel', SPOKEN_TALK_LEVELS);
/** Absent: right. */
export const firstSide = storedChoice('firstSide', BODY_SIDES);
export const soundOnSilent = storedFlag('soundOnSilent');
/** Absent: the first that `device-voice.ts` has. */
export const voiceChoice = storedText('voiceChoice');
/** Per cent; absent: 100. */
export const voiceVolume = storedCount('voiceVolume');
export const beepVolume = storedCount('beepVolume');
/** Absent: her own music plays on, and a locked phone pauses the workout. */
export const playsLocked = storedFlag('playsLocked');
export const installPromptDismissed = storedFlag('installPromptDismissed');

/** Fallback for what `member/store.ts` could not write to its database. */
export const recordsWithoutDatabase = storedJson<unknown[]>('recordsWithoutDatabase', Array.isArray);

/** Set aside when their owner signs out or another user signs in, and restored with her. */
export const PERSONAL_VALUES = [
  stepGoal,
  stepOnboardingCompleted,
  stepGoalOfferAnswered,
  moodHistory,
  moodSharing,
  moodIdeaUndone,
  hardWeekShown,
  weekdayPlan,
  uncelebratedWorkouts,
  congratulatedBlock,
  workoutIntroViewed,
  exerciseLevels,
  moveLoads,
  loadsAskedOn,
  startLevel,
  impactRecord,
  storedText(COURSE_DAYS_KEY),
  healthAgreement,
  coachLook,
  stillPictures,
] as const;

/** Privacy: deleted when she leaves the device, and asked again (decision 19). */
export const HEALTH_VALUES = [
  safetySettings,
  ...Object.values(BODY_KEYS).map(storedText),
  nutritionGates,
  nutritionNumbers,
] as const;

function isMoodHistory(value: unknown): value is MoodEntry[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.date === 'string');
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
}

function isGateAnswer(value: unknown): value is GateAnswer {
  return value === 'unsaid' || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));
}

function isKeptHealthAgreement(value: unknown): value is KeptHealthAgreement {
  return isRecord(value) && typeof value.version === 'string' && Number.isInteger(value.agreedAt);
}

function isHardWeekShown(value: unknown): value is HardWeekShown {
  return isRecord(value) && isDay(value.day) && typeof value.closed === 'boolean';
}

function isWeekdayPlan(value: unknown): value is WeekdayPlan | 'skipped' {
  if (value === 'skipped') return true;
  if (!isRecord(value) || !Array.isArray(value.weekdays) || !value.weekdays.every(isCount)) return false;
  return typeof value.after === 'string' && typeof value.otherwise === 'string';
}

const isDay = (value: unknown): value is CalendarDay => typeof value === 'string' && isCalendarDay(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function isStartLevel(value: unknown): value is StartLevel {
  if (!isRecord(value) || !Number.isInteger(value.answeredAt)) return false;
  return value.level === undefined || value.level === 'easier' || value.level === 'harder';
}
