/** Poses and key builders of the cardio moves. */
import type { Keyframe, Point, Pose } from './pose.ts';
import { bothSides, facing, foot, key, kneeUp, step, toes } from './pose-builders.ts';
import { GUARD } from './standing-parts.ts';

export const crunch = (up: 'lF' | 'lB', knee: number, bend: number, elbow: Pose): Pose => {
  const left = up === 'lF';
  const hip: Point = [left ? 166 : 154, 157];
  const raised: Pose = left
    ? { lF: kneeUp(hip, -1, knee, bend * -0.16), lB: step(172) }
    : { lB: kneeUp(hip, 1, knee, bend * -0.16), lF: step(148) };
  return {
    hip,
    torso: [0, left ? -bend : bend],
    spine: 1 - bend * 0.014,
    ...raised,
    ...elbow,
    fF: left ? 50 : 90,
    fB: left ? 90 : 50,
  };
};

export const crunchKeys = (knee: number, bend: number, arms: (hit: 0 | 1 | 2) => Pose): readonly Keyframe[] => [
  key(0, facing(12), arms(0), { fF: 90, fB: 90 }),
  key(0.2, crunch('lF', knee, bend, arms(1)), { fB: 90 }),
  key(0.32, crunch('lF', knee, bend, arms(1)), { fB: 90 }),
  key(0.5, facing(12), arms(0), { fF: 90, fB: 90 }),
  key(0.7, crunch('lB', knee, bend, arms(2)), { fF: 90 }),
  key(0.82, crunch('lB', knee, bend, arms(2)), { fF: 90 }),
];

export const jack = (reachOut: number, lift: [number, number]): readonly Keyframe[] =>
  bothSides([
    key(0, { hip: [160, 157], torso: 0, aF: [14, 6], aB: [14, 6], lF: step(149, 0.3, 6), lB: step(171, 0.3) }),
    key(0.25, {
      hip: [160 - reachOut * 0.45, 160],
      torso: -2,
      aF: lift,
      aB: lift,
      lF: step(149 - reachOut, 0.4, 6),
      lB: step(171, 0.3),
    }),
  ]);

export const BOX: Pose = { hip: [146, 163], torso: [6, 6], lF: foot(170), lB: toes(122), fB: 66 };

export const boxKeys = (base: Pose, turn: Pose = {}): readonly Keyframe[] => [
  key(0, base, GUARD),
  key(0.2, base, { torso: [8, 12] }, { aF: [88, 90], aB: [26, 156] }),
  key(0.3, base, turn, { torso: [7, 10], aF: [70, 104], aB: [26, 156] }),
  key(0.5, base, turn, GUARD),
  key(0.7, base, { torso: [8, 12] }, { aF: [14, 148], aB: [88, 90] }),
  key(0.8, base, { torso: [7, 10], aF: [14, 148], aB: [70, 104] }),
];

/** From foot to foot: a wide side step, then the other foot follows behind. `x` = half the way, `up` = hop. */
export const skate = (x: number, y: number, cross: number, up: number): readonly Keyframe[] => {
  const [left, right] = [152 - x, 168 + x];
  const wide: Pose = { hip: [160, 166 + Math.max(0, x - 36) * 0.4], torso: 0, spine: 0.95, aF: [30, 12], aB: [30, 12] };
  return bothSides([
    key(0, {
      hip: [164 - x, y],
      torso: [-8, -14],
      spine: 0.84,
      lF: step(left, 0.35),
      lB: { to: [left - cross, 254], out: 0.6, depth: -30, arc: 10 + up },
      aF: [-16, -50, 1, 0.8],
      aB: [40, 72],
      fF: 90,
      fB: 50,
    }),
    key(0.25, wide, { lF: step(left, 0.3, 12), lB: step(right, 0.3), fF: 90, fB: 90 }),
  ]);
};

/** Step back, drive the knee up, put it down, change legs. */
export const driveKeys = (thigh: number, arms: [Pose, Pose]): readonly Keyframe[] => {
  const back: Pose = { hip: [158, 164], torso: [20, 18], head: 8, ...arms[0] };
  const up: Pose = { hip: [164, 157], torso: [6, 4], ...arms[1] };
  const both: Pose = { hip: [165, 160], torso: [8, 6], aF: [70, 96], aB: [66, 92] };
  return [
    key(0, back, { lF: toes(104), lB: toes(166), fF: 34, fB: 90 }),
    key(0.2, up, { lF: [thigh, thigh - 92], lB: toes(166), fF: thigh - 14, fB: 90 }),
    key(0.35, both, { lF: toes(168), lB: toes(166, 10), fF: 90, fB: 90 }),
    key(0.5, back, { lF: toes(168), lB: toes(104), fF: 90, fB: 34 }),
    key(0.7, up, { lF: toes(168), lB: [thigh, thigh - 92], fF: 90, fB: thigh - 14 }),
    key(0.85, both, { lF: toes(168, 10), lB: toes(166), fF: 90, fB: 90 }),
  ];
};
