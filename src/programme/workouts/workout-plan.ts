import { isRecord } from '#domain/is-record.ts';
import type { Kit } from '#programme/moves/move.ts';
import { asMoveId, moveInWords } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { SHORT_COOL_DOWNS } from './short-cool-downs.ts';
import { SHORT_WARM_UPS } from './short-warm-ups.ts';
import { plannedMinutes } from './timed-workout.ts';
import { type Circuit, type EffortRange, type Intensity, PLAN_FORM, type Workout } from './workout.ts';

/** What the owner sets of how a workout goes; minutes, kit and everything else follow from it (decision 74). */
export type WorkoutPlan = Pick<Workout, 'format' | 'circuits' | 'swaps' | 'heroMove' | 'shortWarmUp' | 'shortCoolDown'>;

/** The plan of a workout. */
export const planOf = ({
  format,
  circuits,
  swaps,
  heroMove,
  shortWarmUp,
  shortCoolDown,
}: WorkoutPlan): WorkoutPlan => ({
  ...{ format, circuits, swaps, heroMove, shortWarmUp, shortCoolDown },
});

/** The one text of a plan, as it is kept and compared. */
export function planText({ format, circuits, swaps, heroMove, shortWarmUp, shortCoolDown }: WorkoutPlan): string {
  const { workSeconds, restSeconds, breatherSeconds, setUpSeconds } = format;
  return JSON.stringify({
    form: PLAN_FORM,
    format: { workSeconds, restSeconds, breatherSeconds, setUpSeconds },
    circuits: circuits.map(({ name, rounds, moves }) => ({ ...(name !== undefined && { name }), rounds, moves })),
    ...{ swaps, heroMove, shortWarmUp, shortCoolDown },
  });
}

/**
 * The plan of a text; undefined for a text of another form, or one with a move or a part that is not known here. Whether it
 * may be published is up to `plan-rules.ts`.
 */
export function readPlan(text: string, words: ProgrammeWords): WorkoutPlan | undefined {
  const plan = parsed(text);
  if (!isRecord(plan) || plan.form !== PLAN_FORM || !isRecord(plan.format)) return undefined;
  const { format, circuits, swaps, heroMove, shortWarmUp, shortCoolDown } = plan;
  if (!SECONDS.every((name) => isCount(format[name])) || !Array.isArray(circuits) || circuits.length === 0)
    return undefined;
  const isMove = (id: unknown) => typeof id === 'string' && asMoveId(id, words) !== undefined;
  const isKnown =
    circuits.every(isCircuit) &&
    [heroMove, ...swapsIn(swaps), ...circuits.flatMap(({ moves }) => moves)].every(isMove) &&
    isNameIn(SHORT_WARM_UPS, shortWarmUp) &&
    isNameIn(SHORT_COOL_DOWNS, shortCoolDown);
  return isKnown ? planOf(plan as unknown as WorkoutPlan) : undefined;
}

const SECONDS = ['workSeconds', 'restSeconds', 'breatherSeconds', 'setUpSeconds'] as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const swapsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [undefined]);
const isNameIn = (parts: object, value: unknown): boolean => typeof value === 'string' && Object.hasOwn(parts, value);

function isCircuit(value: unknown): boolean {
  if (!isRecord(value) || !isCount(value.rounds) || value.rounds === 0) return false;
  const isNamed = value.name === undefined || typeof value.name === 'string';
  return isNamed && Array.isArray(value.moves) && value.moves.length > 0;
}

/** All things that moves need, in the order in which cards name them. */
const KIT = [
  'chair',
  'wall',
  'sofa',
  'worktop',
  'bottom stair',
  'backpack',
  'bottles',
  'mat',
] as const satisfies readonly Kit[];

/** The things that the moves of circuits need, in the order in which cards name them. */
export function kitOf(circuits: readonly Pick<Circuit, 'moves'>[], words: ProgrammeWords): readonly Kit[] {
  const needed = new Set(circuits.flatMap(({ moves }) => moves.flatMap((id) => moveInWords(id, words).kit ?? [])));
  return KIT.filter((thing) => needed.has(thing));
}

const EFFORTS: Readonly<Record<Intensity, EffortRange>> = {
  Low: { from: 2, to: 4 },
  'Low-Moderate': { from: 3, to: 5 },
  Moderate: { from: 4, to: 6 },
  'Moderate-High': { from: 6, to: 7 },
  High: { from: 7, to: 8 },
  'Very High': { from: 7, to: 9 },
};

/** The workout with this plan, and with what follows from it: minutes, kit, and the effort of another intensity. */
export function withPlan<Planned extends Workout>(
  workout: Planned,
  plan: WorkoutPlan,
  shipped: Pick<Workout, 'intensity' | 'effort'>,
  words: ProgrammeWords,
): Planned {
  const chosen: EffortRange | undefined = EFFORTS[workout.intensity];
  const effort = workout.intensity === shipped.intensity ? shipped.effort : (chosen ?? shipped.effort);
  const planned = { ...workout, ...plan, effort, kit: kitOf(plan.circuits, words) };
  return { ...planned, durationMinutes: plannedMinutes(planned, 'full', words) };
}
