import { isWorkoutCode, type WorkoutCode } from '#domain/plan/block.ts';
import { type MoveId, OWN_MOVES_AT_MOST, type OwnMoveId } from '#programme/moves/move.ts';

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
const OWN_MOVE_PLACE = 'own-move-';
const OWN_MOVE = 'own_';

/** The workout whose words this place holds; undefined for a place of something else. */
export function workoutOfPlaceId(placeId: string): WorkoutCode | undefined {
  const code = placeId.startsWith(WORKOUT_PLACE) ? placeId.slice(WORKOUT_PLACE.length) : undefined;
  return isWorkoutCode(code) ? code : undefined;
}

/** The ids of all moves of the owner's own that there may be; which there are is up to the words. */
export const OWN_MOVE_IDS: readonly OwnMoveId[] = Array.from(
  { length: OWN_MOVES_AT_MOST },
  (_, index) => `${OWN_MOVE}${index + 1}` as const,
);

/** True for the id of a move of the owner's own. */
export const isOwnMoveId = (text: string): text is OwnMoveId => text.startsWith(OWN_MOVE);

/** The id of the place that holds the words of a move: the cues of a shipped one, all of an own one. */
export const movePlaceId = (moveId: MoveId): string =>
  isOwnMoveId(moveId) ? `${OWN_MOVE_PLACE}${moveId.slice(OWN_MOVE.length)}` : `${MOVE_PLACE}${moveId}`;

/** The move whose words this place holds; undefined for a place of something else. */
export function moveOfPlaceId(placeId: string): MoveId | undefined {
  if (placeId.startsWith(OWN_MOVE_PLACE)) return `${OWN_MOVE}${Number(placeId.slice(OWN_MOVE_PLACE.length))}`;
  return placeId.startsWith(MOVE_PLACE) ? (placeId.slice(MOVE_PLACE.length) as MoveId) : undefined;
}
