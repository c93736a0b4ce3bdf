import { leftMs, type SessionState } from './session-state.ts';

/** What the dial of a session shows, in whole minutes. */
export interface DialMinutes {
  /**
   * The minutes played and still to come, at least 1. Skipping takes minutes away, so that the minutes left are always
   * true.
   */
  readonly totalMinutes: number;
  /** The minutes played, without the times to get ready; `totalMinutes` at the end. */
  readonly activeMinutes: number;
}

const MINUTE_MS = 60_000;

/** The minutes of a session for its dial: one tick each, lit once it is over. */
export function dialMinutes(state: SessionState): DialMinutes {
  // The seconds to get ready that are still to come never fill a minute of their own.
  const totalMinutes = Math.max(1, Math.floor((state.activeMs + leftMs(state)) / MINUTE_MS));
  return { totalMinutes, activeMinutes: Math.min(totalMinutes, Math.floor(state.activeMs / MINUTE_MS)) };
}
