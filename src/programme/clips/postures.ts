import { STANDING } from './body-measures.ts';
import type { Prop } from './clip.ts';
import { otherLimb } from './mirror.ts';
import type { ArmPose, Key, LegPose, Planted, Pose } from './pose.ts';

/** A key: a posture at a time, with what differs from it. */
export const key = (t: number, pose: Pose, change: Partial<Pose> = {}): Key => ({ ...pose, ...change, t });

/** A foot flat on the floor, `x` metres to her left, turned out by `facing` degrees. */
export const foot = (x: number, z = 0, facing = Math.sign(x) * 8): Planted => ({ at: [x, z], facing });

/** The legs of a stance, `width` metres to each side, turned out by `out` degrees. */
export const feet = (width: number, out = 8): { readonly legL: LegPose; readonly legR: LegPose } => ({
  legL: foot(width, 0, out),
  legR: foot(-width, 0, -out),
});

/** An arm that hangs. */
export const HANGING = { swing: 2, out: 9, spin: -12, fold: 14 } as const;

/** Standing tall, feet under the hips. */
export const STAND: Pose = { at: [0, STANDING, 0], tilt: 3, armL: HANGING, armR: HANGING, ...feet(0.11) };

/**
 * Standing tall, feet under the hips, knees straight: `at` is higher than they reach, and the pelvis comes down to it.
 */
export const TALL: Pose = { ...STAND, at: [0, 0.9, 0], tilt: 1, bend: -1 };

/** The left foot just over its spot, toes down. */
export const OVER_SPOT: LegPose = { at: [0.085, 0.06, 0], facing: 5, heel: 26 };

/** The two arms of a pose. */
export type Arms = Required<Pick<Pose, 'armL' | 'armR'>>;
/** The same arm on both sides. */
export const both = (arm: ArmPose): Arms => ({ armL: arm, armR: otherLimb(arm) });
/** The same leg on both sides. */
export const bothLegs = (leg: LegPose): Required<Pick<Pose, 'legL' | 'legR'>> => ({ legL: leg, legR: otherLimb(leg) });
/** Hands on the hips. */
export const ON_HIPS = both({
  of: 'pelvis',
  to: [0.2, 0.14, 0.02],
  pole: [1, 0.1, -0.7],
  palm: 60,
  tip: -38,
  curl: 0.55,
});
/** Hands together in front of the breastbone. */
export const HANDS_TOGETHER = both({
  of: 'chest',
  to: [0.085, 0.12, 0.235],
  pole: [1, -1.1, -0.3],
  palm: 30,
  tip: 4,
  curl: 0.75,
});
/** Hanging, held by the chest: from here the hands go straight to {@link HANDS_TOGETHER}. */
export const HANG = both({ of: 'chest', to: [0.225, -0.34, 0.07], pole: 'out back', palm: 25, tip: 8 });
/** Both hands on the back of a chair in front, `z` metres ahead; the middle of the seat is 0.238 further. */
export const onChairBack = (z: number): Arms =>
  both({ at: [0.14, 0.862, z], facing: 0, curl: 0.5, pole: [0.5, -1, -0.6] });
/** A chair beside her, its back to her. */
export const CHAIR_BESIDE: readonly Prop[] = [{ kind: 'chair', at: [-0.768, 0.02], turn: -90 }];
/** The right hand on {@link CHAIR_BESIDE}, the left on the hip. */
export const HAND_ON_CHAIR: Arms = {
  armL: ON_HIPS.armL,
  armR: { at: [-0.53, 0.862, 0.02], facing: -90, curl: 0.5, pole: [-0.4, -0.6, -1] },
};
/** Arms crossed on the chest, each hand at the other shoulder. */
export const CROSSED = {
  armL: { to: [-0.05, 0.13, 0.19], of: 'chest', pole: [1, -1, 0.5], palm: -10, tip: 16, curl: 0.1, shoulder: [0, 14] },
  armR: { to: [0.05, 0.06, 0.155], of: 'chest', pole: [-1, -1, 0.5], palm: -10, tip: 8, curl: 0.1, shoulder: [0, 10] },
} as const satisfies Partial<Pose>;
/** Arms long ahead of the shoulders, lifted by `swing` degrees; more than 90 where the trunk is bowed. */
export const ahead = (swing = 92): Arms => both({ swing, out: 3, fold: 6, palm: 80, tip: -4, curl: 0.08 });

/** The legs of a squat, a little wider than the hips. */
export const WIDE = feet(0.17, 14);
/** A squat at its start, tall. */
export const SQUAT_UP: Pose = { ...TALL, ...WIDE };
/** A squat at its lowest. */
export const SQUAT_DOWN: Pose = { ...SQUAT_UP, at: [0, 0.47, -0.27], tilt: 38, bend: 2, head: [-30], ...ahead(122) };
/** A squat half way down. */
export const SQUAT_HALF: Pose = { ...SQUAT_UP, at: [0, 0.63, -0.22], tilt: 32, bend: 2, head: [-24], ...ahead(112) };

const KNEE = { rise: -1, tip: -72 } as const;
/** On hands and knees: wrists under shoulders, knees under hips, back flat. */
export const FOURS: Pose & Arms = {
  at: [0, 0.462, -0.24],
  tilt: 82,
  bend: -2,
  head: [-30],
  ...both({ at: [0.175, 0.235], pole: [0.5, 0, -1] }),
  legL: { on: [0.1, -0.25], ...KNEE },
  legR: { on: [-0.1, -0.25], ...KNEE },
};
