import {
  letterOfWorkout,
  type Week,
  type WorkoutCode,
  type WorkoutId,
  type WorkoutLetter,
  weekOfWorkout,
} from '#domain/plan/block.ts';
import type { Kit, MoveId } from '#programme/moves/move.ts';
import { type ProgrammeWords, workoutPlaceId } from '#programme/words/programme-words.ts';
import type { SHORT_COOL_DOWNS } from './short-cool-downs.ts';
import type { SHORT_WARM_UPS } from './short-warm-ups.ts';

type ShortWarmUpId = keyof typeof SHORT_WARM_UPS;
type ShortCoolDownId = keyof typeof SHORT_COOL_DOWNS;

export type Intensity = 'Low' | 'Low-Moderate' | 'Moderate' | 'Moderate-High' | 'High' | 'Very High';

/** What a card or a list shows of a workout. Light: nothing here brings the words or poses of moves along. */
export interface WorkoutSummary {
  /** Its place in the block. */
  readonly id: WorkoutId;
  readonly week: Week;
  readonly letter: WorkoutLetter;
  /** The full form, "Week 1A – Strength & Core Foundation". */
  readonly title: string;
  /** The title without week and letter. */
  readonly shortTitle: string;
  /** The whole session: warm-up, main part and cool-down (product §2). */
  readonly durationMinutes: number;
  readonly intensity: Intensity;
  /** The parts of the body that work, in plain words. */
  readonly focus: string;
  /** What has to be within reach for the main part, at standard level. */
  readonly kit: readonly Kit[];
  /** The move that stands for the workout in pictures. */
  readonly heroMove: MoveId;
}

/** Seconds of one slot, the same all through a workout. */
export interface WorkFormat {
  /** A move with two sides has its change of side within. */
  readonly workSeconds: number;
  /** After each move; the last rest of a circuit is the changeover to the next. */
  readonly restSeconds: number;
  /** Pause between two circuits, on top of the rest; 0 when there is none. */
  readonly breatherSeconds: number;
  /** Before a move that needs another position or other kit than the one before, on top of the rest; 0 where none does. */
  readonly setUpSeconds: number;
}

/** Moves done one after the other, the whole row `rounds` times. */
export interface Circuit {
  /** The heading in the Exercise Guide; a workout of one plain circuit may go without. */
  readonly name?: string;
  readonly rounds: number;
  readonly moves: readonly MoveId[];
}

/** Perceived effort on a scale of 0 to 10, from light to as hard as possible. */
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
  /** Moves for the same muscles that may stand in when one does not suit. */
  readonly swaps: readonly MoveId[];
  /** What she may choose instead of the usual warm-up and cool-down. */
  readonly shortWarmUp: ShortWarmUpId;
  readonly shortCoolDown: ShortCoolDownId;
}

/** The workouts A, B and C of one week. */
export type WeekOfWorkouts = readonly [Workout, Workout, Workout];

/** The same moves before or after every workout (product §2). */
export interface WarmUpOrCoolDown {
  readonly durationMinutes: number;
  /** Each move's share, change to the next included. */
  readonly secondsPerMove: number;
  readonly moves: readonly MoveId[];
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

/** One of the 24, or its card, with the title, description and instructions that the coach has changed. */
export function workoutInWords<Shipped extends WorkoutSummary>(
  code: WorkoutCode,
  shipped: Shipped,
  words: ProgrammeWords,
): Shipped {
  const own = words[workoutPlaceId(code)];
  return own ? atPlace(shipped.id, { ...shipped, ...own }) : shipped;
}

/** The work and rest pattern in words, for example "40s work / 20s rest". */
export function formatText({ workSeconds, restSeconds }: Pick<WorkFormat, 'workSeconds' | 'restSeconds'>): string {
  return `${workSeconds}s work / ${restSeconds}s rest`;
}
