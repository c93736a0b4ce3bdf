import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelGrowth, type PlayedMove } from './level-growth.ts';
import { PLAYED_LEVELS, type PlayedLevel } from './played-level.ts';

const squat = (level: PlayedLevel, seconds = 40): PlayedMove => ({ moveId: 'squat', level, seconds });
const sessions = (...moves: (PlayedMove[] | null)[]) =>
  moves.map((completedExercises, index) => ({ completedAt: index, completedExercises }));

describe('levelGrowth', () => {
  test('tells each heavier level that a move was played at, from the first', () => {
    expect(levelGrowth(sessions([squat('easier')], [squat('easier')], [squat('standard')], [squat('harder')]))).toEqual(
      [{ moveId: 'squat', levels: ['easier', 'standard', 'harder'], grownAt: 3 }],
    );
    expect(levelGrowth(sessions([squat('easier')], [squat('harder')]))[0]?.levels).toEqual(['easier', 'harder']);
  });

  test('says nothing of a move that stayed, became lighter, or was played once', () => {
    expect(levelGrowth(sessions([squat('standard')], [squat('standard')]))).toEqual([]);
    expect(levelGrowth(sessions([squat('harder')], [squat('easier')], [squat('standard')]))).toEqual([]);
    expect(levelGrowth(sessions([squat('easier')]))).toEqual([]);
  });

  test('a lighter day afterwards takes nothing away', () => {
    const [growth] = levelGrowth(sessions([squat('easier')], [squat('standard')], [squat('easier')]));
    expect(growth).toEqual({ moveId: 'squat', levels: ['easier', 'standard'], grownAt: 1 });
  });

  test('counts for a session the level that was worked longest in it, and nothing of no known length', () => {
    expect(levelGrowth(sessions([squat('easier')], [squat('harder', 3), squat('easier', 37)]))).toEqual([]);
    expect(levelGrowth(sessions([squat('easier')], [squat('standard', 0)], null))).toEqual([]);
  });

  test('the newest growth comes first, whatever the order of the sessions', () => {
    const plank = (level: PlayedLevel) => ({ moveId: 'plank', level, seconds: 30 });
    const told = sessions([squat('easier'), plank('easier')], [plank('standard')], [squat('standard')]);
    expect(levelGrowth(told).map(({ moveId }) => moveId)).toEqual(['squat', 'plank']);
    expect(levelGrowth([...told].reverse())).toEqual(levelGrowth(told));
  });

  test('levels only ever grow, and begin with the first one played', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PLAYED_LEVELS)), (levels) => {
        const [growth] = levelGrowth(sessions(...levels.map((level) => [squat(level)])));
        const told = growth?.levels ?? levels.slice(0, 1);
        const weights = told.map(weight);
        expect(told[0]).toBe(levels[0]);
        expect(weights).toEqual([...new Set(weights)].sort());
        expect(Math.max(...weights)).toBe(Math.max(...levels.map(weight)));
      }),
    );
  });
});

const weight = (level: PlayedLevel | undefined): number => (level ? PLAYED_LEVELS.indexOf(level) : -1);
