import { expect, test } from 'vitest';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { moveFacts } from './move-facts.ts';

test.each([
  ['shoulder_rolls', 'standard', { hasChange: true, isSided: false }],
  ['hip_circles', 'standard', { hasChange: true, isSided: false }],
  ['hip_circles', 'harder', { hasChange: true, isSided: true }],
  ['march', 'standard', { hasChange: false, isSided: false }],
] as const)('half way through %s, %s, it is known what changes', (moveId, level, expected) => {
  const { hasChange, isSided } = moveFacts(moveId, SHIPPED_WORDS);
  expect({ hasChange: hasChange(level), isSided: isSided(level) }).toEqual(expected);
});
