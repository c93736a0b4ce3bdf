import { countsForWorkout, isShortVersion, type SessionLength } from '#domain/session/workout-session.ts';

/**
 * The whole minutes that are shown of a session: its active time where it is known, at least 1; otherwise the minutes of the
 * version that was played (product §5).
 *
 * @param statedMinutes the minutes of the whole workout.
 */
export function sessionMinutes(
  { activeSeconds, length }: { activeSeconds: number | null; length: SessionLength },
  statedMinutes: number,
): number {
  if (activeSeconds !== null) return Math.max(1, Math.round(activeSeconds / 60));
  return isShortVersion(length) ? Number(length) : statedMinutes;
}

/** A session as its month counts it. */
export interface MonthSession {
  /** The day it was done on, "YYYY-MM-DD". */
  completedOn: string;
  length: SessionLength;
  /** The minutes that are shown, see {@link sessionMinutes}. */
  minutes: number;
  /** 1 to 10; null when it was not rated. */
  rating: number | null;
}

/** The sums over the sessions of one calendar month, or of a whole history. */
export interface SessionTotals {
  /** How many sessions completed their workout; a broken-off one does not count. */
  workouts: number;
  /** The sum of the shown minutes of every session, broken-off ones too. */
  minutes: number;
  /** How many sessions have a rating. */
  rated: number;
  /** The sum of their ratings. */
  ratingSum: number;
}

/** The sums over one month of a history. */
export interface SessionMonth extends SessionTotals {
  /** "YYYY-MM". */
  month: string;
}

/** The month of a day, "YYYY-MM". */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The sums over sessions; all zero where there are none. */
export function sessionTotals(sessions: readonly MonthSession[]): SessionTotals {
  const totals = { workouts: 0, minutes: 0, rated: 0, ratingSum: 0 };
  for (const session of sessions) {
    totals.workouts += countsForWorkout(session.length) ? 1 : 0;
    totals.minutes += session.minutes;
    totals.rated += session.rating === null ? 0 : 1;
    totals.ratingSum += session.rating ?? 0;
  }
  return totals;
}

/** The months with a session, the newest first; the sessions may come in any order. */
export function sessionMonths(sessions: readonly MonthSession[]): SessionMonth[] {
  const byMonth = new Map<string, MonthSession[]>();
  for (const session of sessions) {
    const month = monthOf(session.completedOn);
    const others = byMonth.get(month);
    if (others) others.push(session);
    else byMonth.set(month, [session]);
  }
  return [...byMonth]
    .map(([month, ofMonth]) => ({ month, ...sessionTotals(ofMonth) }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
}

/** The average of the ratings given, or `undefined` when there is none. */
export function ratingAverage({ rated, ratingSum }: SessionTotals): number | undefined {
  return rated === 0 ? undefined : ratingSum / rated;
}

/** The months with one session more. */
export function monthsWith(months: readonly SessionMonth[], session: MonthSession): SessionMonth[] {
  return changedMonths(months, session, 1);
}

/** The months with one session less; a month without a session is left out. */
export function monthsWithout(months: readonly SessionMonth[], session: MonthSession): SessionMonth[] {
  return changedMonths(months, session, -1);
}

function changedMonths(months: readonly SessionMonth[], session: MonthSession, sign: 1 | -1): SessionMonth[] {
  const month = monthOf(session.completedOn);
  const change = sessionTotals([session]);
  const before = months.find((other) => other.month === month) ?? { month, ...sessionTotals([]) };
  const after: SessionMonth = {
    month,
    workouts: before.workouts + sign * change.workouts,
    minutes: before.minutes + sign * change.minutes,
    rated: before.rated + sign * change.rated,
    ratingSum: before.ratingSum + sign * change.ratingSum,
  };
  const others = months.filter((other) => other.month !== month);
  // Every session has at least a minute: without minutes there is none left.
  return [...others, ...(after.minutes > 0 ? [after] : [])].sort((a, b) => (a.month < b.month ? 1 : -1));
}
