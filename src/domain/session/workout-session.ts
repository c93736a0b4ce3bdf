/** Lowest rating: enjoyment, not effort. */
export const MIN_RATING = 1;

/** Highest rating. */
export const MAX_RATING = 10;

/** Saved when a completion carries no rating at all (product §5). */
export const DEFAULT_RATING = 8;

/** Minutes recorded for every session, whatever it took (product §5); `activeSeconds` holds the true time. */
export const RECORDED_DURATION_MINUTES = 30;

/** Stored in place of empty notes (product §5). */
export const EMPTY_NOTES_TEXT = 'Completed workout';

/** What she wrote herself: empty where the stored text only stands in for a note (product §5). */
export const ownNote = (notes: string): string => (notes === EMPTY_NOTES_TEXT ? '' : notes);

/** Longest notes, in characters (product §11). */
export const MAX_NOTES_LENGTH = 2_000;

/** Longest active time of one session, in seconds: a workout's place is kept for a day. */
export const MAX_ACTIVE_SECONDS = 86_400;

/**
 * Most entries in what was done of one session, one for each move and level (product §11): every move of the longest
 * workout, and those that may stand in, at all three levels, fit.
 */
export const MAX_COMPLETED_MOVES = 80;

/** Most sessions of a user that end on one day (product §11): far more than anybody does. */
export const MAX_SESSIONS_OF_DAY = 20;

/** How much of a workout was played: all of it, the 15 or 10 minute version, or a part because it was broken off. */
export const SESSION_LENGTHS = ['full', '15', '10', 'partial'] as const;

/** One of {@link SESSION_LENGTHS}. */
export type SessionLength = (typeof SESSION_LENGTHS)[number];

/** How hard it felt: easy, about right, too hard. Optional, and apart from the rating. */
export const EFFORTS = ['easy', 'right', 'hard'] as const;

/** One of {@link EFFORTS}. */
export type Effort = (typeof EFFORTS)[number];

/** True when a session of this length completes its workout; one that was broken off counts for the day only (product §5). */
export function countsForWorkout(length: SessionLength): boolean {
  return length !== 'partial';
}

/** True for the 15- and the 10-minute version of a workout. */
export function isShortVersion(length: SessionLength): boolean {
  return length === '15' || length === '10';
}
