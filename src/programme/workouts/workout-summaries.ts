import {
  type Edition,
  isWorkoutId,
  type Week,
  WORKOUT_IDS,
  type WorkoutCode,
  type WorkoutId,
  workoutIdsOfWeek,
} from '#domain/plan/block.ts';
import type { BlockPlan } from '#domain/plan/follow-on.ts';
import { workoutAt } from '#programme/plan/follow-on.ts';
import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { OVERVIEW_A } from './edition-a/overview.ts';
import { OVERVIEW_B } from './edition-b/overview.ts';
import { atPlace, type WorkoutSummary, workoutInWords } from './workout.ts';

const OVERVIEWS = { a: OVERVIEW_A, b: OVERVIEW_B } as const satisfies Record<Edition, unknown>;

/** The cards of the twelve workouts of an edition, in order, in these words. */
export function workoutSummaries(edition: Edition, words: ProgrammeWords): readonly WorkoutSummary[] {
  return WORKOUT_IDS.map((id) => summaryOf(`${edition}${id}`, words));
}

/** The card of the workout that a block plays at a place, in these words, with the place's week and letter. */
export function summaryAt(plan: BlockPlan, place: WorkoutId, words: ProgrammeWords): WorkoutSummary {
  return atPlace(place, summaryOf(workoutAt(plan, place), words));
}

/** The cards of the workouts A, B and C that a block plays in a week, in these words. */
export function summariesOfWeek(plan: BlockPlan, week: Week, words: ProgrammeWords): readonly WorkoutSummary[] {
  return workoutIdsOfWeek(week).map((place) => summaryAt(plan, place, words));
}

/** The card of one of the 24, in these words. */
export function summaryOf(code: WorkoutCode, words: ProgrammeWords): WorkoutSummary {
  const shipped = OVERVIEWS[code.charAt(0) as Edition][Number(code.slice(1)) as WorkoutId];
  return workoutInWords(code, shipped, words);
}

/**
 * The titles under which a session was done, long and short: those that ship, or those of the version that was done, whatever
 * the workout is called today.
 */
export function titlesOfSession(
  session: PlayedSession & { workoutName: string; version: number | null },
): Pick<WorkoutSummary, 'title' | 'shortTitle'> {
  const { workoutName: title, version } = session;
  const shipped = summaryOfSession(session, SHIPPED_WORDS);
  if (version === null && shipped) return shipped;
  return { title, shortTitle: title.replace(/^Week [1-4][A-C] – /, '') };
}

/** A session with only what says which workout was played. */
export interface PlayedSession {
  edition: Edition;
  /** The place, "1" to "12". */
  workoutId: string;
  /** The workout's number in the edition; null where it is that of its place. */
  playedId: number | null;
}

/** The code of the workout that a session played. */
export const codeOfSession = ({ edition, workoutId, playedId }: PlayedSession): WorkoutCode =>
  `${edition}${playedId ?? workoutId}` as WorkoutCode;

/**
 * The card of what was played, in these words, with the week and letter of its place; undefined where no such workout
 * is known.
 */
export function summaryOfSession(session: PlayedSession, words: ProgrammeWords): WorkoutSummary | undefined {
  const place = Number(session.workoutId);
  const played = session.playedId ?? place;
  if (!isWorkoutId(played) || !isWorkoutId(place)) return undefined;
  return atPlace(place, summaryOf(codeOfSession(session), words));
}
