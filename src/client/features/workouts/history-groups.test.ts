import { describe, expect, test } from 'vitest';
import { fixtureSession } from '#tests/member-fixtures.ts';
import { historyGroups } from './history-groups.ts';

const session = (id: string, workoutId: string, block = 1) => fixtureSession({ id, workoutId, block });
const shape = (sessions: Parameters<typeof historyGroups>[0]) =>
  historyGroups(sessions).map(({ title, sessions: group }) => [title, group.map(({ id }) => id)]);

describe('historyGroups', () => {
  test('nothing done has no groups', () => {
    expect(historyGroups([])).toEqual([]);
  });

  test('a week that was gone back to has a group each time, so that time runs one way', () => {
    expect(shape([session('c', '1'), session('b', '4'), session('a', '2')])).toEqual([
      ['Week 1, Finding Your Rhythm', ['c']],
      ['Week 2, Building Confidence', ['b']],
      ['Week 1, Finding Your Rhythm', ['a']],
    ]);
  });

  test('with several blocks each group names its own', () => {
    expect(shape([session('b', '1', 2), session('a', '12', 1)])).toEqual([
      ['Block 2, week 1, Finding Your Rhythm', ['b']],
      ['Block 1, week 4, Celebrating Success', ['a']],
    ]);
  });
});
