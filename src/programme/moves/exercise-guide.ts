import { cautionsOf } from '#programme/body/caution-words.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { MOVES } from './all-moves.ts';
import type { MoveId } from './move.ts';

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

/** The Exercise Guide's entry for one move. */
export function exerciseOf(moveId: MoveId, section?: string): Exercise {
  const move = MOVES[moveId];
  const exercise = {
    moveId,
    name: move.name,
    regression: move.easier.name,
    progression: move.harder.name,
    cautions: cautionsOf(moveId, move),
  };
  return section === undefined ? exercise : { ...exercise, section };
}

/** Every move of a workout's main part in playing order, each once per circuit. */
export function exercisesOf(workout: Pick<Workout, 'circuits'>): readonly Exercise[] {
  return workout.circuits.flatMap((circuit) => circuit.moves.map((moveId) => exerciseOf(moveId, circuit.name)));
}
