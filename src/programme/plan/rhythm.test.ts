import { expect, test } from 'vitest';
import { rhythmChoice } from './rhythm.ts';

const session = (code: string, rating: number | null, effort: 'easy' | 'hard' | null = null) => ({
  edition: code.charAt(0) as 'a' | 'b',
  workoutId: '1',
  playedId: Number(code.slice(1)),
  rating,
  effort,
});

test('before anything was said all 24 stand in their order', () => {
  const { liked, others, tooHard } = rhythmChoice([]);
  expect([liked, tooHard]).toEqual([[], []]);
  expect(others).toHaveLength(24);
  expect([others[0], others[12]]).toEqual(['a1', 'b1']);
});

test('what she liked comes first, what felt too hard last, by the last time of each, and none is missing', () => {
  const { liked, others, tooHard } = rhythmChoice([
    session('b9', 8),
    session('a4', 10, 'easy'),
    session('a7', 9, 'hard'),
    session('b2', null, null),
    session('a7', 10, 'easy'),
    session('b9', 10, 'hard'),
    session('a3', 7),
  ]);
  expect(liked).toEqual(['a4', 'b9']);
  expect(tooHard).toEqual(['a7']);
  expect(others).toHaveLength(21);
  expect(new Set([...liked, ...others, ...tooHard]).size).toBe(24);
});
