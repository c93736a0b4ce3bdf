import { flipped } from '../mirror.ts';
import type { ArmPose, Key, LegPose, Pose } from '../pose.ts';
import { feet, foot, key, STAND } from '../postures.ts';

/** Straight and tall, arms loose. */
export const TALL: Pose = { ...STAND, at: [0, 0.9, 0], tilt: 1 };

const onHip = (side: 1 | -1): ArmPose => ({
  to: [side * 0.187, 0.085, 0],
  of: 'pelvis',
  pole: [side, 0.1, -0.9],
  palm: 10,
  tip: -8,
  curl: 0.3,
});
/** Hands on the hips, elbows out. */
export const ON_HIPS = { armL: onHip(1), armR: onHip(-1) };

/** Arms crossed on the chest, each hand at the other shoulder. */
export const CROSSED = {
  armL: { to: [-0.05, 0.13, 0.19], of: 'chest', pole: [1, -1, 0.5], palm: -10, tip: 16, curl: 0.1, shoulder: [0, 14] },
  armR: { to: [0.05, 0.06, 0.155], of: 'chest', pole: [-1, -1, 0.5], palm: -10, tip: 8, curl: 0.1, shoulder: [0, 10] },
} as const satisfies Partial<Pose>;

/** What a march is made of, degrees: how high the thigh comes, and how far the arms swing forwards and back. */
interface March {
  readonly thigh: number;
  readonly knee: number;
  readonly ahead: number;
  readonly back: number;
  readonly elbow: number;
}

const arm = (swing: number, fold: number): ArmPose => ({ swing, out: 7, spin: -10, fold, curl: 0.55 });

/** One knee up and the other, opposite arm and leg; the foot comes down toes first, both feet meet the floor in between. */
export function marching({ thigh, knee, ahead, back, elbow }: March): readonly Key[] {
  const middle = (ahead + back) / 2 - 2;
  const between: Pose = {
    ...TALL,
    at: [0, 0.886, 0],
    armL: arm(middle, elbow * 0.7),
    armR: arm(middle, elbow * 0.7),
    legL: foot(0.085, 0, 5),
    legR: foot(-0.085, 0, -5),
  };
  const over: Pose = {
    ...between,
    at: [-0.04, 0.9, 0.01],
    armL: arm((back + middle) / 2, elbow * 0.8),
    armR: arm((ahead + middle) / 2, elbow * 0.85),
    legL: HOVER,
  };
  const up: Pose = {
    ...between,
    at: [-0.04, 0.9, 0.01],
    twist: 5,
    armL: arm(back, elbow * 0.9),
    armR: arm(ahead, elbow),
    legL: { swing: thigh, out: 1, fold: knee, tip: -8 },
  };
  return [
    key(0, up),
    key(0.17, over),
    key(0.25, between),
    key(0.33, flipped(over)),
    key(0.5, flipped(up)),
    key(0.67, flipped(over)),
    key(0.75, between),
    key(0.83, over),
  ];
}
/** The left foot just over its spot, toes down. */
export const HOVER: LegPose = { at: [0.085, 0.06, 0], facing: 5, heel: 26 };

export { feet, flipped, foot, key };
