import { describe, expect, test } from 'vitest';
import { isHeavier, phaseLevels } from './phase-levels.ts';
import type { PlayedLevel } from './played-level.ts';
import type { Effort } from './workout-session.ts';

type Time = [level: PlayedLevel, effort: Effort | null];

/** Of the oldest first. */
function offered(now: PlayedLevel, times: readonly Time[], mayGrow = true): PlayedLevel {
  const sessions = times.map(([level, effort], index) => ({
    ...{ completedAt: index, effort },
    completedExercises: [
      { moveId: 'squat', level, seconds: 40 },
      { moveId: 'squat', level: 'easier' as const, seconds: 10 },
    ],
  }));
  const needs = { levelNow: () => now, mayGrow: () => mayGrow };
  const levels = phaseLevels({ sessions, ...needs });
  expect(phaseLevels({ sessions: [...sessions].reverse(), ...needs })).toEqual(levels);
  return levels[0]?.level ?? now;
}

const hard = (level: PlayedLevel): Time => [level, 'hard'];
const right = (level: PlayedLevel): Time => [level, 'right'];
const easy = (level: PlayedLevel): Time => [level, 'easy'];
const untold = (level: PlayedLevel): Time => [level, null];

describe('the level of a move on the follow-on', () => {
  test.each<[why: string, now: PlayedLevel, times: Time[], next: PlayedLevel]>([
    ['never played', 'standard', [], 'standard'],
    ['left heavier than it would begin', 'standard', [right('harder')], 'harder'],
    ['left heavier, and nothing told', 'easier', [untold('standard')], 'standard'],
    ['a lighter day at the end', 'harder', [right('harder'), right('easier')], 'harder'],
    ['three times right', 'standard', [right('standard'), easy('standard'), right('standard')], 'harder'],
    ['three times easy at Easier', 'easier', [easy('easier'), easy('easier'), easy('easier')], 'standard'],
    ['three times right at Harder', 'harder', [right('harder'), right('harder'), right('harder')], 'harder'],
    [
      'right, but one of three lighter',
      'standard',
      [right('standard'), right('easier'), right('standard')],
      'standard',
    ],
    ['right twice', 'standard', [right('standard'), right('standard')], 'standard'],
    ['too hard once', 'standard', [right('standard'), hard('standard')], 'standard'],
    ['too hard twice', 'standard', [hard('standard'), hard('standard')], 'easier'],
    [
      'too hard twice, with one between of which she did not say',
      'standard',
      [hard('standard'), untold('standard'), hard('standard')],
      'easier',
    ],
    ['too hard twice at Harder', 'harder', [hard('harder'), hard('harder')], 'standard'],
    ['too hard twice at Harder, back at Standard already', 'standard', [hard('harder'), hard('harder')], 'standard'],
    ['too hard twice at Easier', 'easier', [hard('easier'), hard('easier')], 'easier'],
    [
      'three times right, with a lighter one between of which she did not say',
      'standard',
      [right('standard'), right('standard'), untold('easier'), right('standard')],
      'harder',
    ],
    [
      'three times right, after a lighter one',
      'standard',
      [right('easier'), right('standard'), right('standard'), right('standard')],
      'harder',
    ],
    [
      'hard long ago',
      'standard',
      [hard('standard'), hard('standard'), right('standard'), right('standard'), right('standard')],
      'harder',
    ],
  ])('%s', (_why, now, times, next) => {
    expect(offered(now, times)).toBe(next);
  });

  test('is no heavier than now where care is asked for, and may be lighter', () => {
    expect(offered('standard', [right('harder')], false)).toBe('standard');
    expect(offered('standard', [easy('standard'), easy('standard'), easy('standard')], false)).toBe('standard');
    expect(offered('standard', [hard('standard'), hard('standard')], false)).toBe('easier');
  });
});

test('each move is found by the workouts that held it, and one that stays is not told', () => {
  const of = (moveId: string, level: PlayedLevel) => ({ moveId, level, seconds: 30 });
  const sessions = [
    { completedAt: 1, effort: 'hard' as const, completedExercises: [of('plank', 'standard'), of('row', 'standard')] },
    { completedAt: 2, effort: 'right' as const, completedExercises: [of('squat', 'harder'), of('row', 'standard')] },
    { completedAt: 3, effort: 'hard' as const, completedExercises: [of('plank', 'standard')] },
    { completedAt: 4, effort: 'hard' as const, completedExercises: null },
  ];
  const levels = phaseLevels({ sessions, levelNow: () => 'standard', mayGrow: () => true });
  expect(levels).toHaveLength(2);
  expect(levels).toContainEqual({ moveId: 'plank', now: 'standard', level: 'easier' });
  expect(levels.filter(isHeavier)).toEqual([{ moveId: 'squat', now: 'standard', level: 'harder' }]);
});

test('a level that stays is not heavier', () => {
  expect(isHeavier({ moveId: 'squat', now: 'standard', level: 'standard' })).toBe(false);
});
