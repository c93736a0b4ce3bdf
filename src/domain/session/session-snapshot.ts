import type { WorkoutCode } from '#domain/plan/block.ts';
import type { PlannedLength, SessionStep } from './session-plan.ts';
import type { StepPlaces, WorkedTime } from './session-state.ts';
import type { WarmUpChoice } from './warm-up-choice.ts';
import { MAX_ACTIVE_SECONDS } from './workout-session.ts';

/** How long a saved session can be carried on, in milliseconds; after it, what was done can still be counted. */
export const CARRY_ON_MS = 24 * 60 * 60 * 1000;

const LONG_PAUSE_MS = 2 * 60 * 1000;

/**
 * True where a member who was away for so many milliseconds is offered an easy way back in: after more than two
 * minutes.
 */
export const isLongPause = (awayMs: number): boolean => awayMs > LONG_PAUSE_MS;

/** How long the easy way back in lasts, in milliseconds: the member marches on the spot. */
export const WAY_BACK_IN_MS = 30_000;

/** The active time from which a broken-off session counts for its day, in milliseconds. */
export const LEAST_COUNTED_MS = 3 * 60 * 1000;

/**
 * The version of how workouts are divided into segments. It goes up with every change, so that a place that was kept before is
 * found by the time that was left and not by its number.
 */
export const PLAN_VERSION = 2;

/** A workout in progress, as the device keeps it. Instants are epoch milliseconds. */
export interface SessionSnapshot {
  /** Becomes the `clientId` of what is recorded, so that one session is never counted twice. */
  readonly sessionId: string;
  /** The number of the workout; 0 for a session of a course. */
  readonly workoutId: number;
  /** The name of a session of a course, "snacks/desk", which never becomes a workout. */
  readonly course?: string;
  readonly block: number;
  /** The workout that is played; absent where it is that of this number in the block's own edition. */
  readonly played?: WorkoutCode | undefined;
  /** The published version that is played; absent for the shipped one. */
  readonly version?: number | undefined;
  readonly statedMinutes?: number | undefined;
  /** The title of the workout, "Week 1A – …", or of the session of a course. */
  readonly title: string;
  readonly length: PlannedLength;
  /** Absent where the usual warm-up was played. */
  readonly warmUp?: WarmUpChoice;
  /** The {@link PLAN_VERSION} when it was kept. */
  readonly plan: number;
  /** The index of the current segment; `segmentCount` when everything was played. */
  readonly index: number;
  readonly segmentCount: number;
  readonly elapsedMs: number;
  /** How long the current segment is, with the rest that was added to it. */
  readonly segmentMs: number;
  /** How much of the whole session is still to come. */
  readonly leftMs: number;
  readonly activeMs: number;
  readonly worked: readonly WorkedTime[];
  readonly swaps: Readonly<Record<string, string>>;
  readonly hasChosenStart: boolean;
  /** The member carried on with easier versions after a sign. */
  readonly isEased: boolean;
  readonly savedAt: number;
  /** The places of the steps that were left. */
  readonly stepPlaces: StepPlaces;
  /** How often the member was needed elsewhere; absent where never. */
  readonly needed?: number;
  /** The place by hand; absent where nothing goes by hand. */
  readonly byHand?: ByHandPlace;
}

/** The key of what is in progress: the number of a workout, or the name of a session of a course. */
export const playedKey = ({ course, workoutId }: Pick<SessionSnapshot, 'course' | 'workoutId'>): string =>
  course ?? String(workoutId);

/** What the player shows by hand, while the session does not run or beneath it. */
export interface ByHandPlace {
  readonly step: SessionStep;
  /** The move that is shown in each step, counted from 0. */
  readonly moves: readonly number[];
  /** How long the workout was open, in milliseconds. */
  readonly openMs: number;
}

/** What a snapshot holds besides the place of the session. */
export type SnapshotAbout = Pick<
  SessionSnapshot,
  | 'sessionId'
  | 'workoutId'
  | 'course'
  | 'block'
  | 'played'
  | 'version'
  | 'statedMinutes'
  | 'title'
  | 'length'
  | 'warmUp'
  | 'swaps'
  | 'hasChosenStart'
  | 'isEased'
  | 'savedAt'
  | 'byHand'
>;

/**
 * True for a day after a snapshot was saved; a clock that was set back does not end it.
 *
 * @param nowMs epoch milliseconds.
 */
export function isRecent({ savedAt }: Pick<SessionSnapshot, 'savedAt'>, nowMs: number): boolean {
  return nowMs - savedAt < CARRY_ON_MS;
}

/**
 * True while the member may carry on with a session that the guide has led; one that was only opened by hand is simply
 * shown again.
 */
export function canCarryOn(snapshot: SessionSnapshot, nowMs: number): boolean {
  return snapshot.activeMs > 0 && isRecent(snapshot, nowMs);
}

/** True for a session about which Home asks: to carry it on, or to count it. */
export function isOffered(snapshot: SessionSnapshot, nowMs: number): boolean {
  return canCarryOn(snapshot, nowMs) || countsAs(snapshot) !== 'nothing';
}

/** What a member really did in a session, or in its snapshot: whole seconds, and the moves with level and seconds (product §20). */
export function recordOf({ activeMs, worked }: Pick<SessionSnapshot, 'activeMs' | 'worked'>) {
  return {
    activeSeconds: wholeSeconds(activeMs),
    completedExercises: worked
      .map(({ moveId, level, ms }) => ({ moveId, level, seconds: wholeSeconds(ms) }))
      .filter(({ seconds }) => seconds > 0),
  };
}

const wholeSeconds = (ms: number): number => Math.min(MAX_ACTIVE_SECONDS, Math.round(ms / 1000));

/** What a session counts as once it is over. */
export type CountsAs = 'workout' | 'day' | 'nothing';

/**
 * What a session counts as: played to its end it is the workout; broken off it counts for its day, or is too short to
 * count (product §20).
 */
export function countsAs({ index, segmentCount, activeMs }: SessionSnapshot): CountsAs {
  if (index >= segmentCount) return 'workout';
  return activeMs >= LEAST_COUNTED_MS ? 'day' : 'nothing';
}

/** The minutes that are shown of the time still to come, at least 1. @param ms milliseconds. */
export const minutesLeft = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

/** The minutes that are shown of the time that was done, at least 1. */
export function doneMinutes({ activeMs }: Pick<SessionSnapshot, 'activeMs'>): number {
  return Math.max(1, Math.round(activeMs / 60_000));
}
