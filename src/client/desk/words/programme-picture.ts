import type { ClipName } from '#programme/clips/clip-name.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import { moveOfPlaceId, workoutPlaceId } from '#programme/words/programme-words.ts';
import { workoutSummaries } from '#programme/workouts/workout-summaries.ts';

const HEROES = new Map<string, MoveId>(
  (['a', 'b'] as const).flatMap((edition) =>
    workoutSummaries(edition).map(({ id, heroMove }) => [workoutPlaceId(`${edition}${id}`), heroMove] as const),
  ),
);

/** The move of a place of the programme; undefined for every other place. */
export const moveOfPlace = (placeId: string): MoveId | undefined => HEROES.get(placeId) ?? moveOfPlaceId(placeId);

export const pictureOf = (moveId: MoveId, level: MoveLevel = 'standard'): ClipName => `${moveId}-${level}`;
