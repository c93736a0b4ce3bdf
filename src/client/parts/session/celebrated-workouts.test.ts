import { expect, test } from 'vitest';
import { readText } from '#client/browser/stored-value.ts';
import { uncelebratedWorkouts } from '#client/parts/stored/browser-storage.ts';
import { markCelebrated, noteForCelebration } from './celebrated-workouts.ts';

test('of many workouts that nobody praised the last five still are', () => {
  for (const clientId of ['a', 'b', 'c', 'd', 'e', 'f']) noteForCelebration(clientId);
  expect(uncelebratedWorkouts.read()).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('a workout is praised once, also where the praise comes before it is noted', () => {
  noteForCelebration('before');
  markCelebrated('before');
  markCelebrated('after');
  noteForCelebration('after');
  expect(readText(uncelebratedWorkouts.key)).toBeUndefined();
});
