import { expect, test } from 'vitest';
import { discountedPence, discountProblem } from './offer.ts';

test.each([
  ['amount', 1_000, 1_999, undefined],
  ['amount', 2_899, 100, undefined],
  ['amount', 2_900, 100, 'too_much'],
  ['amount', 0, 2_999, 'nothing_off'],
  ['share', 25, 2_249, undefined],
  ['share', 96, 119, undefined],
  ['share', 97, 100, 'too_much'],
  ['share', 100, 100, 'too_much'],
] as const)('%s of %i leaves %i (%s)', (kind, value, left, problem) => {
  expect(discountedPence(2_999, { kind, value })).toBe(left);
  expect(discountProblem(2_999, { kind, value })).toBe(problem);
});
