import type { Edition } from '#domain/block.ts';
import type { MoveId } from '#programme/move.ts';
import { type VideoPlace, workoutVideoPlace } from '#programme/video-place.ts';
import { COOL_DOWN, WARM_UP } from '#programme/warm-up-and-cool-down.ts';
import { formatText, type WarmUpOrCoolDown, type Workout } from '#programme/workout.ts';

export type StepName = 'Warm-Up' | 'Main Workout' | 'Cool-Down';

/** One move of a step, with what is shown beside it. */
export interface PlayerMove {
  moveId: MoveId;
  /** The circuit, or the step itself. */
  part: string;
  /** How long it is done. */
  time: string;
  /** How often, or how the time is shared. */
  rounds?: string;
  /** Leads over to what follows: "Then", or "After 3 rounds". */
  leadsOn: string;
}

export interface PlayerStep {
  name: StepName;
  moves: readonly PlayerMove[];
  /** What its moves are called together. */
  listName: string;
}

/** The last step: Warm-Up is 0, Main Workout 1, Cool-Down 2. */
export const LAST_STEP = 2;

/** Where the operator may have put a video for a step. */
export function videoPlaceOf(stepIndex: number, edition: Edition, { id }: Workout): VideoPlace {
  if (stepIndex === 0) return 'warmUp';
  return stepIndex === LAST_STEP ? 'coolDown' : workoutVideoPlace(edition, id);
}

/** The three steps of a workout (product §2, Workout player). */
export function stepsOf(workout: Workout): readonly [PlayerStep, PlayerStep, PlayerStep] {
  return [
    plainStep('Warm-Up', WARM_UP, 'moves'),
    { name: 'Main Workout', moves: mainMoves(workout), listName: 'Exercise Guide' },
    plainStep('Cool-Down', COOL_DOWN, 'stretches'),
  ];
}

function plainStep(name: StepName, { moves, secondsPerMove }: WarmUpOrCoolDown, noun: string): PlayerStep {
  const time = secondsPerMove === 60 ? '1 minute' : `${secondsPerMove} seconds`;
  return {
    name,
    listName: `All ${moves.length} ${noun}`,
    moves: moves.map((moveId) => ({ moveId, part: name, time, leadsOn: 'Then' })),
  };
}

function mainMoves({ circuits, format }: Workout): PlayerMove[] {
  return circuits.flatMap(({ name = 'Main Workout', rounds, moves }) =>
    moves.map((moveId, index) => ({
      moveId,
      part: name,
      time: formatText(format),
      rounds: roundsText(rounds),
      leadsOn: index === moves.length - 1 && rounds > 1 ? `After ${roundsText(rounds)}` : 'Then',
    })),
  );
}

/** "3 rounds". */
export const roundsText = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);
