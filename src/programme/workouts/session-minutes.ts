import { type MonthSession, sessionMinutes } from '#domain/progress/workout-history.ts';
import type { SessionLength } from '#domain/session/workout-session.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { type PlayedSession, summaryOfSession } from './workout-summaries.ts';

/** A session with only what its minutes depend on. */
export interface TimedSession extends PlayedSession {
  length: SessionLength;
  /** The minutes that the version that was done states; null for the shipped one. */
  statedMinutes: number | null;
  /** The minutes that were recorded with it. */
  duration: number;
  /** The true time, in seconds; null when it is unknown. */
  activeSeconds: number | null;
}

/**
 * The minutes of a session, the same on every screen and in every sum; the recorded minutes where its workout is
 * unknown.
 */
export function minutesOfSession(session: TimedSession): number {
  const stated = session.statedMinutes ?? summaryOfSession(session, SHIPPED_WORDS)?.durationMinutes;
  return sessionMinutes(session, stated ?? session.duration);
}

/** A session as its month counts it. */
export function inMonth<Session extends TimedSession & Omit<MonthSession, 'minutes'>>(session: Session): MonthSession {
  const { completedOn, length, rating } = session;
  return { completedOn, length, rating, minutes: minutesOfSession(session) };
}
