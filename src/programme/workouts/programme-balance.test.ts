import { describe, expect, test } from 'vitest';
import { type Edition, WEEKS, WORKOUT_IDS } from '#domain/plan/block.ts';
import type { MoveId, ShippedMoveId } from '#programme/moves/move.ts';
import { MOVE_PATTERNS, ON_ONE_LEG, TURNING } from '#programme/moves/move-patterns.ts';
import { SHIPPED_WORDS, workoutPlaceId } from '#programme/words/programme-words.ts';
import { MOST_GROWTH, PULL_TO_PUSH, planWarnings, shareOf, sumOf, workOf } from './plan-balance.ts';
import type { Circuit } from './workout.ts';
import { planOf, planText } from './workout-plan.ts';
import { shippedWorkout, workoutsOf, workoutsOfWeek } from './workouts.ts';

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

const blockOf = (edition: Edition) => workOf(workoutsOf(edition), SHIPPED_WORDS);

const familiesOf = (moveId: ShippedMoveId) =>
  FAMILIES.filter((family) => family.some((pattern) => (MOVE_PATTERNS[moveId][pattern] ?? 0) > 0));

test('what a move trains adds up to all of it', () => {
  for (const shares of Object.values(MOVE_PATTERNS))
    expect(Object.values(shares).reduce((total, share) => total + share, 0)).toBe(1);
});

describe.each(EDITIONS)('a block of edition %s', (edition) => {
  test('pulls and carries as much as it pushes, within a fifth', () => {
    const ratio = shareOf(blockOf(edition), 'pull', 'carry') / shareOf(blockOf(edition), 'push');
    expect(ratio).toBeGreaterThanOrEqual(PULL_TO_PUSH.min);
    expect(ratio).toBeLessThanOrEqual(PULL_TO_PUSH.max);
  });

  test('hinges and works the middle for at least 15 % of it each', () => {
    expect(shareOf(blockOf(edition), 'hinge')).toBeGreaterThanOrEqual(0.15);
    expect(shareOf(blockOf(edition), 'core')).toBeGreaterThanOrEqual(0.15);
  });

  test('begins with 18 minutes of work a week, and grows by at most a third from week to week', () => {
    const weeks = WEEKS.map((week) => sumOf(workOf(workoutsOfWeek(edition, week, SHIPPED_WORDS), SHIPPED_WORDS)) / 60);
    expect(weeks[0]).toBeGreaterThan(18);
    for (const [index, minutes] of weeks.entries()) {
      const before = weeks[index - 1];
      if (before === undefined) continue;
      expect(minutes / before).toBeGreaterThan(1);
      expect(minutes / before).toBeLessThanOrEqual(MOST_GROWTH);
    }
  });

  test.each(WEEKS)('stands on one leg and turns, or keeps from turning, in week %i', (week) => {
    const moves = workOf(workoutsOfWeek(edition, week, SHIPPED_WORDS), SHIPPED_WORDS).map(
      ([moveId]) => moveId as ShippedMoveId,
    );
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

describe('what is worth a second look before a plan is published', () => {
  const plannedWith = (code: 'a4' | 'b2', circuits: readonly Circuit[]) => ({
    [workoutPlaceId(code)]: { plan: planText({ ...planOf(shippedWorkout(code)), circuits }) },
  });

  test('is nothing of what ships', () => {
    for (const edition of EDITIONS)
      for (const id of WORKOUT_IDS) expect(planWarnings(`${edition}${id}`, SHIPPED_WORDS)).toEqual([]);
  });

  test('is a block that pushes more than it pulls', () => {
    const pushes = plannedWith('b2', [{ rounds: 5, moves: ['push_up', 'press', 'incline_push'] }]);
    expect(planWarnings('b2', pushes)[0]).toContain('Edition B pushes more than it pulls.');
  });

  test('is a week with more than a third more work than the one before', () => {
    const longer = plannedWith('a4', [{ rounds: 5, moves: ['deadlift', 'row', 'squat', 'press', 'boxer', 'march'] }]);
    expect(planWarnings('a4', longer)).toContainEqual(expect.stringMatching(/^Week 2 has \d+% more work than week 1/));
  });
});
