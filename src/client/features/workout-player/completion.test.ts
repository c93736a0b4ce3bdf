import { expect, test } from 'vitest';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { hasImpact } from './completion.ts';

const done = (...exercises: [moveId: string, level: 'easier' | 'standard' | 'harder'][]) => ({
  completedExercises: exercises.map(([moveId, level]) => ({ moveId, level, seconds: 30 })),
});

test.each([
  { work: done(['squat', 'harder'], ['squat_jump', 'standard']), jumps: false },
  { work: done(['squat', 'easier'], ['squat_jump', 'harder']), jumps: true },
  { work: done(), jumps: false },
])('a workout had impact where a version of it left the floor: $jumps', ({ work, jumps }) => {
  expect(hasImpact(work, SHIPPED_WORDS)).toBe(jumps);
});
