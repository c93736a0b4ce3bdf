import type { WorkoutId } from '#domain/plan/block.ts';
import { type ProgrammeWords, workoutOfPlaceId } from '#programme/words/programme-words.ts';
import { cardText } from './workout.ts';
import { workoutOf } from './workouts.ts';

/** These words with what cards show of each changed plan, so that no card has to plan a workout. */
export function withCards(words: ProgrammeWords): ProgrammeWords {
  const places = Object.entries(words).map(([id, fields]) => {
    const code = fields.plan === undefined ? undefined : workoutOfPlaceId(id);
    return [
      id,
      code === undefined
        ? fields
        : { ...fields, card: cardText(workoutOf(code, Number(code.slice(1)) as WorkoutId, words)) },
    ] as const;
  });
  return Object.fromEntries(places);
}
