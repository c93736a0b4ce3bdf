import type { WorkoutCode } from '#domain/plan/block.ts';
import { isMove } from '#domain/session/is-move.ts';
import type { PlannedLength } from '#domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import type { WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import { formatText, type Workout } from '#programme/workouts/workout.ts';
import type { MoveLevels } from './move-levels.ts';

export type StepName = 'Warm-Up' | 'Main Workout' | 'Cool-Down';

export interface PlayerMove {
  moveId: MoveId;
  /** The plan's move, for which another stands in where the member's limits close it. */
  plannedMoveId: MoveId;
  part: string;
  time: string;
  rounds?: string;
  leadsOn: string;
}

export interface PlayerStep {
  name: string;
  moves: readonly PlayerMove[];
  minutes: number;
  listName: string;
}

export const STEP_NAMES: readonly StepName[] = ['Warm-Up', 'Main Workout', 'Cool-Down'];

export const LAST_STEP = 2;

export function videoPlaceOf(stepIndex: number, code: WorkoutCode): VideoPlace {
  if (stepIndex === 0) return 'warmUp';
  return stepIndex === LAST_STEP ? 'coolDown' : code;
}

/** In the length that the member has time for, with the moves that their limits leave open (product §20). */
export function stepsOf(
  workout: Workout,
  length: PlannedLength,
  { limits, wishFor, factsOf }: Pick<MoveLevels, 'limits' | 'wishFor' | 'factsOf'>,
  words: ProgrammeWords,
  warmUp: WarmUpChoice = 'usual',
): readonly PlayerStep[] {
  const timeline = sessionTimeline(timedWorkout(workout, length, words, warmUp), {
    levelOf: (moveId) => wishFor(moveId as MoveId),
    swaps: {},
    hasChosenStart: false,
    limits,
    factsOf,
  });
  return STEP_NAMES.map((name, index) => {
    const segments = timeline.filter(({ step, kind }) => step === index && kind !== 'get-ready');
    const moves = index === 1 ? mainMoves(workout, segments) : plainMoves(name, segments.filter(isMove));
    const minutes = Math.round(segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000);
    return { name, moves, minutes, listName: listNameOf(name, moves.length) };
  });
}

function listNameOf(name: string, count: number): string {
  if (name === 'Main Workout') return 'Exercise Guide';
  return `All ${count} ${name === 'Warm-Up' ? 'moves' : 'stretches'}`;
}

export const plainMoves = (part: string, segments: readonly PlacedSegment[]): PlayerMove[] =>
  segments.map((segment) => ({
    ...movesOf(segment),
    part,
    time: segment.durationMs === 60_000 ? '1 minute' : `${segment.durationMs / 1000} seconds`,
    leadsOn: 'Then',
  }));

function mainMoves({ format }: Workout, segments: readonly PlacedSegment[]): PlayerMove[] {
  const work = segments.filter(({ kind }) => kind === 'work');
  const partOf = ({ place }: PlacedSegment) => place.circuit ?? 'Main Workout';
  const firstTurns = work.filter(({ place }) => place.round === 1);
  return firstTurns.map((segment, index) => {
    const part = partOf(segment);
    const { plannedMoveId, place } = segment;
    const turns = work.filter((other) => other.plannedMoveId === plannedMoveId && partOf(other) === part).length;
    const next = firstTurns[index + 1];
    const isLast = next === undefined || partOf(next) !== part;
    return {
      ...movesOf(segment),
      part,
      time: formatText(format),
      rounds: roundsText(turns),
      leadsOn: isLast && place.rounds > 1 ? `After ${roundsText(place.rounds)}` : 'Then',
    };
  });
}

const movesOf = ({ moveId, plannedMoveId }: PlacedSegment) => ({
  moveId: moveId as MoveId,
  plannedMoveId: plannedMoveId as MoveId,
});

const roundsText = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);
