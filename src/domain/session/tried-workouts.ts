import { isRecord } from '#domain/is-record.ts';
import { isSessionSnapshot } from './is-session-snapshot.ts';
import { canCarryOn, countsAs, type SessionSnapshot } from './session-snapshot.ts';

/** How many days a device keeps what a visitor tried, so that a buyer can take it along (product §25). */
export const TRIED_KEPT_DAYS = 30;

const KEPT_MS = TRIED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/** The most tried sessions that a device keeps; the oldest is dropped first. */
export const MOST_TRIED = 5;

/** What a visitor did and answered before buying. Instants are epoch milliseconds. */
export interface TriedWorkouts {
  /** The instant of the last change. */
  readonly savedAt: number;
  /** The tried sessions, the oldest first, each id once. */
  readonly sessions: readonly SessionSnapshot[];
  /** The visitor's choices and the flags of the safety answers, by the key under which a member's device keeps them. */
  readonly values: Readonly<Record<string, string>>;
  /** The id of the buyer who has claimed them: the hand-over has begun, and continues without another question. */
  readonly ownerId?: string;
}

/** The value of a device on which nothing was tried. */
export const NOTHING_TRIED: TriedWorkouts = { savedAt: 0, sessions: [], values: {} };

/**
 * What is still kept at an instant: sessions of 30 days, and undefined 30 days after the last change.
 *
 * @param nowMs epoch milliseconds.
 */
export function triedAt(tried: TriedWorkouts, nowMs: number): TriedWorkouts | undefined {
  if (!isKept(tried.savedAt, nowMs)) return undefined;
  return { ...tried, sessions: tried.sessions.filter(({ savedAt }) => isKept(savedAt, nowMs)) };
}

/** The tried workouts with a session as it is now. */
export function withTriedSession(tried: TriedWorkouts, session: SessionSnapshot): TriedWorkouts {
  const others = withoutTriedSession(tried, session.sessionId).sessions;
  return { ...tried, savedAt: session.savedAt, sessions: [...others, session].slice(-MOST_TRIED) };
}

/** The tried workouts without the session of an id. */
export function withoutTriedSession(tried: TriedWorkouts, sessionId: string): TriedWorkouts {
  return { ...tried, sessions: tried.sessions.filter((session) => session.sessionId !== sessionId) };
}

/** The sessions about which a buyer is asked: workouts played to their end, and sessions that count for their day. */
export function countedTries({ sessions }: TriedWorkouts): readonly SessionSnapshot[] {
  return sessions.filter((session) => countsAs(session) !== 'nothing');
}

/** The sessions that a visitor may carry on with: begun within a day, and not over. @param nowMs epoch milliseconds. */
export function openTries({ sessions }: TriedWorkouts, nowMs: number): readonly SessionSnapshot[] {
  return sessions.filter((session) => canCarryOn(session, nowMs) && countsAs(session) !== 'workout');
}

/**
 * Whether a member is asked about tried workouts, or their begun hand-over continues; `nothing` where another member
 * has claimed them.
 */
export function triedStanding(tried: TriedWorkouts | undefined, userId: string): 'ask' | 'hand-over' | 'nothing' {
  if (!tried) return 'nothing';
  if (tried.ownerId !== undefined) return tried.ownerId === userId ? 'hand-over' : 'nothing';
  return countedTries(tried).length > 0 ? 'ask' : 'nothing';
}

/** True for a value that has the form of tried workouts; another version of the product may have kept it. */
export function isTriedWorkouts(value: unknown): value is TriedWorkouts {
  if (!isRecord(value) || !isRecord(value.values) || !Array.isArray(value.sessions)) return false;
  return (
    Number.isSafeInteger(value.savedAt) &&
    value.sessions.every(isSessionSnapshot) &&
    Object.values(value.values).every(isText) &&
    (value.ownerId === undefined || isText(value.ownerId))
  );
}

/** A clock that was set back removes nothing. */
const isKept = (savedAt: number, nowMs: number): boolean => nowMs - savedAt < KEPT_MS;

const isText = (value: unknown): value is string => typeof value === 'string';
