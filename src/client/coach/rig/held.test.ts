import { expect, test } from 'vitest';
import type { Clip } from '#programme/clips/clip.ts';
import { mirroredClip } from '#programme/clips/mirror.ts';
import { B } from './bones.ts';
import { atOf } from './checks/fault.fixture.ts';
import { compile } from './compile.ts';
import { CLOSING_L, frameAt } from './frame.ts';
import { carriedAt } from './held.ts';
import { LOW, loopOf, STAND } from './rig.fixture.ts';
import { length, sub } from './vector.ts';

const SQUAT = loopOf(STAND, LOW);

test('a bottle is in each closed hand', () => {
  const held: Clip = { ...SQUAT, held: { kind: 'bottle', at: 'eachHand' } };
  const frame = frameAt(compile(held), 0.3);
  const things = carriedAt(held, frame);
  expect(things).toHaveLength(2);
  for (const [i, { at }] of things.entries())
    expect(length(sub(at, atOf(frame, i === 0 ? B.handL : B.handR)))).toBeLessThan(0.1);
  expect(frame[CLOSING_L]).toBeGreaterThan(0.7);
});

test('what is in the left hand is in the right one of the mirrored clip', () => {
  expect(mirroredClip({ ...SQUAT, held: { kind: 'bottle', at: 'handL' } }).held?.at).toBe('handR');
});
