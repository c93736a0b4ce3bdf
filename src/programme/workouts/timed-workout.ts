import { type PlannedLength, type PlannedSegment, plannedSeconds, planSession } from '#domain/session/session-plan.ts';
import type { BodyHeight, MovePlace } from '#domain/session/session-set-up.ts';
import type { WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import type { BodyPosition } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { SHORT_COOL_DOWNS } from './short-cool-downs.ts';
import { SHORT_WARM_UPS } from './short-warm-ups.ts';
import { COOL_DOWN_PART, WARM_UP_PART } from './warm-up-and-cool-down.ts';
import type { Workout } from './workout.ts';

/** A workout, in these words, with its warm-up and cool-down as timed segments, in the length that the member has chosen. */
export function timedWorkout(
  workout: Workout,
  length: PlannedLength,
  words: ProgrammeWords,
  warmUp: WarmUpChoice = 'usual',
): PlannedSegment[] {
  const parts =
    warmUp === 'short'
      ? { warmUp: SHORT_WARM_UPS[workout.shortWarmUp], coolDown: SHORT_COOL_DOWNS[workout.shortCoolDown] }
      : { warmUp: WARM_UP_PART, coolDown: COOL_DOWN_PART };
  return planSession({ workout, ...parts, placeOf: (moveId) => placeOf(moveId, words) }, length);
}

/**
 * The whole minutes of a workout in a length, without the times to get ready; fewer with a short warm-up and cool-down.
 */
export function plannedMinutes(
  workout: Workout,
  length: PlannedLength,
  words: ProgrammeWords,
  warmUp: WarmUpChoice = 'usual',
): number {
  return plannedSeconds(timedWorkout(workout, length, words, warmUp)) / 60;
}

const HEIGHTS: Readonly<Record<BodyPosition, BodyHeight>> = {
  stand: 'stand',
  kneel: 'kneel',
  back: 'floor',
  side: 'floor',
  front: 'floor',
  seat: 'floor',
  sofa: 'sofa',
};

/** The place of a move's standard version, so that levels and swaps change no time. */
function placeOf(moveId: string, words: ProgrammeWords): MovePlace {
  const { position, kit = [] } = moveInWords(moveId, words);
  return { height: HEIGHTS[position], kit };
}
