import { expect, test } from 'vitest';
import { transitionBetween } from '#client/coach/rig/transition.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { changedNeighbours, plannedNeighbours } from './neighbouring-moves.fixture.ts';
import { halvesOfAllMoves, idleNeighbours, type Neighbours, neighboursOf } from './sessions.fixture.ts';
import { transitionFaults } from './transition-faults.fixture.ts';

/** From the middle of the one loop to the beginning of the next, as a rest begins. */
function wayBetween({ name, from, to }: Neighbours) {
  const phase = from.clip.still[1];
  const transition = transitionBetween(from, phase, to, 0);
  const { seconds } = transition.motion.clip;
  return { name, seconds, faults: transitionFaults(transition, from, phase, to, 0) };
}

type Way = ReturnType<typeof wayBetween>;
const told = ({ name, faults }: Way): string[] =>
  faults.map(({ what, phase, by }) => `${name}: ${what} by ${by.toFixed(3)} at ${phase.toFixed(2)}`);

const PLANNED = [...neighboursOf(plannedNeighbours()), ...halvesOfAllMoves()].map(wayBetween);

/** Each of so many of the ways that swaps, and what is not for her, bring about; all of them with `FULL=1`. */
const EACH = IS_FULL ? 1 : 40;
const CHANGED = neighboursOf(changedNeighbours())
  .filter((_, i) => i % EACH === 0)
  .map(wayBetween);

const IDLE = idleNeighbours()
  .filter((_, i) => i % EACH === 0)
  .map(wayBetween);

test('every workout and every session of a course is among them, each level with each, and half times', () => {
  expect(PLANNED.length).toBeGreaterThan(3800);
});

test('every way keeps every bound: contacts, joints, floor, flesh, speed, acceleration, feet that slide, its ends', () => {
  expect(PLANNED.flatMap(told)).toEqual([]);
});

test('so do those that swaps and what is not for her bring about', () => {
  expect(CHANGED.flatMap(told)).toEqual([]);
});

test('so do those to and from what she does of her own in a rest', () => {
  expect(IDLE.flatMap(told)).toEqual([]);
});

test('a way takes half a second to six', () => {
  const seconds = [...PLANNED, ...CHANGED, ...IDLE].map((way) => way.seconds);
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(6);
});
