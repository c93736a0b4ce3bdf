import { cautionsOf } from '#programme/body/caution-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import type { MoveId } from './move.ts';
import { moveInWords } from './move-in-words.ts';

/** A move as the Exercise Guide lists it (product §2). */
export interface Exercise {
  readonly moveId: MoveId;
  readonly name: string;
  /** The name of the easier version, under "Easier Version". */
  readonly regression: string;
  /** The name of the harder version, under "Harder Version". */
  readonly progression: string;
  /** The lines about what to watch for. */
  readonly cautions: readonly string[];
  /** The name of the circuit, where the workout has one. */
  readonly section?: string;
}

/** The Exercise Guide's entry for one move in these words. */
export function exerciseOf(moveId: MoveId, words: ProgrammeWords, section?: string): Exercise {
  const move = moveInWords(moveId, words);
  const exercise = {
    moveId,
    name: move.name,
    regression: move.easier.name,
    progression: move.harder.name,
    cautions: cautionsOf(moveId, words),
  };
  return section === undefined ? exercise : { ...exercise, section };
}

/** Every move of a workout's main part in playing order, each once per circuit. */
export function exercisesOf(workout: Pick<Workout, 'circuits'>, words: ProgrammeWords): readonly Exercise[] {
  return workout.circuits.flatMap((circuit) => circuit.moves.map((moveId) => exerciseOf(moveId, words, circuit.name)));
}
