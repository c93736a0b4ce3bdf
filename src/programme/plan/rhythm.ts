import { WORKOUT_IDS, type WorkoutCode } from '#domain/plan/block.ts';
import type { Effort } from '#domain/session/workout-session.ts';
import { codeOfSession, type PlayedSession } from '#programme/workouts/workout-summaries.ts';

/** A session with only what says how its member liked the workout. */
export interface RatedSession extends PlayedSession {
  rating: number | null;
  effort: Effort | null;
}

/** All 24 workouts, sorted for a member who chooses among them. */
export interface RhythmChoice {
  /** The workouts that were rated 8 or more and did not feel too hard when last done, the best first. */
  liked: WorkoutCode[];
  /** The other workouts, in the programme's order. */
  others: WorkoutCode[];
  /** The workouts that felt too hard when last done, in the programme's order. */
  tooHard: WorkoutCode[];
}

const LIKED_FROM = 8;

/**
 * The 24 workouts sorted by what the member said of each when it was last done (product §28). None is left out.
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
