import { useEffect, useState } from 'react';
import { pluralise } from '#domain/time/count-text.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { MoveLibrary } from '#programme/workouts/plan-rules.ts';
import type { WorkoutPlan } from '#programme/workouts/workout-plan.ts';
import { type MovePlace, placeOfMove } from './plan-edits.ts';

/** What follows a change that may take away the button which made it. */
export interface Follow {
  /** Names of buttons; the first that is there gets the focus. */
  to: readonly string[];
  /** What is said politely. */
  said: string;
}

export const circuitName = ({ circuits }: WorkoutPlan, index: number): string =>
  circuits[index]?.name || `circuit ${index + 1}`;

const addTo = (index: number) => [`Add a move to circuit ${index + 1}`, 'Add a circuit'];

export const nameOfStep = (name: string, sign: 1 | -1): string => `Move ${name} ${sign < 0 ? 'up' : 'down'}`;

/** After a step: the same button of the moved row. */
export function afterStep(plan: WorkoutPlan, id: MoveId, name: string, sign: 1 | -1): Follow {
  const { circuit, move } = placeOfMove(plan, id);
  const count = plan.circuits[circuit]?.moves.length ?? 0;
  return {
    to: [nameOfStep(name, sign)],
    said: `${name}, now ${move + 1} of ${count} in ${circuitName(plan, circuit)}.`,
  };
}

/** After a removal: the same button of the next row, or the one that adds. `before` still has the move. */
export function afterRemoval(before: WorkoutPlan, at: MovePlace, { moveOf }: MoveLibrary): Follow {
  const moves = before.circuits[at.circuit]?.moves ?? [];
  const [id = '', next] = moves.slice(at.move);
  return {
    to: [...(next === undefined ? [] : [`Change ${moveOf(next).name}`]), ...addTo(at.circuit)],
    said: `${moveOf(id).name} removed.`,
  };
}

export const nameOfSwap = (name: string): string => `Remove ${name} from the swaps`;

export function afterSwapRemoval({ swaps }: WorkoutPlan, id: MoveId, { moveOf }: MoveLibrary): Follow {
  const next = swaps[swaps.indexOf(id) + 1];
  return {
    to: [...(next === undefined ? [] : [nameOfSwap(moveOf(next).name)]), 'Add a swap'],
    said: `${moveOf(id).name} removed.`,
  };
}

/** After a move was chosen: its own row, where it took the place of another or began a circuit. */
export function afterChoice(plan: WorkoutPlan, id: MoveId, name: string): Follow {
  return { to: [`Change ${name}`], said: `${name} is in ${circuitName(plan, placeOfMove(plan, id).circuit)}.` };
}

export const afterCircuitStep = (plan: WorkoutPlan, to: number): Follow => ({
  to: [`Change circuit ${to + 1}`],
  said: `${circuitName(plan, to)}, now ${to + 1} of ${plan.circuits.length}.`,
});

export const afterCircuitRemoval = ({ circuits }: WorkoutPlan, index: number, name: string): Follow => ({
  to: [`Change circuit ${index + 1}`, 'Add a circuit'],
  said: `${name} removed. ${circuits.length} ${pluralise(circuits.length, 'circuit')} left.`,
});

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

/** Moves the focus once the change is shown. */
export function useFollow() {
  const [follow, setFollow] = useState<Follow>();
  useEffect(() => {
    const names = follow?.to ?? [];
    names.map(buttonNamed).find(Boolean)?.focus();
  }, [follow]);
  return { said: follow?.said, setFollow };
}
