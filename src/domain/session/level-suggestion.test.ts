import { expect, test } from 'vitest';
import { suggestedLevel } from './level-suggestion.ts';
import type { Effort } from './workout-session.ts';

test.each<{ efforts: Effort[]; level: 'easier' | 'harder' | undefined }>([
  { efforts: [], level: undefined },
  { efforts: ['hard'], level: undefined },
  { efforts: ['hard', 'hard'], level: 'easier' },
  { efforts: ['hard', 'right', 'hard'], level: undefined },
  { efforts: ['right', 'hard', 'hard'], level: undefined },
  { efforts: ['right', 'easy'], level: undefined },
  { efforts: ['right', 'easy', 'right', 'hard'], level: 'harder' },
  { efforts: ['easy', 'hard', 'easy'], level: undefined },
])('after $efforts, newest first, she is offered $level', ({ efforts, level }) => {
  expect(suggestedLevel(efforts)).toBe(level);
});
