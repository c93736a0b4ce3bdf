import { expect, test } from 'vitest';
import { kindOccasions } from './kind-occasion.ts';

const USUAL = { mood: undefined, hasTrained: true, block: 1, workoutId: 1 };

test.each([
  ['a usual one', {}, []],
  ['one of a tired member', { mood: 'tired' as const }, ['tired']],
  ['one in another mood', { mood: 'stressed' as const }, []],
  ['the first one ever', { hasTrained: false }, ['first-session']],
  ['the first one, tired', { hasTrained: false, mood: 'tired' as const }, ['tired', 'first-session']],
  ['one of the fifth week', { block: 2, workoutId: 3 }, ['fifth-week']],
  ['one of the sixth week', { block: 2, workoutId: 4 }, []],
  ['one of the ninth week', { block: 3 }, []],
])('%s', (_what, facts, occasions) => {
  expect(kindOccasions({ ...USUAL, ...facts })).toEqual(occasions);
});
