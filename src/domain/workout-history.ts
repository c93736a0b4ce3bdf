/** What the arithmetic needs of a session. */
export interface HistorySession {
  /** The minutes recorded for it. */
  duration: number;
  /** The time it really took, in seconds; null when unknown. */
  activeSeconds: number | null;
  /** 1 to 10; null when it was not rated. */
  rating: number | null;
}

/** Whole minutes to show of a session: of its active time where known, at least 1, otherwise as recorded (decision "Activity"). */
export function sessionMinutes({ duration, activeSeconds }: HistorySession): number {
  return activeSeconds === null ? duration : Math.max(1, Math.round(activeSeconds / 60));
}

/** The average of the ratings that were given, or `undefined` when there is none. */
export function averageRating(sessions: readonly HistorySession[]): number | undefined {
  const ratings = sessions.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  if (ratings.length === 0) return undefined;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
