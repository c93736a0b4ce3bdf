import { describe, expect, test } from 'vitest';
import { WORKOUT_IDS, type WorkoutId } from '#domain/plan/block.ts';
import { type BadgeFacts, badgeKey, comingBadges, factsWithout, newBadge, workoutBadges } from './workout-badges.ts';

const factsOf = (facts: Partial<BadgeFacts>): BadgeFacts => {
  const none = { totalWorkouts: 0, shortWorkouts: 0, blocksCompleted: 0, block: 1, hasComeBack: false };
  return { ...none, completed: new Set<WorkoutId>(), ...facts };
};
const badgesOf = (facts: Partial<BadgeFacts>): string[] => workoutBadges(factsOf(facts)).map(badgeKey);

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

describe('badges to come', () => {
  const coming = (facts: Partial<BadgeFacts>) =>
    comingBadges(factsOf(facts)).map(({ badge, toGo }) => `${badgeKey(badge)}: ${toGo}`);

  test.each([
    { name: 'at the beginning', facts: {}, ahead: ['first: 1', 'short: 1'] },
    {
      name: 'after the first, the short one and the week',
      facts: { totalWorkouts: 1, completed: done(1) },
      ahead: ['short: 1', 'week 1: 2'],
    },
    {
      name: 'the programme’s order where two are equally near',
      facts: { totalWorkouts: 4, shortWorkouts: 1, completed: done(4, 5, 7, 8) },
      ahead: ['five: 1', 'week 2: 1'],
    },
    {
      name: 'half way from different workouts',
      facts: { totalWorkouts: 7, shortWorkouts: 2, completed: done(1, 2, 3, 4) },
      ahead: ['week 2: 2', 'halfway: 2'],
    },
    {
      name: 'the block at last',
      facts: { totalWorkouts: 11, shortWorkouts: 1, completed: new Set(WORKOUT_IDS.slice(0, 11)) },
      ahead: ['week 4: 1', 'block 1: 1'],
    },
    {
      name: 'one alone in a second block',
      facts: { totalWorkouts: 13, shortWorkouts: 1, blocksCompleted: 1, block: 2, completed: done(1) },
      ahead: ['block 2: 11'],
    },
    {
      name: 'none when all are hers',
      facts: { totalWorkouts: 12, shortWorkouts: 1, completed: new Set(WORKOUT_IDS) },
      ahead: [],
    },
  ])('$name: $ahead', ({ facts, ahead }) => expect(coming(facts)).toEqual(ahead));

  test('never the one for coming back', () => {
    for (let size = 0; size <= WORKOUT_IDS.length; size += 1) {
      const facts = { totalWorkouts: size, completed: new Set(WORKOUT_IDS.slice(0, size)) };
      expect(coming(facts).join()).not.toContain('back');
    }
  });
});

describe('the badge that a workout brings', () => {
  const brought = (before: Partial<BadgeFacts>, after: Partial<BadgeFacts>) => {
    const badge = newBadge(factsOf(before), factsOf({ ...before, ...after }));
    return badge && badgeKey(badge);
  };

  test('is told when there is one', () => {
    expect(brought({}, { totalWorkouts: 1, completed: done(1) })).toBe('first');
    expect(brought({ totalWorkouts: 1, completed: done(1) }, { totalWorkouts: 2, completed: done(1, 2) })).toBe(
      undefined,
    );
  });

  test('is the highest of several, and alone', () => {
    expect(brought({}, { totalWorkouts: 1, shortWorkouts: 1, completed: done(1) })).toBe('short');
    const eleven = { totalWorkouts: 11, completed: new Set(WORKOUT_IDS.slice(0, 11)) };
    expect(brought(eleven, { totalWorkouts: 12, completed: new Set(WORKOUT_IDS) })).toBe('block 1');
  });
});

describe('the facts without a workout', () => {
  const after = factsOf({ totalWorkouts: 3, shortWorkouts: 1, completed: done(1, 2, 3) });
  const without = (change: Partial<Parameters<typeof factsWithout>[1]>) => {
    const before = factsWithout(after, { workoutId: '3', length: 'full', isRepeated: false, ...change });
    return [before.totalWorkouts, before.shortWorkouts, before.completed.size];
  };

  test.each([
    ['a full one', {}, [2, 1, 2]],
    ['a short one', { length: '10' }, [2, 0, 2]],
    ['one that was done again', { isRepeated: true }, [2, 1, 3]],
    ['one that was broken off, which was none', { length: 'partial' }, [3, 1, 3]],
  ] as const)('%s', (_, change, expected) => {
    expect(without(change)).toEqual(expected);
  });
});
