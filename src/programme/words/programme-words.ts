import { isWorkoutCode, type WorkoutCode } from '#domain/plan/block.ts';
import type { MoveId } from '#programme/moves/move.ts';

/**
 * What the coach has changed of the programme's words (decision 74): by the id of the place, then of the field. Every reader of
 * words that may be changed takes them as a parameter: the programme keeps none, as a server may serve several databases.
 */
export type ProgrammeWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** No change: with these every reader gives the shipped words. */
export const SHIPPED_WORDS: ProgrammeWords = {};

/** The id of the place that holds the words of a workout. */
export const workoutPlaceId = (code: WorkoutCode): string => `${WORKOUT_PLACE}${code}`;

const WORKOUT_PLACE = 'workout-';
const MOVE_PLACE = 'move-';

/** The workout whose words this place holds; undefined for a place of something else. */
export function workoutOfPlaceId(placeId: string): WorkoutCode | undefined {
  const code = placeId.startsWith(WORKOUT_PLACE) ? placeId.slice(WORKOUT_PLACE.length) : undefined;
  return isWorkoutCode(code) ? code : undefined;
}

/** The id of the place that holds the cues of a move; its fields are the three levels. */
export const movePlaceId = (moveId: MoveId): string => `${MOVE_PLACE}${moveId}`;

/** The move whose cues this place holds; undefined for a place of something else. */
export const moveOfPlaceId = (placeId: string): MoveId | undefined =>
  placeId.startsWith(MOVE_PLACE) ? (placeId.slice(MOVE_PLACE.length) as MoveId) : undefined;
