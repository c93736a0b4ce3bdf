import {
  letterOfWorkout,
  type Week,
  type WorkoutCode,
  type WorkoutId,
  type WorkoutLetter,
  weekOfWorkout,
} from '#domain/plan/block.ts';
import type { Kit, MoveId, ShippedMoveId } from '#programme/moves/move.ts';
import { type ProgrammeWords, workoutPlaceId } from '#programme/words/programme-words.ts';
import type { SHORT_COOL_DOWNS } from './short-cool-downs.ts';
import type { SHORT_WARM_UPS } from './short-warm-ups.ts';

type ShortWarmUpId = keyof typeof SHORT_WARM_UPS;
type ShortCoolDownId = keyof typeof SHORT_COOL_DOWNS;

/** How hard a workout can be, as its card says it, from light to heavy. */
export const INTENSITIES = ['Low', 'Low-Moderate', 'Moderate', 'Moderate-High', 'High', 'Very High'] as const;

/** One of {@link INTENSITIES}. */
export type Intensity = (typeof INTENSITIES)[number];

/** The form in which the plan of a workout is written; a device that knows another one keeps the shipped plan. */
export const PLAN_FORM = 1;

/** What a card or a list shows of a workout. It is light: no words or poses of moves come with it. */
export interface WorkoutSummary {
  /** The workout's place in the block. */
  readonly id: WorkoutId;
  readonly week: Week;
  readonly letter: WorkoutLetter;
  /** The full form, "Week 1A – Strength & Core Foundation". */
  readonly title: string;
  /** The title without week and letter. */
  readonly shortTitle: string;
  /** The minutes of the whole session: warm-up, main part and cool-down (product §2). */
  readonly durationMinutes: number;
  readonly intensity: Intensity;
  /** The parts of the body that work, in plain words. */
  readonly focus: string;
  /** The kit that has to be within reach for the main part, at standard level. */
  readonly kit: readonly Kit[];
  /** The move that stands for the workout in pictures. */
  readonly heroMove: MoveId;
  /** Which published version of its words and plan this is; absent for the shipped one. */
  readonly version?: number;
}

/** The times of one slot in seconds, the same all through a workout. */
export interface WorkFormat {
  /** The time of a move; a move with two sides has its change of side in it. */
  readonly workSeconds: number;
  /** The rest after each move; the last rest of a circuit is the changeover to the next. */
  readonly restSeconds: number;
  /** The pause between two circuits, on top of the rest; 0 when there is none. */
  readonly breatherSeconds: number;
  /**
   * The time before a move that needs another position or other kit than the one before, on top of the rest; 0 where no
   * move does.
   */
  readonly setUpSeconds: number;
}

/** Moves that follow one another; the whole row is done `rounds` times. */
export interface Circuit {
  /** The heading in the Exercise Guide; a workout of one plain circuit may go without. */
  readonly name?: string;
  readonly rounds: number;
  readonly moves: readonly MoveId[];
}

/** A range of perceived effort on a scale of 0 to 10, from light to as hard as possible. */
export interface EffortRange {
  readonly from: number;
  readonly to: number;
}

/** One workout with all that the player needs. */
export interface Workout extends WorkoutSummary {
  readonly description: string;
  readonly instructions: string;
  readonly effort: EffortRange;
  readonly format: WorkFormat;
  readonly circuits: readonly Circuit[];
  /** The moves for the same muscles that a member may swap in. */
  readonly swaps: readonly MoveId[];
  /** The short parts that a member may choose instead of the usual warm-up and cool-down. */
  readonly shortWarmUp: ShortWarmUpId;
  readonly shortCoolDown: ShortCoolDownId;
}

/** The workouts A, B and C of one week. */
export type WeekOfWorkouts = readonly [Workout, Workout, Workout];

/** The usual warm-up or cool-down, the same for every workout (product §2). */
export interface WarmUpOrCoolDown {
  readonly durationMinutes: number;
  /** Each move's share in seconds, the change to the next included. */
  readonly secondsPerMove: number;
  readonly moves: readonly ShippedMoveId[];
  readonly kit: readonly Kit[];
}

/** Completes a summary with what follows from the number: week, letter and full title. */
export function summary(id: WorkoutId, rest: Omit<WorkoutSummary, 'id' | 'week' | 'letter' | 'title'>): WorkoutSummary {
  return atPlace(id, rest);
}

/** A workout, or its summary, with number, week, letter and full title of the place at which a block plays it. */
export function atPlace<Rest extends Pick<WorkoutSummary, 'shortTitle'>>(id: WorkoutId, rest: Rest) {
  const week = weekOfWorkout(id);
  const letter = letterOfWorkout(id);
  return { ...rest, id, week, letter, title: `Week ${week}${letter} – ${rest.shortTitle}` };
}

/**
 * One of the 24, or its card, with the words that the coach has changed. Of a changed plan only what cards show is laid over it
 * here, which a server adds to the words (`plan-cards.ts`): the moves come with `workoutOf`.
 */
export function workoutInWords<Shipped extends WorkoutSummary>(
  code: WorkoutCode,
  shipped: Shipped,
  words: ProgrammeWords,
): Shipped {
  const own = words[workoutPlaceId(code)];
  if (!own) return shipped;
  const { plan: _plan, card, version, ...texts } = own;
  const shown = { ...texts, ...(version !== undefined && { version: Number(version) }) };
  return atPlace(shipped.id, { ...shipped, ...shown, ...(card !== undefined && readCard(card)) });
}

/** What a session keeps of the workout that it plays: its place, its title, and which version it is. */
export const keptOf = ({ id: workoutId, title, version, durationMinutes: statedMinutes }: WorkoutSummary) => ({
  ...{ workoutId, title },
  ...(version !== undefined && { version, statedMinutes }),
});

/** What cards show of a plan. */
type PlanCard = Pick<WorkoutSummary, 'durationMinutes' | 'kit' | 'heroMove'>;

/** The text with which a server tells {@link PlanCard}. */
export const cardText = ({ durationMinutes, kit, heroMove }: PlanCard): string =>
  JSON.stringify({ form: PLAN_FORM, durationMinutes, kit, heroMove });

function readCard(text: string): Partial<PlanCard> {
  const { form, ...card } = JSON.parse(text) as PlanCard & { form: number };
  return form === PLAN_FORM ? card : {};
}

/** The work and rest pattern in words, for example "40s work / 20s rest". */
export function formatText({ workSeconds, restSeconds }: Pick<WorkFormat, 'workSeconds' | 'restSeconds'>): string {
  return `${workSeconds}s work / ${restSeconds}s rest`;
}
