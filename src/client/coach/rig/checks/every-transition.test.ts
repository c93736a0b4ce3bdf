import { expect, test } from 'vitest';
import { transitionBetween } from '../transition.ts';
import { halvesOfAllMoves, neighboursOfAllSessions } from './sessions.fixture.ts';
import { transitionFaults } from './transition-faults.fixture.ts';

/** From the middle of the one loop to the beginning of the next, as a rest begins. */
const TRANSITIONS = [...neighboursOfAllSessions(), ...halvesOfAllMoves()].map(({ name, from, to }) => {
  const phase = from.clip.still[1];
  const transition = transitionBetween(from, phase, to, 0);
  const { seconds } = transition.motion.clip;
  return { name, seconds, faults: transitionFaults(transition, from, phase, to, 0) };
});

const named = (kind: RegExp): string[] =>
  TRANSITIONS.flatMap(({ name, faults }) =>
    faults.filter(({ what }) => kind.test(what)).map(({ what, by }) => `${name}: ${what} by ${by.toFixed(3)}`),
  );

test('all sessions have two thousand transitions, each level with each, and half times', () => {
  expect(TRANSITIONS.length).toBeGreaterThan(2000);
});

test('what is planted stays on its spot within 2 mm on every way', () => {
  expect(named(/off its contact|stretched/)).toEqual([]);
});

test('every way begins and ends within 12 mm of its clips', () => {
  expect(named(/off its clip/)).toEqual([]);
});

test('the trunk sinks into the floor on no way', () => {
  expect(named(/^(pelvis|chest|head) in the floor/)).toEqual([]);
});

test('a way takes half a second to six', () => {
  expect(Math.min(...TRANSITIONS.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...TRANSITIONS.map(({ seconds }) => seconds))).toBeLessThanOrEqual(6);
});

test('nine ways in ten keep every bound, and no fewer as clips change', () => {
  const sound = TRANSITIONS.filter(({ faults }) => faults.length === 0).length;
  expect(sound / TRANSITIONS.length).toBeGreaterThan(0.91);
});
