/** The lowest rating. A rating says how much a member enjoyed a workout, not how hard it was. */
export const MIN_RATING = 1;

/** The highest rating. */
export const MAX_RATING = 10;

/** The rating that is saved when a completion carries none (product §5). */
export const DEFAULT_RATING = 8;

/** The minutes recorded for every session, however long it took (product §5); `activeSeconds` holds the true time. */
export const RECORDED_DURATION_MINUTES = 30;

/** The text that is stored in place of empty notes (product §5). */
export const EMPTY_NOTES_TEXT = 'Completed workout';

/** The member's own note: empty where the stored text only stands in for one (product §5). */
export const ownNote = (notes: string): string => (notes === EMPTY_NOTES_TEXT ? '' : notes);

/** The longest notes, in characters (product §11). */
export const MAX_NOTES_LENGTH = 2_000;

/** The longest active time of one session, in seconds: a workout's place is kept for a day. */
export const MAX_ACTIVE_SECONDS = 86_400;

/**
 * The most moves that a session records, one entry for each move and level (product §11): every move of the fullest workout
 * that can be planned, and its swaps, at all three levels, fit.
 */
export const MAX_COMPLETED_MOVES = 160;

/** The most sessions of a member that end on one day (product §11): far more than anybody does. */
export const MAX_SESSIONS_OF_DAY = 20;

/** How much of a workout was played: all of it, the 15 or 10 minute version, or a part because it was broken off. */
export const SESSION_LENGTHS = ['full', '15', '10', 'partial'] as const;

/** One of {@link SESSION_LENGTHS}. */
export type SessionLength = (typeof SESSION_LENGTHS)[number];

/** How hard a workout felt: easy, about right, too hard. It is optional, and apart from the rating. */
export const EFFORTS = ['easy', 'right', 'hard'] as const;

/** One of {@link EFFORTS}. */
export type Effort = (typeof EFFORTS)[number];

/**
 * True when a session of this length completes its workout; a broken-off session counts for its day only (product §5).
 */
export function countsForWorkout(length: SessionLength): boolean {
  return length !== 'partial';
}

/** True for the 15- and the 10-minute version of a workout. */
export function isShortVersion(length: SessionLength): boolean {
  return length === '15' || length === '10';
}
