import { describe, expect, test } from 'vitest';
import { type Edition, WEEKS } from '#domain/plan/block.ts';
import { CHANGE_SIDES_MS } from '#domain/session/session-plan.ts';
import type { MoveId, ShippedMoveId } from '#programme/moves/move.ts';
import { moveFacts } from '#programme/moves/move-facts.ts';
import { MOVE_PATTERNS, ON_ONE_LEG, TURNING } from '#programme/moves/move-patterns.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from './timed-workout.ts';
import type { Workout } from './workout.ts';
import { workoutsOf, workoutsOfWeek } from './workouts.ts';

const EDITIONS: readonly Edition[] = ['a', 'b'];
/** What may stand in for what: the same part of the body in the same way. */
const FAMILIES = [
  ['squat', 'lunge'],
  ['hinge', 'hip'],
  ['push', 'arms'],
  ['pull', 'carry'],
  ['core'],
  ['cardio'],
  ['mobility'],
];

/** Seconds in which each move of the main parts is done; changing sides is not. */
function workOf(workouts: readonly Workout[]): [ShippedMoveId, number][] {
  return workouts.flatMap((workout) =>
    timedWorkout(workout, 'full', SHIPPED_WORDS)
      .filter(({ kind, step }) => kind === 'work' && step === 1)
      .map(({ moveId, durationMs }): [ShippedMoveId, number] => {
        const changeMs = moveFacts(moveId, SHIPPED_WORDS).isSided('standard') ? CHANGE_SIDES_MS : 0;
        return [moveId as ShippedMoveId, (durationMs - changeMs) / 1000];
      }),
  );
}

const sum = (work: readonly [ShippedMoveId, number][]) => work.reduce((total, [, seconds]) => total + seconds, 0);

/** The share of a block's work that trains one of these. */
function shareOf(edition: Edition, ...patterns: string[]): number {
  const work = workOf(workoutsOf(edition));
  const trained = work.reduce(
    (total, [moveId, seconds]) =>
      total + seconds * patterns.reduce((share, pattern) => share + (MOVE_PATTERNS[moveId][pattern] ?? 0), 0),
    0,
  );
  return trained / sum(work);
}

const familiesOf = (moveId: ShippedMoveId) =>
  FAMILIES.filter((family) => family.some((pattern) => (MOVE_PATTERNS[moveId][pattern] ?? 0) > 0));

test('what a move trains adds up to all of it', () => {
  for (const shares of Object.values(MOVE_PATTERNS))
    expect(Object.values(shares).reduce((total, share) => total + share, 0)).toBe(1);
});

describe.each(EDITIONS)('a block of edition %s', (edition) => {
  test('pulls and carries as much as it pushes, within a fifth', () => {
    const ratio = shareOf(edition, 'pull', 'carry') / shareOf(edition, 'push');
    expect(ratio).toBeGreaterThanOrEqual(0.8);
    expect(ratio).toBeLessThanOrEqual(1.2);
  });

  test('hinges and works the middle for at least 15 % of it each', () => {
    expect(shareOf(edition, 'hinge')).toBeGreaterThanOrEqual(0.15);
    expect(shareOf(edition, 'core')).toBeGreaterThanOrEqual(0.15);
  });

  test('begins with 18 minutes of work a week, and grows by at most a third from week to week', () => {
    const weeks = WEEKS.map((week) => sum(workOf(workoutsOfWeek(edition, week))) / 60);
    expect(weeks[0]).toBeGreaterThan(18);
    for (const [index, minutes] of weeks.entries()) {
      const before = weeks[index - 1];
      if (before === undefined) continue;
      expect(minutes / before).toBeGreaterThan(1);
      expect(minutes / before).toBeLessThanOrEqual(4 / 3);
    }
  });

  test.each(WEEKS)('stands on one leg and turns, or keeps from turning, in week %i', (week) => {
    const moves = workOf(workoutsOfWeek(edition, week)).map(([moveId]) => moveId);
    expect(moves.some((moveId) => ON_ONE_LEG.includes(moveId))).toBe(true);
    expect(moves.some((moveId) => TURNING.includes(moveId))).toBe(true);
  });

  test('has no move twice in a workout, and a swap for each that trains the same', () => {
    for (const { title, circuits, swaps } of workoutsOf(edition)) {
      const moves = circuits.flatMap((circuit) => circuit.moves);
      expect(new Set(moves).size, title).toBe(moves.length);
      const trains = (one: MoveId, other: MoveId) =>
        familiesOf(one as ShippedMoveId).some((family) => familiesOf(other as ShippedMoveId).includes(family));
      for (const moveId of moves)
        expect(
          swaps.some((swap) => trains(swap, moveId)),
          `${title} ${moveId}`,
        ).toBe(true);
      for (const swap of swaps)
        expect(
          moves.some((moveId) => trains(swap, moveId)),
          `${title} ${swap}`,
        ).toBe(true);
    }
  });
});
