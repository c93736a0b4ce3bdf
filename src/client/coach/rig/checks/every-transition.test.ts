import { expect, test } from 'vitest';
import { transitionBetween } from '../transition.ts';
import { neighboursOfAllSessions, newCompiler } from './sessions.fixture.ts';
import { transitionFaults } from './transition-faults.fixture.ts';

const { leaves, comes } = newCompiler();
/** From the middle of the one loop to the beginning of the next, as a rest begins. */
const TRANSITIONS = neighboursOfAllSessions().map(({ name, from, to }) => {
  const [a, b] = [leaves(from), comes(to)];
  const { seconds } = transitionBetween(a, from.still[1], b, 0).motion.clip;
  return { name, seconds, faults: transitionFaults(a, from.still[1], b, 0) };
});

const named = (kind: RegExp): string[] =>
  TRANSITIONS.flatMap(({ name, faults }) =>
    faults.filter(({ what }) => kind.test(what)).map(({ what, by }) => `${name}: ${what} by ${by.toFixed(3)}`),
  );

test('all sessions have hundreds of transitions', () => {
  expect(TRANSITIONS.length).toBeGreaterThan(600);
});

test('what is planted stays on its spot within 2 mm on every way', () => {
  expect(named(/off its contact|stretched/)).toEqual([]);
});

test('every way begins and ends within 12 mm of its clips', () => {
  expect(named(/off its clip/)).toEqual([]);
});

test('every way is smooth: no joint is accelerated by more than 290 m/s2', () => {
  expect(named(/accelerated/)).toEqual([]);
});

test('the trunk sinks into the floor on no way', () => {
  expect(named(/^(pelvis|chest|head) in the floor/)).toEqual([]);
});

test('a way takes half a second to little more than five', () => {
  expect(Math.min(...TRANSITIONS.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...TRANSITIONS.map(({ seconds }) => seconds))).toBeLessThanOrEqual(5.2);
});

test('nine ways in ten keep every joint in its range and every limb clear, and no fewer as clips change', () => {
  const sound = TRANSITIONS.filter(({ faults }) => faults.length === 0).length;
  expect(sound / TRANSITIONS.length).toBeGreaterThan(0.9);
});
