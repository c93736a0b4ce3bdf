import type { WorkoutCode } from '#domain/plan/block.ts';
import type { PlannedLength, SessionStep } from './session-plan.ts';
import type { StepPlaces, WorkedTime } from './session-state.ts';
import type { WarmUpChoice } from './warm-up-choice.ts';
import { MAX_ACTIVE_SECONDS } from './workout-session.ts';

/** How long "Carry on" is offered; after it only the counting of what was done. */
export const CARRY_ON_MS = 24 * 60 * 60 * 1000;

const LONG_PAUSE_MS = 2 * 60 * 1000;

/** True once she was away for more than two minutes: she is offered an easy way back in. `awayMs` is in milliseconds. */
export const isLongPause = (awayMs: number): boolean => awayMs > LONG_PAUSE_MS;

/** The easy way back in: marching on the spot. */
export const WAY_BACK_IN_MS = 30_000;

/** From this on, a session that was broken off counts for its day. */
export const LEAST_COUNTED_MS = 3 * 60 * 1000;

/**
 * Goes up whenever workouts are divided into other segments, so that a place that was kept before is looked for by the time
 * that was left and not by its number.
 */
export const PLAN_VERSION = 2;

/** A workout in progress, as the device keeps it. Instants are epoch milliseconds. */
export interface SessionSnapshot {
  /** Becomes the `clientId` of what is recorded, so that one session is never counted twice. */
  readonly sessionId: string;
  /** 0 for a session of a course. */
  readonly workoutId: number;
  /** Of a session of a course, its name: "snacks/desk". It never becomes a workout. */
  readonly course?: string;
  readonly block: number;
  /** The workout of the programme; absent where it is that of this number in the edition whose turn the block is. */
  readonly played?: WorkoutCode | undefined;
  /** Of the workout, "Week 1A – …", or of the session of a course. */
  readonly title: string;
  readonly length: PlannedLength;
  /** Absent where the usual warm-up was played. */
  readonly warmUp?: WarmUpChoice;
  /** {@link PLAN_VERSION} when it was kept. */
  readonly plan: number;
  /** The segment that was on; `segmentCount` when everything was played. */
  readonly index: number;
  readonly segmentCount: number;
  readonly elapsedMs: number;
  /** How long that segment is, with the rest that was added to it. */
  readonly segmentMs: number;
  /** Of the whole session, still to come. */
  readonly leftMs: number;
  readonly activeMs: number;
  readonly worked: readonly WorkedTime[];
  readonly swaps: Readonly<Record<string, string>>;
  readonly hasChosenStart: boolean;
  /** The member carried on with easier versions after a sign. */
  readonly isEased: boolean;
  readonly savedAt: number;
  /** Of the steps that the member left. */
  readonly stepPlaces: StepPlaces;
  /** Absent where nothing goes by hand. */
  readonly byHand?: ByHandPlace;
}

/** What is in progress: the number of a workout, or the name of a session of a course. */
export const playedKey = ({ course, workoutId }: Pick<SessionSnapshot, 'course' | 'workoutId'>): string =>
  course ?? String(workoutId);

/** What the player shows by hand: while the session does not run, or beneath it. */
export interface ByHandPlace {
  readonly step: SessionStep;
  /** Of each step the move that is shown, from 0. */
  readonly moves: readonly number[];
  /** How long the workout was open, in milliseconds. */
  readonly openMs: number;
}

/** What a snapshot holds besides where the session stands. */
export type SnapshotAbout = Pick<
  SessionSnapshot,
  | 'sessionId'
  | 'workoutId'
  | 'course'
  | 'block'
  | 'played'
  | 'title'
  | 'length'
  | 'warmUp'
  | 'swaps'
  | 'hasChosenStart'
  | 'isEased'
  | 'savedAt'
  | 'byHand'
>;

/** True for a day; a clock that was set back does not end it. */
export function isRecent({ savedAt }: Pick<SessionSnapshot, 'savedAt'>, nowMs: number): boolean {
  return nowMs - savedAt < CARRY_ON_MS;
}

/** True while she may carry on with what the guide has led; what was only opened by hand is just there again. */
export function canCarryOn(snapshot: SessionSnapshot, nowMs: number): boolean {
  return snapshot.activeMs > 0 && isRecent(snapshot, nowMs);
}

/** True for what Home asks about: to carry on, or to count it. */
export function isOffered(snapshot: SessionSnapshot, nowMs: number): boolean {
  return canCarryOn(snapshot, nowMs) || countsAs(snapshot) !== 'nothing';
}

/** What was really done: whole seconds, and the moves with level and seconds (product §20). */
export interface SessionRecord {
  readonly activeSeconds: number;
  readonly completedExercises: { moveId: string; level: WorkedTime['level']; seconds: number }[];
}

/** The record of a session, or of its snapshot. */
export function recordOf({ activeMs, worked }: Pick<SessionSnapshot, 'activeMs' | 'worked'>): SessionRecord {
  return {
    activeSeconds: wholeSeconds(activeMs),
    completedExercises: worked
      .map(({ moveId, level, ms }) => ({ moveId, level, seconds: wholeSeconds(ms) }))
      .filter(({ seconds }) => seconds > 0),
  };
}

const wholeSeconds = (ms: number): number => Math.min(MAX_ACTIVE_SECONDS, Math.round(ms / 1000));

/** What a session that is over counts as. */
export type CountsAs = 'workout' | 'day' | 'nothing';

/** Played to its end it is the workout; broken off it counts for its day, or was too short to count (product §20). */
export function countsAs({ index, segmentCount, activeMs }: SessionSnapshot): CountsAs {
  if (index >= segmentCount) return 'workout';
  return activeMs >= LEAST_COUNTED_MS ? 'day' : 'nothing';
}

/** Minutes to tell of what is still to come: at least 1. */
export const minutesLeft = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

/** Minutes to tell of what was done: at least 1. */
export function doneMinutes({ activeMs }: Pick<SessionSnapshot, 'activeMs'>): number {
  return Math.max(1, Math.round(activeMs / 60_000));
}
