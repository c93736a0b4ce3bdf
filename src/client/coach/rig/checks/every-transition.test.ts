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

test('all sessions have two thousand transitions, each level with each, and half times', () => {
  expect(TRANSITIONS.length).toBeGreaterThan(2000);
});

test('every way keeps every bound: contacts, joints, floor, flesh, speed, acceleration, its ends', () => {
  const kept = TRANSITIONS.flatMap(({ name, faults }) =>
    faults.map(({ what, phase, by }) => `${name}: ${what} by ${by.toFixed(3)} at ${phase.toFixed(2)}`),
  );
  expect(kept).toEqual([]);
});

test('a way takes half a second to six', () => {
  expect(Math.min(...TRANSITIONS.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...TRANSITIONS.map(({ seconds }) => seconds))).toBeLessThanOrEqual(6);
});
