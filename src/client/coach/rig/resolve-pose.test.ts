import { describe, expect, test } from 'vitest';
import { BODY } from '#programme/clips/body-measures.ts';
import type { Pose } from '#programme/clips/pose.ts';
import { direction } from './limb-channels.ts';
import { resolvedPose } from './resolve-pose.ts';
import { KNEELING } from './rig.fixture.ts';
import { BACK, nearest, trunkOf } from './spine.ts';

const heightOf = (pose: Pose, part: 'pelvis' | 'chest' | 'head'): number =>
  nearest(trunkOf(pose), BACK[part], [0, 1, 0]) + pose.at[1];

describe('the words of a pose', () => {
  test.each(['pelvis', 'chest', 'head'] as const)('lying on the back, the %s is on the ground', (part) => {
    expect(Math.abs(heightOf(resolvedPose({ at: [0, 0, 0], lie: 'back' }), part) + 0.008)).toBeLessThan(2e-3);
  });

  test('sitting, the seat is pressed into the chair a little', () => {
    expect(heightOf(resolvedPose({ at: [0, 0, 0], seat: 0.45 }), 'pelvis')).toBeCloseTo(0.45 - 0.016, 6);
  });

  test('hips over knees stand a thigh above them', () => {
    expect(resolvedPose(KNEELING).at[1]).toBeCloseTo(BODY.kneeRest + BODY.thigh, 6);
    expect(resolvedPose(KNEELING).at[2]).toBeCloseTo(0.2, 6);
  });

  test.each([
    { pole: 'out', side: -1, turn: 0, axis: 0, value: -1 },
    { pole: 'in', side: -1, turn: 0, axis: 0, value: 1 },
    { pole: 'ahead', side: 1, turn: 90, axis: 0, value: 1 },
    { pole: 'up', side: 1, turn: 90, axis: 1, value: 1 },
  ] as const)('$pole follows side $side and heading $turn', ({ pole, side, turn, axis, value }) => {
    expect(direction(pole, side, turn)[axis]).toBeCloseTo(value, 6);
  });
});
