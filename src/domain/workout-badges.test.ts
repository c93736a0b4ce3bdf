import { describe, expect, test } from 'vitest';
import { WORKOUT_IDS, type WorkoutId } from './block.ts';
import { type BadgeFacts, type WorkoutBadge, workoutBadges } from './workout-badges.ts';

const nameOf = (badge: WorkoutBadge) =>
  badge.kind === 'week' ? `week ${badge.week}` : badge.kind === 'block' ? `block ${badge.block}` : badge.kind;

function badgesOf(facts: Partial<BadgeFacts>): string[] {
  const none = { totalWorkouts: 0, shortWorkouts: 0, blocksCompleted: 0, block: 1, hasComeBack: false };
  return workoutBadges({ ...none, completed: new Set<WorkoutId>(), ...facts }).map(nameOf);
}

const done = (...ids: WorkoutId[]) => new Set(ids);

describe('workout badges', () => {
  test('nobody begins with one', () => expect(badgesOf({})).toEqual([]));

  test.each([
    { name: 'one workout', facts: { totalWorkouts: 1, completed: done(7) }, badges: ['first'] },
    { name: 'a short one', facts: { totalWorkouts: 1, shortWorkouts: 1 }, badges: ['first', 'short'] },
    { name: 'the same one five times', facts: { totalWorkouts: 5, completed: done(1) }, badges: ['first', 'five'] },
    { name: 'a week', facts: { totalWorkouts: 3, completed: done(4, 5, 6) }, badges: ['first', 'week 2'] },
    {
      name: 'six of twelve in any order',
      facts: { totalWorkouts: 6, completed: done(1, 2, 4, 7, 10, 12) },
      badges: ['first', 'five', 'halfway'],
    },
    {
      name: 'a return after a break',
      facts: { totalWorkouts: 2, completed: done(1, 2), hasComeBack: true },
      badges: ['first', 'back'],
    },
  ])('$name → $badges', ({ facts, badges }) => expect(badgesOf(facts)).toEqual(badges));

  const wholeBlock = ['first', 'five', 'week 1', 'week 2', 'week 3', 'week 4', 'halfway', 'block 1'];

  test('all twelve are the block, before and after the next one is started', () => {
    expect(badgesOf({ totalWorkouts: 12, completed: new Set(WORKOUT_IDS) })).toEqual(wholeBlock);
    expect(badgesOf({ totalWorkouts: 12, blocksCompleted: 1, block: 2 })).toEqual(wholeBlock);
  });

  test('a third block that is complete joins the two before it', () => {
    const facts = { totalWorkouts: 36, blocksCompleted: 2, block: 3, completed: new Set(WORKOUT_IDS) };
    expect(badgesOf(facts).slice(-3)).toEqual(['block 1', 'block 2', 'block 3']);
  });
});
