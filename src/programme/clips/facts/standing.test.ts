import { describe, expect, test } from 'vitest';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import type { Clip } from '../clip.ts';
import { CLIPS } from '../clips.ts';
import type { Pose } from '../pose.ts';
import { feet, TALL } from '../postures.ts';
import { FACTS } from './every-fact.fixture.ts';
import { loopOf } from './loop.fixture.ts';
import { bentWhereSheStands } from './standing.fixture.ts';

/** She stands with her feet under her hips, so high. */
const standing = (hips: number): Pick<Clip, 'keys'> => {
  const pose: Pose = { ...TALL, ...feet(0.086, 0), at: [0, hips, 0] };
  return { keys: [0, 0.5].map((t) => ({ ...pose, t })) };
};
const STILL: Clip = { seconds: 3, view: { yaw: 50, pitch: 10 }, still: [0, 0.5], ...standing(0.9) };

test.each([
  [0.9, '6', 0],
  [0.8985, '7.3', 0],
  [0.8975, '8.9', 2],
  [0.86, '32', 2],
])('with the hips %s metres high and the knees folded by %s degrees, %s are told to be bent', (hips, _, count) => {
  expect(bentWhereSheStands(loopOf({ ...STILL, ...standing(hips) }))).toHaveLength(count);
});

describe.each(Object.keys(CLIPS) as ShippedMoveId[])('the words of %s', (id) => {
  const shown = MOVE_LEVELS.flatMap((level) => {
    const clip = CLIPS[id][level];
    return typeof clip === 'string' ? [] : [{ level, clip, facts: FACTS[id][level] ?? [] }];
  });

  test.each(shown)('$level are not true of somebody who only stands, with the same things', ({ clip, facts }) => {
    const idle = loopOf({ ...clip, ...standing(0.9) });
    expect(facts.every(({ truths }) => truths.every((holds) => holds(idle)))).toBe(false);
  });
});
