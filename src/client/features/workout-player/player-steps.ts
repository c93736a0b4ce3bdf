import type { Edition } from '#domain/block.ts';
import type { LevelLimits } from '#domain/move-level.ts';
import { playedMoves } from '#domain/stand-ins.ts';
import type { MoveId } from '#programme/move.ts';
import { moveFacts } from '#programme/move-facts.ts';
import { type VideoPlace, workoutVideoPlace } from '#programme/video-place.ts';
import { COOL_DOWN, WARM_UP } from '#programme/warm-up-and-cool-down.ts';
import { formatText, type WarmUpOrCoolDown, type Workout } from '#programme/workout.ts';

export type StepName = 'Warm-Up' | 'Main Workout' | 'Cool-Down';

/** One move of a step, with what is shown beside it. */
export interface PlayerMove {
  moveId: MoveId;
  /** The move of the plan, for which another stands in where nothing of it is open to her. */
  plannedMoveId: MoveId;
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

/** The three steps of a workout, with the moves that her limits leave open (product §2, Workout player). */
export function stepsOf(workout: Workout, limits: LevelLimits): readonly [PlayerStep, PlayerStep, PlayerStep] {
  return [
    plainStep('Warm-Up', WARM_UP, 'moves', limits),
    { name: 'Main Workout', moves: mainMoves(workout, limits), listName: 'Exercise Guide' },
    plainStep('Cool-Down', COOL_DOWN, 'stretches', limits),
  ];
}

function plainStep(
  name: StepName,
  { moves, secondsPerMove }: WarmUpOrCoolDown,
  noun: string,
  limits: LevelLimits,
): PlayerStep {
  const time = secondsPerMove === 60 ? '1 minute' : `${secondsPerMove} seconds`;
  return {
    name,
    listName: `All ${moves.length} ${noun}`,
    moves: openMoves(moves, limits).map((move) => ({ ...move, part: name, time, leadsOn: 'Then' })),
  };
}

function mainMoves({ circuits, format }: Workout, limits: LevelLimits): PlayerMove[] {
  return circuits.flatMap(({ name = 'Main Workout', rounds, moves }) =>
    openMoves(moves, limits).map((move, index) => ({
      ...move,
      part: name,
      time: formatText(format),
      rounds: roundsText(rounds),
      leadsOn: index === moves.length - 1 && rounds > 1 ? `After ${roundsText(rounds)}` : 'Then',
    })),
  );
}

function openMoves(moves: readonly MoveId[], limits: LevelLimits): Pick<PlayerMove, 'moveId' | 'plannedMoveId'>[] {
  const played = playedMoves(moves, limits, moveFacts);
  return moves.map((plannedMoveId) => ({ plannedMoveId, moveId: played.get(plannedMoveId) as MoveId }));
}

/** "3 rounds". */
export const roundsText = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);
