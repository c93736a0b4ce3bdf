import type { MoveId } from '#programme/moves/move.ts';
import { PLAN_BOUNDS, type PlanTime } from '#programme/workouts/plan-rules.ts';
import type { Circuit } from '#programme/workouts/workout.ts';
import type { WorkoutPlan } from '#programme/workouts/workout-plan.ts';

/** Where a move stands, both counted from 0. */
export interface MovePlace {
  circuit: number;
  move: number;
}

const moved = <One>(list: readonly One[], from: number, to: number): One[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
};

const withCircuit = (plan: WorkoutPlan, index: number, change: (circuit: Circuit) => Circuit): WorkoutPlan =>
  settled({ ...plan, circuits: plan.circuits.map((circuit, at) => (at === index ? change(circuit) : circuit)) });

/** A circuit without moves is none; the picture is one of the moves; what is in the workout is no swap. */
function settled(plan: WorkoutPlan): WorkoutPlan {
  const circuits = plan.circuits.filter(({ moves }) => moves.length > 0);
  const moves = circuits.flatMap((circuit) => circuit.moves);
  const [first = plan.heroMove] = moves;
  return {
    ...plan,
    circuits,
    swaps: plan.swaps.filter((id) => !moves.includes(id)),
    heroMove: moves.includes(plan.heroMove) ? plan.heroMove : first,
  };
}

/** The next step of a time, up or down; a shipped time may lie between steps, or outside of the bounds. */
export function stepped(time: PlanTime, seconds: number, sign: 1 | -1): number {
  const { min, max, step } = PLAN_BOUNDS[time];
  const next = sign > 0 ? Math.floor(seconds / step) * step + step : Math.ceil(seconds / step) * step - step;
  return Math.min(max, Math.max(min, next));
}

export const withTime = (plan: WorkoutPlan, time: PlanTime, seconds: number): WorkoutPlan => ({
  ...plan,
  format: { ...plan.format, [time]: seconds },
});

export const withRounds = (plan: WorkoutPlan, index: number, rounds: number): WorkoutPlan =>
  withCircuit(plan, index, (circuit) => ({ ...circuit, rounds }));

export const renamed = (plan: WorkoutPlan, index: number, name: string): WorkoutPlan =>
  withCircuit(plan, index, (circuit) => ({ ...circuit, name }));

export const withMove = (plan: WorkoutPlan, index: number, move: MoveId): WorkoutPlan =>
  withCircuit(plan, index, (circuit) => ({ ...circuit, moves: [...circuit.moves, move] }));

export const withMoveInstead = (plan: WorkoutPlan, at: MovePlace, move: MoveId): WorkoutPlan =>
  withCircuit(plan, at.circuit, (circuit) => ({ ...circuit, moves: circuit.moves.with(at.move, move) }));

export const withoutMove = (plan: WorkoutPlan, at: MovePlace): WorkoutPlan =>
  withCircuit(plan, at.circuit, (circuit) => ({ ...circuit, moves: circuit.moves.toSpliced(at.move, 1) }));

/** Where a move stands after a step; at the end of its circuit that is the next one. Undefined at the very end. */
export function placeAfterStep({ circuits }: WorkoutPlan, at: MovePlace, sign: 1 | -1): MovePlace | undefined {
  const move = at.move + sign;
  if (move >= 0 && move < (circuits[at.circuit]?.moves.length ?? 0)) return { circuit: at.circuit, move };
  const circuit = at.circuit + sign;
  const next = circuits[circuit];
  if (!next) return undefined;
  return { circuit, move: sign > 0 ? 0 : next.moves.length };
}

/** Where a move stands; nowhere is before the first. */
export function placeOfMove({ circuits }: WorkoutPlan, id: MoveId): MovePlace {
  const circuit = circuits.findIndex(({ moves }) => moves.includes(id));
  return { circuit, move: circuits[circuit]?.moves.indexOf(id) ?? -1 };
}

/** The move a step up or down. */
export function withMoveStepped(plan: WorkoutPlan, at: MovePlace, sign: 1 | -1): WorkoutPlan {
  const to = placeAfterStep(plan, at, sign);
  const id = plan.circuits[at.circuit]?.moves[at.move];
  if (!to || id === undefined) return plan;
  const circuits = plan.circuits.map((circuit, index) => {
    if (index === at.circuit && index === to.circuit)
      return { ...circuit, moves: moved(circuit.moves, at.move, to.move) };
    if (index === at.circuit) return { ...circuit, moves: circuit.moves.toSpliced(at.move, 1) };
    return index === to.circuit ? { ...circuit, moves: circuit.moves.toSpliced(to.move, 0, id) } : circuit;
  });
  return settled({ ...plan, circuits });
}

/** A circuit more, with its first move. */
export function withNewCircuit(plan: WorkoutPlan, move: MoveId): WorkoutPlan {
  const taken = plan.circuits.map(({ name }) => name);
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => `Circuit ${index + 1}`);
  const name = numbers.toReversed().find((one) => !taken.includes(one)) ?? '';
  // Where several stand together, each needs a name.
  const named = plan.circuits.map((circuit, index) => ({ ...circuit, name: circuit.name ?? `Circuit ${index + 1}` }));
  return settled({ ...plan, circuits: [...named, { name, rounds: 2, moves: [move] }] });
}

export const withoutCircuit = (plan: WorkoutPlan, index: number): WorkoutPlan =>
  settled({ ...plan, circuits: plan.circuits.toSpliced(index, 1) });

export const withCircuitStepped = (plan: WorkoutPlan, index: number, sign: 1 | -1): WorkoutPlan => ({
  ...plan,
  circuits: moved(plan.circuits, index, index + sign),
});

export const withSwap = (plan: WorkoutPlan, move: MoveId): WorkoutPlan => ({ ...plan, swaps: [...plan.swaps, move] });

export const withoutSwap = (plan: WorkoutPlan, move: MoveId): WorkoutPlan => ({
  ...plan,
  swaps: plan.swaps.filter((id) => id !== move),
});
