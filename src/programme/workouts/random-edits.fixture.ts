import { MOVES } from '#programme/moves/all-moves.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { PROGRAMME_PLACES } from '#programme/words/programme-places.ts';
import { isOwnMoveId, moveOfPlaceId } from '#programme/words/programme-words.ts';
import type { SeededRandom } from '#tests/seeded-random.ts';
import { PLAN_BOUNDS, PLAN_TIMES, type PlanTime } from './plan-rules.ts';
import type { Circuit, Workout } from './workout.ts';
import { planOf, type WorkoutPlan } from './workout-plan.ts';

/** The shipped moves of the library at the desk. */
export const LIBRARY_MOVES: readonly MoveId[] = PROGRAMME_PLACES.flatMap(({ id }) => moveOfPlaceId(id) ?? []).filter(
  (id) => !isOwnMoveId(id),
);

const ALL_MOVES = Object.keys(MOVES) as MoveId[];
const TIMES = Object.keys(PLAN_TIMES) as PlanTime[];

const changedAt = <One>(list: readonly One[], index: number, change: (one: One) => One): One[] =>
  list.map((one, at) => (at === index ? change(one) : one));

/** A plan after some edits of any kind, most of them within the bounds, some of them not. */
export function editedPlan(workout: Workout, random: SeededRandom): WorkoutPlan {
  let plan = planOf(workout);
  for (let edits = 1 + random.below(8); edits > 0; edits -= 1) plan = edited(plan, random);
  return plan;
}

function edited(plan: WorkoutPlan, random: SeededRandom): WorkoutPlan {
  const index = random.below(plan.circuits.length);
  const inCircuit = (change: (circuit: Circuit) => Circuit) => ({
    ...plan,
    circuits: changedAt(plan.circuits, index, change),
  });
  const moves = random.below(50) === 0 ? ALL_MOVES : LIBRARY_MOVES;
  const move = moves[random.below(moves.length)] as MoveId;
  const kinds = [
    () => timed(plan, random),
    () => timed(plan, random),
    () => inCircuit((circuit) => ({ ...circuit, rounds: random.below(PLAN_BOUNDS.rounds.max + 2) })),
    () => inCircuit((circuit) => ({ ...circuit, moves: circuit.moves.toSpliced(random.below(9), 0, move) })),
    () => inCircuit((circuit) => ({ ...circuit, moves: circuit.moves.toSpliced(random.below(9), 1, move) })),
    () => inCircuit((circuit) => ({ ...circuit, moves: circuit.moves.toSpliced(random.below(9), 1) })),
    () =>
      inCircuit((circuit) => ({
        ...circuit,
        name: random.oneOf(['Floor', 'Standing', ' ', 'Lose weight', 'x'.repeat(41)]),
      })),
    () => ({
      ...plan,
      circuits: plan.circuits.toSpliced(index, 0, { name: `New ${random.below(9)}`, rounds: 2, moves: [move] }),
    }),
    () => ({ ...plan, circuits: plan.circuits.length > 1 ? plan.circuits.toSpliced(index, 1) : plan.circuits }),
    () => ({ ...plan, swaps: plan.swaps.toSpliced(random.below(6), random.below(2), move) }),
    () => ({ ...plan, heroMove: plan.circuits[index]?.moves[0] ?? move }),
    () => ({ ...plan, heroMove: move }),
  ] as const;
  return random.oneOf(kinds as unknown as readonly [() => WorkoutPlan, ...(() => WorkoutPlan)[]])();
}

function timed(plan: WorkoutPlan, random: SeededRandom): WorkoutPlan {
  const time = TIMES[random.below(TIMES.length)] as PlanTime;
  const { min, max, step } = PLAN_BOUNDS[time];
  const seconds = random.below(12) === 0 ? random.below(120) : min + step * random.below((max - min) / step + 1);
  return { ...plan, format: { ...plan.format, [time]: seconds } };
}
