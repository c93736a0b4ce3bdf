import { WORKOUT_IDS, type WorkoutCode } from '#domain/plan/block.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import type { Workout } from './workout.ts';
import { workoutOf } from './workouts.ts';

const EDITIONS = ['a', 'b'] as const;

/** The workouts that play a move in these words, in a circuit or as a swap, in the order of the programme; `name` is "B 2A". */
export function workoutsWith(
  moveId: MoveId,
  words: ProgrammeWords,
): { code: WorkoutCode; name: string; workout: Workout }[] {
  return EDITIONS.flatMap((edition) =>
    WORKOUT_IDS.flatMap((id) => {
      const code: WorkoutCode = `${edition}${id}`;
      const workout = workoutOf(code, id, words);
      const moves = [...workout.circuits.flatMap((circuit) => circuit.moves), ...workout.swaps];
      const name = `${edition.toUpperCase()} ${workout.week}${workout.letter}`;
      return moves.includes(moveId) ? [{ code, name, workout }] : [];
    }),
  );
}
