/** Key builders of the warm-up: marching, swings, rolls and circles. */
import type { Keyframe, Point, Pose } from './pose.ts';
import { foot, frontHips, key, onToes, step, toes } from './pose-builders.ts';

export const marchKeys = (thigh: number, back: number, ahead: number): readonly Keyframe[] => [
  key(0, {
    hip: [152, 157],
    torso: [3, 1],
    aF: [-back, 60],
    aB: [ahead, ahead + 92],
    lF: [thigh, thigh - 80],
    lB: foot(150),
    fF: thigh,
  }),
  key(0.25, { hip: [152, 159], torso: [3, 1], aF: [4, 74], aB: [4, 74], lF: [24, -14], lB: foot(150), fF: 78, fB: 90 }),
  key(0.3, { hip: [152, 159], torso: [3, 1], aF: [6, 76], aB: [2, 72], lF: foot(153), lB: foot(150) }),
  key(0.5, {
    hip: [152, 157],
    torso: [3, 1],
    aF: [ahead, ahead + 92],
    aB: [-back, 60],
    lF: foot(153),
    lB: [thigh, thigh - 80],
    fB: thigh,
  }),
  key(0.75, { hip: [152, 159], torso: [3, 1], aF: [4, 74], aB: [4, 74], lF: foot(153), lB: [24, -14], fB: 78, fF: 90 }),
  key(0.8, { hip: [152, 159], torso: [3, 1], aF: [2, 72], aB: [6, 76], lF: foot(153), lB: foot(150) }),
];

export const heelLift = (lift: number): readonly Keyframe[] => [
  key(0, {
    hip: [152, 158.5],
    torso: [3, 1],
    aF: [-20, 50],
    aB: [26, 100],
    lF: toes(157),
    lB: toes(145),
    fF: lift,
    fB: 90,
  }),
  key(0.5, {
    hip: [152, 158.5],
    torso: [3, 1],
    aF: [26, 100],
    aB: [-20, 50],
    lF: toes(157),
    lB: toes(145),
    fF: 90,
    fB: lift,
  }),
];

export const swing = (back: number, ahead: number, heel = 90): readonly Keyframe[] => {
  const rise = heel < 90 ? 14 : 0;
  return [
    key(0, {
      hip: [152, 160],
      torso: [8, 6],
      aF: [-back, -back + 6],
      aB: [-back + 4, -back + 10],
      ...onToes(150, 90, 148),
    }),
    key(0.5, {
      hip: [153, 158 - rise],
      torso: [0, -3],
      aF: [ahead, ahead + 3],
      aB: [ahead - 5, ahead],
      lF: toes(150),
      lB: toes(148),
      fF: heel,
      fB: heel,
    }),
  ];
};

type Arms = readonly [number, number];

type Rolls = readonly [Keyframe, Keyframe, Keyframe, Keyframe];

/** Shoulders forwards, up, back and down; one pair of arm angles for each quarter. */
export const rolls = (base: Pose, size: number, arms: readonly [Arms, Arms, Arms, Arms]): Rolls => {
  const quarter = (t: number, shoulder: Point, chest: number, head: number, arm: Arms): Keyframe =>
    key(t, base, { torso: [1, chest], head, shoulder, aF: arm, aB: arm });
  return [
    quarter(0, [size * 0.8, 0], 6, 4, arms[0]),
    quarter(0.25, [0, -size], 1, 2, arms[1]),
    quarter(0.5, [-size, 0], -5, -2, arms[2]),
    quarter(0.75, [0, size * 0.3], 1, 1, arms[3]),
  ];
};

export const hipCircle = (rx: number, ry: number): readonly Keyframe[] => {
  const ring: readonly Point[] = [
    [0, ry],
    [rx, 0],
    [0, -ry],
    [-rx, 0],
  ];
  return ring.map(([x, y], i) => {
    const hip: Point = [160 + x, 162 + y];
    return key(i / 4, {
      hip,
      torso: [-x * 0.9, -x * 0.35],
      spine: 1 - (y - ry) * -0.006,
      ...frontHips(hip[0], hip[1]),
      lF: step(138, 0.3),
      lB: step(182, 0.3),
    });
  });
};
