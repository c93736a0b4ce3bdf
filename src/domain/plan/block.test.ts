import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import {
  blockOnDay,
  claimsUndone,
  currentWeek,
  editionOfBlock,
  isBlockComplete,
  isWeekComplete,
  isWorkoutCode,
  isWorkoutId,
  letterOfWorkout,
  newBlockAnswer,
  nextWorkout,
  WORKOUT_IDS,
  type WorkoutId,
  weekOfWorkout,
  weekProgress,
  workoutIdsOfWeek,
} from './block.ts';

const done = (...ids: WorkoutId[]) => new Set<WorkoutId>(ids);
const ALL = new Set<WorkoutId>(WORKOUT_IDS);

describe('the twelve workouts', () => {
  test('three make a week, A to C', () => {
    const places = WORKOUT_IDS.map((id) => `${weekOfWorkout(id)}${letterOfWorkout(id)}`);
    expect(places.join(' ')).toBe('1A 1B 1C 2A 2B 2C 3A 3B 3C 4A 4B 4C');
    expect(workoutIdsOfWeek(3)).toEqual([7, 8, 9]);
  });

  test.each([1, 12])('%d is a workout', (id) => expect(isWorkoutId(id)).toBe(true));
  test.each([0, 13, 1.5, -1, Number.NaN])('%d is none', (id) => expect(isWorkoutId(id)).toBe(false));

  test('have 24 codes in two editions, and nothing else is one', () => {
    const codes = ['a', 'b'].flatMap((edition) => WORKOUT_IDS.map((id) => `${edition}${id}`));
    expect(codes.every(isWorkoutCode)).toBe(true);
    const others = ['a0', 'a13', 'a19', 'c1', 'a', 'aa1', 'a1 ', 'a123', 'A1', '', 1, null, undefined, ['a1']];
    expect(others.filter(isWorkoutCode)).toEqual([]);
  });
});

describe('progress through a block', () => {
  test.each([
    { name: 'nothing yet', completed: done(), week1: 0, week: 1, next: 1 },
    { name: 'one of week 1', completed: done(2), week1: 1, week: 1, next: 1 },
    { name: 'week 1 complete', completed: done(1, 2, 3), week1: 3, week: 2, next: 4 },
    { name: 'week 2 before week 1', completed: done(4, 5, 6), week1: 0, week: 1, next: 1 },
    { name: 'all but one of week 2', completed: done(1, 2, 3, 4, 6, 7, 8, 9), week1: 3, week: 2, next: 5 },
    { name: 'all twelve', completed: ALL, week1: 3, week: 4, next: undefined },
  ])('$name: week $week, next $next', ({ completed, week1, week, next }) => {
    expect(weekProgress(completed, 1)).toBe(week1);
    expect(isWeekComplete(completed, 1)).toBe(week1 === 3);
    expect(currentWeek(completed)).toBe(week);
    expect(nextWorkout(completed)).toBe(next);
    expect(isBlockComplete(completed)).toBe(next === undefined);
  });
});

describe('starting a new block', () => {
  const eleven = new Set([...ALL].filter((id) => id !== 7));

  test.each([
    { name: 'the next one, all twelve done', requested: 3, completed: ALL, answer: 'start' },
    { name: 'the next one, one workout missing', requested: 3, completed: eleven, answer: 'refused' },
    { name: 'the one that runs already', requested: 2, completed: eleven, answer: 'unchanged' },
    { name: 'one too far ahead', requested: 4, completed: ALL, answer: 'refused' },
    { name: 'one that is over', requested: 1, completed: ALL, answer: 'refused' },
  ])('$name → $answer', ({ requested, completed, answer }) => {
    expect(newBlockAnswer(requested, 2, completed)).toBe(answer);
  });

  test('editions take turns, the first block playing a', () => {
    expect([1, 2, 3, 4, 5].map(editionOfBlock)).toEqual(['a', 'b', 'a', 'b', 'a']);
  });
});

describe('the block of an earlier day', () => {
  const finished = [
    { block: 2, lastDay: '2026-10-20' as CalendarDay },
    { block: 1, lastDay: '2026-09-15' as CalendarDay },
  ];

  test.each([
    { day: '2026-11-21', block: 3 },
    { day: '2026-10-20', block: 3 },
    { day: '2026-10-19', block: 2 },
    { day: '2026-09-15', block: 2 },
    { day: '2026-09-14', block: 1 },
    { day: '2025-01-01', block: 1 },
  ])('$day belongs to block $block', ({ day, block }) => {
    expect(blockOnDay(day as CalendarDay, 3, finished)).toBe(block);
  });

  test('in the first block every day is its own', () => {
    expect(blockOnDay('2025-01-01' as CalendarDay, 1, [])).toBe(1);
  });
});

describe('what a client claims of a block of which week 1 is done', () => {
  const done123 = done(1, 2, 3);
  test.each([
    ['nothing but the block', {}, false],
    ['the week that runs', { currentWeek: 2 }, false],
    ['a week before it', { currentWeek: 1 }, false],
    ['a later week', { currentWeek: 3 }, true],
    ['what is done', { completedWorkouts: ['1', '3'] }, false],
    ['one that is not done beside one that is', { completedWorkouts: ['1', '4'] }, true],
    ['a block before it as complete', { blockProgress: { block_1: { completedAt: 1 } } }, false],
    ['its own as complete', { blockProgress: { block_1: { completedAt: 1 }, block_2: { completedAt: 1 } } }, true],
    ['a later one as complete', { blockProgress: { block_3: { completedAt: 1 } } }, true],
    ['a later one as not complete', { blockProgress: { block_3: { completedAt: null }, block_4: {} } }, false],
  ])('%s: %j is not done: %j', (_name, claim, isUndone) => {
    expect(claimsUndone({ currentBlock: 2, ...claim }, done123)).toBe(isUndone);
  });
});
