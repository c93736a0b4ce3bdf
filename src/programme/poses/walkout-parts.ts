/** Poses and key builders of walkouts and burpees. */
import type { Keyframe, LimbTarget, Pose } from './pose.ts';
import { key, onPalms, onToes, palm, toes } from './pose-builders.ts';

/** Standing at the left end of the mat, ready to walk the hands out. */
export const W_UP: Pose = { hip: [66, 158], torso: [2, 1], aF: [2, 12], ...onToes(64, 90) };

export const FOLD: Pose = {
  hip: [52, 176],
  torso: [118, 140],
  head: 150,
  ...onToes(64, 90),
  ...onPalms(118, 114),
};

export const W_PLANK: Pose = {
  hip: [180, 217],
  torso: [73, 73],
  head: 70,
  ...onToes(64, 17),
  ...onPalms(236, 236),
};

export const W_ONE: Pose = {
  hip: [87, 173],
  torso: [114, 131],
  head: 134,
  ...onToes(64, 70),
  ...onPalms(163, 114),
};

export const W_MID: Pose = {
  hip: [105, 174],
  torso: [120, 132],
  head: 126,
  ...onToes(64, 56),
  ...onPalms(163, 168),
};

export const W_TWO: Pose = {
  hip: [144, 193],
  torso: [103, 113],
  head: 96,
  ...onToes(64, 36),
  ...onPalms(236, 168),
};

/** Hands walk out from the fold to the plank between two phases, one at a time, and back. */
export const walkOut = (from: number, to: number): readonly Keyframe[] => {
  const at = (i: number): number => from + ((to - from) * i) / 4;
  return [
    key(at(0), FOLD, { aF: palm(118, 265, 90, 10) }),
    key(at(1), W_ONE, { aB: palm(114, 265, 90, 10) }),
    key(at(2), W_MID, { aF: palm(163, 265, 90, 10) }),
    key(at(3), W_TWO, { aB: palm(168, 265, 90, 10) }),
    key(at(4), W_PLANK),
  ];
};

export const walkIn = (from: number, to: number): readonly Keyframe[] => {
  const at = (i: number): number => from + ((to - from) * i) / 4;
  return [
    key(at(0), W_PLANK, { aB: palm(236, 265, 90, 10) }),
    key(at(1), W_TWO, { aF: palm(236, 265, 90, 10) }),
    key(at(2), W_MID, { aB: palm(168, 265, 90, 10) }),
    key(at(3), W_ONE, { aF: palm(163, 265, 90, 10) }),
    key(at(4), FOLD),
  ];
};

export const W_LOW: Pose = { ...W_PLANK, hip: [184, 237], torso: [83, 83], head: 76, fF: 10, fB: 10 };

/** The same at a kitchen counter. */
export const AT_COUNTER: Pose = {
  hip: [86, 158],
  torso: [2, 1],
  aF: [2, 12],
  aB: [0, 10],
  ...onToes(84, 90, 83),
};

export const COUNTER_EDGE: Pose = {
  hip: [94, 160],
  torso: [42, 44],
  head: 34,
  ...onPalms(188, 185, 148),
  ...onToes(84, 88, 83),
};

/** One hand further along; `near` tells which. */
export const COUNTER_STEP = (near: boolean): Pose => ({
  hip: [124, 160],
  torso: [36, 37],
  head: 30,
  aF: palm(near ? 216 : 188, 148),
  aB: palm(near ? 185 : 213, 148),
  ...onToes(84, 74, 83),
});

export const COUNTER_PLANK: Pose = {
  hip: [137, 162],
  torso: [31, 31],
  head: 26,
  ...onPalms(216, 213, 148),
  ...onToes(84, 58, 83),
};

export const B_UP: Pose = { hip: [164, 158], torso: [2, 0], ...onToes(162, 90) };

/** Knees wide, one towards the viewer, so that the trunk stays visible. */
const CROUCHED: LimbTarget = { ...toes(162), via: [163, 226] };

export const B_CROUCH: Pose = {
  hip: [134, 199],
  torso: [86, 100],
  head: 80,
  lF: CROUCHED,
  lB: { ...CROUCHED, via: [172, 222] },
  fF: 58,
  fB: 58,
  ...onPalms(215, 212),
};

export const B_PLANK: Pose = {
  hip: [158, 217],
  torso: [73, 73],
  head: 70,
  ...onToes(42, 17),
  ...onPalms(215, 212),
};

const B_STEP: Pose = { hip: [142, 202], torso: [84, 94], head: 74, ...onPalms(215, 212) };

export const burpee = (top: Pose): readonly Keyframe[] => [
  key(0, B_UP, { aF: [2, 12], aB: [2, 12] }),
  key(0.16, B_CROUCH, { lF: { ...CROUCHED, arc: 8 } }),
  key(0.27, B_STEP, { lF: toes(42), lB: { ...CROUCHED, arc: 8 }, fF: 20, fB: 58 }),
  key(0.38, B_PLANK),
  key(0.5, B_PLANK, { lF: toes(42, 8) }),
  key(0.62, B_STEP, { lF: CROUCHED, lB: toes(42, 8), fF: 58, fB: 20 }),
  key(0.72, B_CROUCH),
  key(0.88, top),
];

/** The same with the hands on a sofa, one foot after the other and no reach. */
export const sofaBurpee = (): readonly Keyframe[] => {
  const hands = onPalms(217, 215, 217);
  const bent: Pose = { hip: [130, 180], torso: [67, 71], head: 56, ...onToes(148, 84), ...hands };
  const between: Pose = { hip: [124, 188], torso: [66, 69], head: 56, ...hands };
  const long: Pose = { hip: [128, 196], torso: [57, 58], head: 50, ...onToes(36, 34), ...hands };
  return [
    key(0, { hip: [150, 158], torso: [2, 0], aF: [2, 12], aB: [2, 12], ...onToes(148, 90) }),
    key(0.18, bent, { lF: toes(148, 8) }),
    key(0.3, between, { lF: toes(36), lB: toes(148, 8), fF: 30, fB: 70 }),
    key(0.42, long),
    key(0.52, long, { lF: toes(36, 8) }),
    key(0.64, between, { lF: toes(148), lB: toes(36, 8), fF: 70, fB: 30 }),
    key(0.76, bent),
  ];
};
