import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import type { HardWeekShown } from '#domain/hard-week.ts';
import type { ImpactRecord } from '#domain/impact-check.ts';
import { isImpactRecord } from '#domain/is-impact-record.ts';
import { keptSafetySettings } from '#domain/kept-safety-settings.ts';
import type { MoodEntry } from '#domain/mood.ts';
import type { GateAnswer } from '#domain/nutrition.ts';
import type { SafetySettings } from '#domain/safety-flags.ts';
import type { WeekdayPlan } from '#domain/weekday-plan.ts';
import { stepGoal, stepOnboardingCompleted } from './first-page-storage.ts';
import {
  isRecord,
  storedChoice,
  storedCount,
  storedFlag,
  storedJson,
  storedReading,
  storedText,
} from './stored-value.ts';

/** How a guided workout tells what comes: spoken names and pips, pips alone, or light and vibration in a quiet house. */
export const SOUND_CHOICES = ['voice', 'beeps', 'off'] as const;
export type SoundChoice = (typeof SOUND_CHOICES)[number];

/*
 * Every value that the app keeps in the browser's local storage, but for those in `first-page-storage.ts`.
 * What waits to be sent lives in IndexedDB, under their user's id.
 */

/** How far somebody is in a workout. */
export interface WorkoutPlace {
  /** Warm-up, main part or cool-down: 0, 1 or 2. */
  step: number;
  /** The move shown in each of the three. */
  moves: number[];
  /** When the workout was opened, in epoch milliseconds. */
  openedAt: number;
  /** Becomes the `clientId` of the completion: two tabs of one workout complete it once. */
  sessionId?: string;
  savedAt: number;
}

/** What she answered when another level was offered after a workout. */
export interface StartLevel {
  /** Absent where she left it as it was. */
  level?: 'easier' | 'harder';
  /** Epoch milliseconds; only workouts after it count for the next offer. */
  answeredAt: number;
}

/** A tick under the health disclaimer. */
export interface KeptHealthAgreement {
  version: string;
  /** Epoch milliseconds, by this device's clock. */
  agreedAt: number;
  /** False where a version before the one outbox still had to send it. */
  isSent?: boolean;
}

/* What belongs to a person. */
/** The day on which she last answered the offer of a higher goal. */
export const stepGoalOfferAnswered = storedText('stepGoalOfferAnswered');
export const moodHistory = storedJson<MoodEntry[]>('moodHistory', isMoodHistory);
/** Whether the mood of the day may go along with a completed workout; absent until she was asked. */
export const moodSharing = storedChoice('moodSharing', ['yes', 'no']);
/** The day and mood whose idea for today's workout she has undone. */
export const moodIdeaUndone = storedText('moodIdeaUndone');
/** When the kind line after a hard week was last shown. */
export const hardWeekShown = storedJson<HardWeekShown>('hardWeekShown', isHardWeekShown);
/** When she means to do her workouts; `skipped` once she said "Not now". */
export const weekdayPlan = storedJson<WeekdayPlan | 'skipped'>('weekdayPlan', isWeekdayPlan);
/** Completions of this device that nobody has praised yet, by their client ids. */
export const uncelebratedWorkouts = storedJson<string[]>('uncelebratedWorkouts', isTextList);
/** The last finished block whose congratulation was closed. */
export const congratulatedBlock = storedCount('congratulatedBlock');
export const workoutIntroViewed = storedFlag('workoutIntroViewed');
/** The level last chosen for each exercise, by its name. */
export const exerciseLevels = storedJson<Record<string, string>>('exerciseLevels', isTextRecord);
/** The level at which moves begin for which she has chosen none, and when she last answered the offer of one. */
export const startLevel = storedJson<StartLevel>('startLevel', isStartLevel);
/** Where each workout that was begun stands, by its number. */
export const workoutPlaces = storedJson<Record<string, WorkoutPlace>>('workoutPlaces', isWorkoutPlaces);
/** What follows from the safety questions; the answers are kept nowhere, and this never leaves the device. */
export const safetySettings = storedReading<SafetySettings>('safetySettings', keptSafetySettings);
/** Her load-and-impact check: how far it is, what it came to, when a symptom was last told; never leaves the device. */
export const impactRecord = storedJson<ImpactRecord>('impactCheck', isImpactRecord);
/** The health disclaimer that she agreed to on this device. */
export const healthAgreement = storedJson<KeptHealthAgreement>('healthAgreement', isKeptHealthAgreement);
/** What she answered before the numbers of the nutrition guide: what is true of her, or "unsaid"; never leaves the device. */
export const nutritionGates = storedJson<GateAnswer>('nutritionGates', isGateAnswer);
/** Whether she reads the nutrition guide with numbers; absent until she chose. */
export const nutritionNumbers = storedChoice('nutritionNumbers', ['with', 'without']);
/** How her coach looks: a word each for skin, top and hair. */
export const coachLook = storedJson<Record<string, string>>('coachLook', isTextRecord);
/** The coach stands still: start and end of a move instead of movement. */
export const stillPictures = storedFlag('stillPictures');

/* What belongs to the device. */
/** How a guided workout makes itself heard; absent is Voice. */
export const soundChoice = storedChoice('soundChoice', SOUND_CHOICES);
/** Cues are heard while the phone is on silent too. */
export const soundOnSilent = storedFlag('soundOnSilent');
export const installPromptDismissed = storedFlag('installPromptDismissed');

/** What `member/store.ts` could not write to its database. */
export const recordsWithoutDatabase = storedJson<unknown[]>('recordsWithoutDatabase', Array.isArray);

/** Put aside when their owner signs out or another user signs in, and brought back with her. */
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
  startLevel,
  workoutPlaces,
  impactRecord,
  healthAgreement,
  coachLook,
  stillPictures,
] as const;

/** What she said about her health, and what shows it: forgotten when she leaves the device, and asked again (decision 0039). */
export const HEALTH_VALUES = [safetySettings, nutritionGates, nutritionNumbers] as const;

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

function isWorkoutPlaces(value: unknown): value is Record<string, WorkoutPlace> {
  return isRecord(value) && Object.values(value).every(isWorkoutPlace);
}

function isWorkoutPlace(value: unknown): value is WorkoutPlace {
  if (!isRecord(value) || !Array.isArray(value.moves)) return false;
  return [value.step, value.openedAt, value.savedAt, ...value.moves].every(Number.isInteger);
}

function isStartLevel(value: unknown): value is StartLevel {
  if (!isRecord(value) || !Number.isInteger(value.answeredAt)) return false;
  return value.level === undefined || value.level === 'easier' || value.level === 'harder';
}
