import type { Edition } from '#domain/block.ts';
import { type MonthSession, sessionMinutes } from '#domain/workout-history.ts';
import type { SessionLength } from '#domain/workout-session.ts';
import { findWorkoutSummary } from './workout-summaries.ts';

/** A session as far as its minutes depend on it. */
export interface TimedSession {
  edition: Edition;
  workoutId: string;
  length: SessionLength;
  /** Recorded with it. */
  duration: number;
  /** The time it really took, in seconds; null when unknown. */
  activeSeconds: number | null;
}

/** The minutes of a session, the same on every screen and in every sum; those recorded where its workout is unknown. */
export function minutesOfSession(session: TimedSession): number {
  const workout = findWorkoutSummary(session.edition, Number(session.workoutId));
  return sessionMinutes(session, workout?.durationMinutes ?? session.duration);
}

/** A session as its month counts it. */
export function inMonth<Session extends TimedSession & Omit<MonthSession, 'minutes'>>(session: Session): MonthSession {
  const { completedOn, length, rating } = session;
  return { completedOn, length, rating, minutes: minutesOfSession(session) };
}
