import { WORKOUT_IDS, type WorkoutCode } from '#domain/plan/block.ts';
import type { Effort } from '#domain/session/workout-session.ts';
import { codeOfSession, type PlayedSession } from '#programme/workouts/workout-summaries.ts';

/** A session as far as it tells how a workout was liked. */
export interface RatedSession extends PlayedSession {
  rating: number | null;
  effort: Effort | null;
}

/** All 24 workouts, as a member may like to choose among them. */
export interface RhythmChoice {
  /** Rated 8 or more and not felt too hard at their last, the best first. */
  liked: WorkoutCode[];
  /** In the programme's order. */
  others: WorkoutCode[];
  tooHard: WorkoutCode[];
}

const LIKED_FROM = 8;

/**
 * Sorts the 24 workouts by what she said of each at its last (product §28). None is left out.
 *
 * @param sessions the newest first.
 */
export function rhythmChoice(sessions: readonly RatedSession[]): RhythmChoice {
  const last = new Map<WorkoutCode, RatedSession>();
  for (const session of sessions) {
    const code = codeOfSession(session);
    if (!last.has(code)) last.set(code, session);
  }
  const all = (['a', 'b'] as const).flatMap((edition) => WORKOUT_IDS.map((id): WorkoutCode => `${edition}${id}`));
  const isTooHard = (code: WorkoutCode) => last.get(code)?.effort === 'hard';
  const ratingOf = (code: WorkoutCode) => last.get(code)?.rating ?? 0;
  const isLiked = (code: WorkoutCode) => !isTooHard(code) && ratingOf(code) >= LIKED_FROM;
  return {
    liked: all.filter(isLiked).sort((one, other) => ratingOf(other) - ratingOf(one)),
    others: all.filter((code) => !isTooHard(code) && !isLiked(code)),
    tooHard: all.filter(isTooHard),
  };
}
