import {
  type Edition,
  WEEKS,
  WORKOUT_IDS,
  type WorkoutCode,
  type WorkoutId,
  weekOfWorkout,
} from '#domain/plan/block.ts';
import { CHANGE_SIDES_MS } from '#domain/session/session-plan.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { moveFacts } from '#programme/moves/move-facts.ts';
import { MOVE_PATTERNS } from '#programme/moves/move-patterns.ts';
import { isOwnMoveId, type ProgrammeWords } from '#programme/words/programme-words.ts';
import { timedWorkout } from './timed-workout.ts';
import type { Workout } from './workout.ts';
import { workoutOf } from './workouts.ts';

/** A block pulls and carries as much as it pushes, within this. */
export const PULL_TO_PUSH = { min: 0.8, max: 1.2 } as const;

/** The most that the work of a week may be of that of the week before. */
export const MOST_GROWTH = 4 / 3;

/** Seconds in which each move of the main parts is done; changing sides is not. */
export function workOf(workouts: readonly Workout[], words: ProgrammeWords): [MoveId, number][] {
  return workouts.flatMap((workout) =>
    timedWorkout(workout, 'full', words)
      .filter(({ kind, step }) => kind === 'work' && step === 1)
      .map(({ moveId, durationMs }): [MoveId, number] => {
        const { isSided, changeSidesMs = CHANGE_SIDES_MS } = moveFacts(moveId, words);
        const changeMs = isSided('standard') ? changeSidesMs : 0;
        return [moveId as MoveId, (durationMs - changeMs) / 1000];
      }),
  );
}

/** The seconds of all of it. */
export const sumOf = (work: readonly [MoveId, number][]): number => work.reduce((sum, [, seconds]) => sum + seconds, 0);

/** The share of this work that trains one of these, 0 to 1. */
export function shareOf(work: readonly [MoveId, number][], ...patterns: string[]): number {
  const trained = work.reduce(
    (sum, [moveId, seconds]) =>
      sum + seconds * patterns.reduce((share, pattern) => share + (patternsOf(moveId)[pattern] ?? 0), 0),
    0,
  );
  return trained / sumOf(work);
}

/** Of an own move nobody says what it trains. */
const patternsOf = (moveId: MoveId): Readonly<Record<string, number>> =>
  isOwnMoveId(moveId) ? {} : MOVE_PATTERNS[moveId];

/**
 * What is worth a second look before this workout is published, in words for the coach: it is no reason to refuse it.
 *
 * @param words with what is about to be published.
 */
export function planWarnings(code: WorkoutCode, words: ProgrammeWords): string[] {
  const edition = code.charAt(0) as Edition;
  const workouts = WORKOUT_IDS.map((id) => workoutOf(`${edition}${id}`, id, words));
  const week = weekOfWorkout(Number(code.slice(1)) as WorkoutId);
  const work = workOf(workouts, words);
  const minutes = WEEKS.map(
    (one) =>
      sumOf(
        workOf(
          workouts.filter((workout) => workout.week === one),
          words,
        ),
      ) / 60,
  );
  return [...pullWarnings(edition, work), ...growthWarnings(minutes, week)];
}

function pullWarnings(edition: Edition, work: readonly [MoveId, number][]): string[] {
  const ratio = shareOf(work, 'pull', 'carry') / shareOf(work, 'push');
  if (ratio >= PULL_TO_PUSH.min && ratio <= PULL_TO_PUSH.max) return [];
  const [more, less] = ratio < 1 ? ['pushes', 'pulls'] : ['pulls and carries', 'pushes'];
  return [
    `Edition ${edition.toUpperCase()} ${more} more than it ${less}. About the same of both is kinder to shoulders.`,
  ];
}

/** Of this week against the one before, and of the next one against it. */
function growthWarnings(minutes: readonly number[], changed: number): string[] {
  return WEEKS.flatMap((week) => {
    const [before, now] = [minutes[week - 2], minutes[week - 1]];
    if (before === undefined || now === undefined || now <= before * MOST_GROWTH) return [];
    if (week !== changed && week !== changed + 1) return [];
    const grown = Math.round((now / before - 1) * 100);
    return [`Week ${week} has ${grown}% more work than week ${week - 1}. A third more is plenty.`];
  });
}
