import { describe, expect, test } from 'vitest';
import { BODY } from '#programme/clips/body-measures.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import { mirroredClip } from '#programme/clips/mirror.ts';
import type { Pose } from '#programme/clips/pose.ts';
import { B, LIMB_SHAPES } from './bones.ts';
import { massOf } from './checks/check-balance.fixture.ts';
import { atOf, turnOf } from './checks/fault.fixture.ts';
import { compile } from './compile.ts';
import { BREATH, CLOSING_R, FRAME_LENGTH, frameAt } from './frame.ts';
import { LOW, loopOf, STAND } from './rig.fixture.ts';
import { inverse, length, rotate, sub } from './vector.ts';

const SQUAT = loopOf(STAND, LOW);
const squat = compile(SQUAT);
const furthest = (a: Float32Array, b: Float32Array): number =>
  Math.max(...BONES.map((_, bone) => length(sub(atOf(a, bone), atOf(b, bone)))));

describe('a frame', () => {
  test('has 22 bones of seven numbers and three more', () => {
    expect([BONES.length, FRAME_LENGTH, BREATH, CLOSING_R]).toEqual([22, 157, 154, 156]);
  });

  test.each([0.1, 0.3, 0.5, 0.9])('keeps planted feet on their spots at phase %d', (phase) => {
    for (const { arm, upper, side } of LIMB_SHAPES)
      if (!arm)
        expect(length(sub(atOf(frameAt(squat, phase), upper + 2), [side * 0.1, BODY.ankle, 0]))).toBeLessThan(1e-3);
  });

  test('stands with straight knees where the pose does', () => {
    expect(atOf(frameAt(squat, 0), B.pelvis)[1]).toBeGreaterThan(BODY.thigh + BODY.shin + BODY.ankle - 0.006);
  });

  test('has its middle of mass over the feet when standing', () => {
    const [x, y] = massOf(frameAt(squat, 0));
    expect(Math.abs(x)).toBeLessThan(0.005);
    expect(Math.abs(y - 0.56 * BODY.height)).toBeLessThan(0.06);
  });

  test('is the same at both ends of the loop', () => {
    expect(furthest(frameAt(squat, 0), frameAt(squat, 0.999999))).toBeLessThan(1e-3);
  });

  test('changes sides where the clip is mirrored', () => {
    const [mirrored, own] = [frameAt(compile(mirroredClip(SQUAT)), 0.4), frameAt(squat, 0.4)];
    const [x, y, z] = atOf(mirrored, B.handL);
    expect(length(sub([-x, y, z], atOf(own, B.handR)))).toBeLessThan(2e-3);
  });

  test.each([0.2, 0.35])('keeps hands that reach for a bone on it at phase %d', (phase) => {
    const onHips: Pose = { ...STAND, armL: { to: [0.2, 0.1, 0.02], of: 'pelvis', pole: 'out' } };
    const frame = frameAt(compile(loopOf(onHips, { ...onHips, at: [0, 0.6, -0.2], tilt: 25 })), phase);
    const spot = rotate(inverse(turnOf(frame, B.pelvis)), sub(atOf(frame, B.handL), atOf(frame, B.pelvis)));
    expect(length(sub(spot, [0.2, 0.1, 0.02]))).toBeLessThan(2e-3);
  });
});

test.each([0, 0.4, 0.7])('bones stay whole at phase %d', (phase) => {
  const frame = frameAt(squat, phase);
  for (const { upper, lengths } of LIMB_SHAPES)
    expect(length(sub(atOf(frame, upper), atOf(frame, upper + 1)))).toBeCloseTo(lengths[0], 4);
});
