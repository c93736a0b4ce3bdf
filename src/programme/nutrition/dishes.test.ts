import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISHES } from './dishes.ts';

test.each(DISHES)('$name keeps the promise of the heading, and its plate is drawn', ({ id, minutes }) => {
  expect(minutes).toBeLessThanOrEqual(10);
  expect(existsSync(`public/plates/${id}.svg`)).toBe(true);
});
