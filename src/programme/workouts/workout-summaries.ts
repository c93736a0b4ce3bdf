import {
  type Edition,
  isWorkoutId,
  type Week,
  WORKOUT_IDS,
  type WorkoutCode,
  type WorkoutId,
  workoutIdsOfWeek,
} from '#domain/plan/block.ts';
import type { BlockPlan } from '#domain/plan/road.ts';
import { workoutAt } from '#programme/plan/road.ts';
import { changedWords, type ProgrammeWords, workoutInWords } from '#programme/words/changed-words.ts';
import { OVERVIEW_A } from './edition-a/overview.ts';
import { OVERVIEW_B } from './edition-b/overview.ts';
import { atPlace, type WorkoutSummary } from './workout.ts';

const OVERVIEWS = { a: OVERVIEW_A, b: OVERVIEW_B } as const satisfies Record<Edition, unknown>;

/** The twelve workouts of an edition, in order. */
export function workoutSummaries(edition: Edition): readonly WorkoutSummary[] {
  return WORKOUT_IDS.map((id) => summaryOf(`${edition}${id}`));
}

/** The card of one workout; undefined when there is no workout of that number. */
export function findWorkoutSummary(edition: Edition, id: number): WorkoutSummary | undefined {
  return isWorkoutId(id) ? summaryOf(`${edition}${id}`) : undefined;
}

/** The card of what a block plays at a place, with the place's week and letter. @param words what was published; a server says it. */
export function summaryAt(plan: BlockPlan, place: WorkoutId, words?: ProgrammeWords): WorkoutSummary {
  return atPlace(place, summaryOf(workoutAt(plan, place), words));
}

/** The cards of what a block plays in a week, A, B and C. */
export function summariesOfWeek(plan: BlockPlan, week: Week): readonly WorkoutSummary[] {
  return workoutIdsOfWeek(week).map((place) => summaryAt(plan, place));
}

/** The card of one of the 24, in the words that lie over it. */
export function summaryOf(code: WorkoutCode, words: ProgrammeWords = changedWords()): WorkoutSummary {
  const shipped = OVERVIEWS[code.charAt(0) as Edition][Number(code.slice(1)) as WorkoutId];
  return workoutInWords(code, shipped, words);
}

/** A session as far as it tells which workout was played. */
export interface PlayedSession {
  edition: Edition;
  /** "1" to "12": its place. */
  workoutId: string;
  /** Null where it is that of its place. */
  playedId: number | null;
}

/** The code of the workout that was played. */
export const codeOfSession = ({ edition, workoutId, playedId }: PlayedSession): WorkoutCode =>
  `${edition}${playedId ?? workoutId}` as WorkoutCode;

/** The card of what was played, with the week and letter of its place; undefined where no such workout is known. */
export function summaryOfSession(session: PlayedSession): WorkoutSummary | undefined {
  const place = Number(session.workoutId);
  const workout = findWorkoutSummary(session.edition, session.playedId ?? place);
  return workout && isWorkoutId(place) ? atPlace(place, workout) : undefined;
}
