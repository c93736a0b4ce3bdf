import type { ArmPose, Planted, Pose } from '../pose.ts';
import { both } from '../postures.ts';

const FIST = { palm: 10, tip: 0, curl: 1 } as const;
/** Fists by the chin, elbows by the ribs. */
export const GUARD = both({
  to: [0.08, -0.11, 0.168],
  of: 'head',
  pole: [0.25, -1, -0.15],
  ...FIST,
  shoulder: [3, 6],
});
/** A long arm at the height of the shoulder, knuckles ahead; its shoulder comes along. `z` = how far ahead the wrist is. */
export const punch = (side: 1 | -1, z = 0.62): ArmPose => ({
  to: [side * 0.05, -0.13, z],
  of: 'head',
  pole: 'out down',
  palm: 85,
  tip: 0,
  curl: 1,
  shoulder: [2, 14],
});

/** A foot just over the spot on which it lands, so that it comes straight down. */
export const over = (pose: Pose, leg: 'legL' | 'legR', change: Partial<Pose> = {}): Pose => {
  const { at, heel = 0, ...rest } = pose[leg] as Planted;
  return {
    ...pose,
    ...change,
    [leg]: { ...rest, heel: heel > 40 ? heel + 13 : heel, at: [at[0], heel > 40 ? 0.035 : 0.045, at.at(-1) ?? 0] },
  };
};
