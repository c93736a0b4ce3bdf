import {
  isRecord,
  storedChoice,
  storedCount,
  storedFlag,
  storedJson,
  storedText,
} from '#client/browser/stored-value.ts';
import { stepGoal, stepOnboardingCompleted } from '#client/parts/account/first-page-storage.ts';
import { isImpactRecord } from '#domain/body/is-impact-record.ts';
import { isSafetySettings } from '#domain/body/is-safety-settings.ts';
import type { GateAnswer } from '#domain/body/nutrition.ts';
import type { MoodEntry } from '#domain/mood/mood.ts';
import type { HardWeekShown } from '#domain/plan/hard-week.ts';
import type { WeekdayPlan } from '#domain/plan/weekday-plan.ts';
import { isMoveLoads } from '#domain/session/move-load.ts';
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
}

export const stepGoalOfferAnswered = storedText('stepGoalOfferAnswered');
export const moodHistory = storedJson('moodHistory', isMoodHistory, []);
export const moodSharing = storedChoice('moodSharing', ['yes', 'no']);
export const moodIdeaUndone = storedText('moodIdeaUndone');
export const hardWeekShown = storedJson('hardWeekShown', isHardWeekShown);
export const weekdayPlan = storedJson('weekdayPlan', isWeekdayPlan);
export const uncelebratedWorkouts = storedJson('uncelebratedWorkouts', isTextList, []);
export const congratulatedBlock = storedCount('congratulatedBlock', 0);
export const workoutIntroViewed = storedFlag('workoutIntroViewed');
export const exerciseLevels = storedJson('exerciseLevels', isTextRecord, {});
/** Like the levels, of this home: which bag stands in it (decision 19). */
export const moveLoads = storedJson('moveLoads', isMoveLoads, {});
/** The day on which the question how heavy a kit is was left alone, by kit. */
export const loadsAskedOn = storedJson('loadsAskedOn', isTextRecord, {});
export const startLevel = storedJson('startLevel', isStartLevel);
/** Privacy: derived from answers that are kept nowhere; never leaves the device. */
export const safetySettings = storedJson('safetySettings', isSafetySettings);
/** Read by `body-storage.ts`. */
export const BODY_KEYS = { notForMe: 'notForMe', signs: 'bodySigns', tummyLook: 'tummyLook' } as const;
/** Privacy: never leaves the device. Read by `body-storage.ts`. */
export const COURSE_DAYS_KEY = 'courseDays';
/** Privacy: never leaves the device. */
export const impactRecord = storedJson('impactCheck', isImpactRecord, {});
export const healthAgreement = storedJson('healthAgreement', isKeptHealthAgreement);
/** Privacy: never leaves the device. */
export const nutritionGates = storedJson('nutritionGates', isGateAnswer);
export const nutritionNumbers = storedChoice('nutritionNumbers', ['with', 'without']);
export const coachLook = storedJson('coachLook', isTextRecord);
export const stillPictures = storedFlag('stillPictures');
/** In a guided session, where they else come with a tap. */
export const alwaysShowControls = storedFlag('alwaysShowControls');
/** What the coach says, in words on the stage. */
export const captions = storedFlag('captions');
export const easyOnBattery = storedFlag('easyOnBattery');

export const soundChoice = storedChoice('soundChoice', SOUND_CHOICES, 'voice');
/** With Beeps the coach says nothing. */
export const talkLevel = storedChoice('talkLevel', SPOKEN_TALK_LEVELS, 'normal');
export const firstSide = storedChoice('firstSide', BODY_SIDES, 'right');
export const soundOnSilent = storedFlag('soundOnSilent');
/** Absent: the first that `device-voice.ts` has. */
export const voiceChoice = storedText('voiceChoice');
/** Per cent. */
export const voiceVolume = storedCount('voiceVolume', 100);
export const beepVolume = storedCount('beepVolume', 100);
/** Without it the phone's own music plays on, and a locked phone pauses the workout. */
export const playsLocked = storedFlag('playsLocked');
export const installPromptDismissed = storedFlag('installPromptDismissed');

/** Fallback for what `member/store.ts` could not write to its database. */
export const recordsWithoutDatabase = storedJson('recordsWithoutDatabase', isList, []);

/** Set aside when their owner signs out or another user signs in, and restored with the owner. */
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
  alwaysShowControls,
  captions,
  easyOnBattery,
] as const;

/** Privacy: deleted when the member leaves the device, and asked again (decision 19). */
export const HEALTH_VALUES = [
  safetySettings,
  ...Object.values(BODY_KEYS).map(storedText),
  nutritionGates,
  nutritionNumbers,
] as const;

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

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
