import { otherLimb } from '../mirror.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { feet, foot, STAND } from '../postures.ts';

/** Higher than the legs reach: the pelvis gives way until the knees are just straight. */
export const TOP = 0.9;
/** The same on the balls of the feet, and how far ahead that is. */
export const RISEN = 0.957;
export const OVER_TOES = 0.085;
/** Standing tall, feet under the hips, knees straight. */
export const TALL: Pose = { ...STAND, at: [0, TOP, 0], tilt: 1, bend: -1 };

type Arms = { readonly armL: ArmPose; readonly armR: ArmPose };
/** The same arm on both sides. */
export const both = (arm: ArmPose): Arms => ({ armL: arm, armR: otherLimb(arm) });

/** Arms long ahead of the shoulders. `lean` = how far the trunk is bowed. */
export const ahead = (swing = 92): Arms => both({ swing, out: 3, fold: 6, palm: 80, tip: -4, curl: 0.08 });
/** Hanging, held by the chest: from here the hands go straight to {@link PRAYER}. */
export const HANG = both({ of: 'chest', to: [0.225, -0.34, 0.07], pole: 'out back', palm: 25, tip: 8 });
/** Hands together in front of the breastbone. */
export const PRAYER = both({
  of: 'chest',
  to: [0.085, 0.12, 0.235],
  pole: [1, -1.1, -0.3],
  palm: 30,
  tip: 4,
  curl: 0.75,
});
/** Hands on the hips. */
export const ON_HIPS = both({
  of: 'pelvis',
  to: [0.2, 0.14, 0.02],
  pole: [1, 0.1, -0.7],
  palm: 60,
  tip: -38,
  curl: 0.55,
});
/** Arms up beside the ears. */
export const UPWARDS = both({ swing: 170, out: 15, fold: 6, palm: 10, tip: 0, curl: 0.1 });
/** Bent arms of a walker: the left one back. */
export const STRIDE: Arms = {
  armL: { swing: -30, out: 10, fold: 62 },
  armR: { swing: 38, out: 4, spin: -8, fold: 84 },
};

/** Both feet stand on their balls, heels up. */
export const onToes = (x: number, heel = 40, out = 8): Pick<Pose, 'legL' | 'legR'> => ({
  legL: { at: [x, 0], facing: out, heel },
  legR: { at: [-x, 0], facing: -out, heel },
});

/** A squat a little wider than the hips. */
export const WIDE = feet(0.17, 14);
export const SQUAT_UP: Pose = { ...TALL, ...WIDE };
export const SQUAT_DOWN: Pose = { ...SQUAT_UP, at: [0, 0.47, -0.27], tilt: 38, bend: 2, head: [-30], ...ahead(122) };
/** On the way up, knees still soft: what comes before the heels rise. */
export const SQUAT_SOFT: Pose = { ...SQUAT_UP, at: [0, 0.845, -0.04], tilt: 7, head: [-4] };
export const SQUAT_HALF: Pose = { ...SQUAT_UP, at: [0, 0.63, -0.22], tilt: 32, bend: 2, head: [-24], ...ahead(112) };

/** A long stride, the left foot in front, on the ball of the right. */
export const LUNGE_DOWN: Pose = {
  at: [0, 0.5, -0.33],
  tilt: 8,
  bend: 1,
  head: [-6],
  ...STRIDE,
  legL: foot(0.1),
  legR: { at: [-0.1, -0.9], facing: 0, heel: 62 },
};
