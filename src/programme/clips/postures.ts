import { STANDING } from './body.ts';
import type { Key, LegPose, Planted, Pose } from './pose.ts';

/** A key: a posture at a time, with what differs from it. */
export const key = (t: number, pose: Pose, change: Partial<Pose> = {}): Key => ({ ...pose, ...change, t });

/** A foot flat on the floor, `x` metres to her left, turned out by `facing` degrees. */
export const foot = (x: number, z = 0, facing = Math.sign(x) * 8): Planted => ({ at: [x, z], facing });

/** Legs of a stance `width` metres to each side. */
export const feet = (width: number, out = 8): { legL: LegPose; legR: LegPose } => ({
  legL: foot(width, 0, out),
  legR: foot(-width, 0, -out),
});

/** Arms that hang. */
export const HANGING = { swing: 2, out: 9, spin: -12, fold: 14 } as const;

/** Standing tall, feet under the hips. */
export const STAND: Pose = { at: [0, STANDING, 0], tilt: 3, armL: HANGING, armR: HANGING, ...feet(0.11) };

const KNEE = { rise: -1, tip: -72 } as const;
/** On hands and knees: wrists under shoulders, knees under hips, back flat. */
export const FOURS: Pose = {
  at: [0, 0.462, -0.24],
  tilt: 82,
  bend: -2,
  head: [-30],
  armL: { at: [0.175, 0.235], pole: [0.5, 0, -1] },
  armR: { at: [-0.175, 0.235], pole: [-0.5, 0, -1] },
  legL: { on: [0.1, -0.25], ...KNEE },
  legR: { on: [-0.1, -0.25], ...KNEE },
};
