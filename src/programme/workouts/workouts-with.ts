import { WORKOUT_IDS, type WorkoutCode } from '#domain/plan/block.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { workoutOf } from './workouts.ts';

const CODES = (['a', 'b'] as const).flatMap((edition) =>
  WORKOUT_IDS.map((id) => ({ code: `${edition}${id}`, id }) as const),
);

/** The workouts that play a move in these words, in a circuit or as a swap, as "B 2A"; in the order of the programme. */
export function workoutsWith(moveId: MoveId, words: ProgrammeWords): string[] {
  return CODES.flatMap(({ code, id }) => {
    const { circuits, swaps, week, letter } = workoutOf(code satisfies WorkoutCode, id, words);
    const moves = [...circuits.flatMap((circuit) => circuit.moves), ...swaps];
    return moves.includes(moveId) ? [`${code.charAt(0).toUpperCase()} ${week}${letter}`] : [];
  });
}
