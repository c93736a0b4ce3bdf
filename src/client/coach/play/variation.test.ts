import { describe, expect, test } from 'vitest';
import { clipFaults } from '#client/coach/rig/checks/clip-faults.fixture.ts';
import { compile } from '#client/coach/rig/compile.ts';
import { frameAt } from '#client/coach/rig/frame.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { tries } from '#tests/test-size.ts';
import { BODIES, bodyOf, differing } from './variation.ts';

/** Each clip once that moves, by the first of its names. */
const CLIPS = [...new Map(Object.entries(NAMED_CLIPS).map(([name, clip]) => [clip, name]))]
  .filter(([{ hold }]) => !hold)
  .map(([clip, name]) => ({ name, compiled: compile(clip) }));

/** Seeds 0 to 999 go round the clips: with `FULL=1` each of them some 12 times, each clip some 55 times. */
const CASES = Array.from({ length: tries(250, 12_000) }, (_, n) => ({
  seed: ((n * 4) % 1_000) + (Math.floor(n / 250) % 4),
  ...(CLIPS[(n * 7) % CLIPS.length] as (typeof CLIPS)[0]),
}));

test('every body keeps every bound: joints, contacts, floor, speed, balance, collisions', () => {
  const told = CASES.flatMap(({ name, compiled, seed }, n) =>
    clipFaults(differing(compiled, seed, 1 + (n % (BODIES - 1)))).map(
      ({ what, by }) => `${name} with seed ${seed}: ${what} by ${by.toFixed(3)}`,
    ),
  );
  expect(told).toEqual([]);
}, 3_600_000);

describe('repetitions', () => {
  const { compiled } = CLIPS.find(({ name }) => name === 'squat-standard') as (typeof CLIPS)[0];
  const bodies = Array.from({ length: BODIES }, (_, n) => differing(compiled, 7, n));

  test('begin where the one before ends', () => {
    for (const body of bodies) expect([...frameAt(body, 0)]).toEqual([...frameAt(compiled, 0)]);
  });

  test('differ halfway', () => {
    expect(new Set(bodies.map((body) => String([...frameAt(body, 0.5)]))).size).toBe(BODIES);
  });

  test('have no body twice running, and the first as it is written', () => {
    const order = Array.from({ length: 40 }, (_, n) => bodyOf(3, n));
    expect(order[0]).toBe(0);
    expect(order.slice(1).filter((body, i) => body === order[i])).toEqual([]);
  });
});
