import { isRecord } from '#domain/is-record.ts';
import { isSessionSnapshot } from './is-session-snapshot.ts';
import { canCarryOn, countsAs, type SessionSnapshot } from './session-snapshot.ts';

/** Days that a device keeps what a visitor tried, for her to take with her when she buys (product §25). */
export const TRIED_KEPT_DAYS = 30;

const KEPT_MS = TRIED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/** A device keeps no more tried sessions than this; the oldest goes first. */
export const MOST_TRIED = 5;

/** What a visitor did and told before she bought. Instants are epoch milliseconds. */
export interface TriedWorkouts {
  /** Of the last change. */
  readonly savedAt: number;
  /** The oldest first, each id once. */
  readonly sessions: readonly SessionSnapshot[];
  /** Her choices and what follows from her safety answers, by the key under which a member's device keeps them. */
  readonly values: Readonly<Record<string, string>>;
  /** Who has said that they are hers: the hand-over has begun, and goes on without being asked about again. */
  readonly ownerId?: string;
}

/** A device on which nothing was tried. */
export const NOTHING_TRIED: TriedWorkouts = { savedAt: 0, sessions: [], values: {} };

/** What is still kept at that instant: sessions of 30 days, and nothing at all 30 days after the last change. */
export function triedAt(tried: TriedWorkouts, nowMs: number): TriedWorkouts | undefined {
  if (!isKept(tried.savedAt, nowMs)) return undefined;
  return { ...tried, sessions: tried.sessions.filter(({ savedAt }) => isKept(savedAt, nowMs)) };
}

/** With that session as it stands now. */
export function withTriedSession(tried: TriedWorkouts, session: SessionSnapshot): TriedWorkouts {
  const others = withoutTriedSession(tried, session.sessionId).sessions;
  return { ...tried, savedAt: session.savedAt, sessions: [...others, session].slice(-MOST_TRIED) };
}

/** Without the session of that id. */
export function withoutTriedSession(tried: TriedWorkouts, sessionId: string): TriedWorkouts {
  return { ...tried, sessions: tried.sessions.filter((session) => session.sessionId !== sessionId) };
}

/** What a buyer is asked about: workouts played to their end, and what counts for its day. */
export function countedTries({ sessions }: TriedWorkouts): readonly SessionSnapshot[] {
  return sessions.filter((session) => countsAs(session) !== 'nothing');
}

/** What a visitor may carry on with: begun within a day, and not over. */
export function openTries({ sessions }: TriedWorkouts, nowMs: number): readonly SessionSnapshot[] {
  return sessions.filter((session) => canCarryOn(session, nowMs) && countsAs(session) !== 'workout');
}

/** Whether that person is asked, or has the hand-over finished for her; what somebody else has taken is none of hers. */
export function triedStanding(tried: TriedWorkouts | undefined, userId: string): 'ask' | 'hand-over' | 'nothing' {
  if (!tried) return 'nothing';
  if (tried.ownerId !== undefined) return tried.ownerId === userId ? 'hand-over' : 'nothing';
  return countedTries(tried).length > 0 ? 'ask' : 'nothing';
}

/** True for what this or another version of the product kept. */
export function isTriedWorkouts(value: unknown): value is TriedWorkouts {
  if (!isRecord(value) || !isRecord(value.values) || !Array.isArray(value.sessions)) return false;
  return (
    Number.isSafeInteger(value.savedAt) &&
    value.sessions.every(isSessionSnapshot) &&
    Object.values(value.values).every(isText) &&
    (value.ownerId === undefined || isText(value.ownerId))
  );
}

/** A clock that was set back ends nothing. */
const isKept = (savedAt: number, nowMs: number): boolean => nowMs - savedAt < KEPT_MS;

const isText = (value: unknown): value is string => typeof value === 'string';
