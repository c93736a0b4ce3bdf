import { describe, expect, test } from 'vitest';
import { fixtureSession } from '#tests/fixtures/member-fixtures.ts';
import { averageRating, monthGroups, weekGroups } from './history-groups.ts';

const session = (id: string, completedOn: string, workoutId = '1') => fixtureSession({ id, completedOn, workoutId });

describe('monthGroups', () => {
  test('nothing done has no groups', () => {
    expect(monthGroups([], [])).toEqual([]);
  });

  test('each month has its sessions and what the whole month adds up to', () => {
    const sessions = [session('c', '2026-02-01'), session('b', '2026-01-31'), session('a', '2025-12-31')];
    const months = [
      { month: '2026-02', workouts: 1, minutes: 30, rated: 1, ratingSum: 7 },
      { month: '2026-01', workouts: 14, minutes: 1_204, rated: 3, ratingSum: 25 },
      { month: '2025-12', workouts: 0, minutes: 4, rated: 0, ratingSum: 0 },
    ];
    expect(monthGroups(sessions, months).map(({ title, line }) => `${title}: ${line}`)).toEqual([
      'February 2026: 1 workout, 30 min, 7.0 average rating',
      'January 2026: 14 workouts, 1,204 min, 8.3 average rating',
      'December 2025: 0 workouts, 4 min',
    ]);
  });

  test('until the sums are known the months stand without them', () => {
    expect(monthGroups([session('a', '2026-02-01')], undefined)[0]?.line).toBeUndefined();
  });

  test('a session whose instant belongs to another month than its day stands with its day', () => {
    const sessions = [session('c', '2026-02-01'), session('b', '2026-01-31'), session('a', '2026-02-01')];
    const shape = monthGroups(sessions, []).map(({ sessions: group }) => group.map(({ id }) => id));
    expect(shape).toEqual([['c', 'a'], ['b']]);
  });
});

describe('weekGroups', () => {
  test('a finished block is told from its first week on, under the names that celebrate', () => {
    const sessions = [
      session('c', '2026-02-01', '12'),
      session('b', '2026-01-31', '2'),
      session('a', '2026-01-30', '1'),
    ];
    expect(weekGroups(sessions).map(({ title, sessions: group }) => [title, group.map(({ id }) => id)])).toEqual([
      ['Week 1, Rhythm Found', ['a', 'b']],
      ['Week 4, Success Celebrated', ['c']],
    ]);
  });
});

describe('averageRating', () => {
  const RATED = [fixtureSession({ rating: 6 }), fixtureSession({ rating: 9 })];

  test('the average is known at once where every session is at hand, else with the months', () => {
    const months = [{ month: '2026-11', workouts: 3, minutes: 60, rated: 3, ratingSum: 21 }];
    expect(averageRating(RATED, 2)).toBe(7.5);
    expect(averageRating(RATED, 3)).toBeUndefined();
    expect(averageRating(RATED, 3, months)).toBe(7);
  });

  test('where nothing was rated there is none', () => {
    expect(averageRating([fixtureSession({ rating: null })], 1)).toBeUndefined();
    expect(averageRating([], 0, [])).toBeUndefined();
  });
});
