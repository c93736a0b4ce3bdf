import { expect, test } from 'vitest';
import { comesBackTooOften } from './newsletter-sending.ts';

test.each([
  [0, 0, false],
  [0, 1, false],
  [3, 1, false],
  [0, 2, true],
  [98, 2, true],
  [99, 2, false],
  [148, 3, false],
  [147, 3, true],
])('of %d that went out and %d that came back: stopped is %s', (sent, cameBack, isStopped) => {
  expect(comesBackTooOften({ sent, cameBack })).toBe(isStopped);
});
