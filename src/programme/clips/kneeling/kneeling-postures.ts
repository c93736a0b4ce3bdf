import { palms, plank } from '../plank-postures.ts';
import type { LegPose, Planted, Pose } from '../pose.ts';
import { both, bothLegs, FOURS } from '../postures.ts';

/** A bent leg whose toes are tucked under: `back` metres from the spot where the knee can rest. */
export const tucked = (side: 1 | -1, back = 0, heel = 62): LegPose & Planted => ({
  at: [side * 0.1, -0.78 - back],
  facing: 0,
  heel,
  pole: 'ahead down',
});

/** On hands and knees with the toes tucked. */
export const TUCKED: Pose = { ...FOURS, ...bothLegs(tucked(1)) };
/** Knees a hand's breadth above the mat. */
export const HOVER: Pose = { ...TUCKED, at: [0, 0.522, -0.27], tilt: 87 };

/** On forearms and knees. */
export const FOREARMS: Pose = {
  ...FOURS,
  at: [0, 0.462, -0.25],
  tilt: 112,
  bend: 2,
  head: [-34],
  ...both({ on: [0.17, 0.207], facing: -6, palm: 88, curl: 0.05 }),
};

const KNEE = { rise: 9, tip: -55 } as const;
/** A plank from the knees. */
export const KNEE_PLANK: Pose = {
  at: [0, 0.3, -0.27],
  tilt: 54,
  head: [-14],
  ...both({ at: [0.225, 0.12], facing: 4, pole: [0.75, 0.1, -1] }),
  legL: { on: [0.09, -0.6], ...KNEE },
  legR: { on: [-0.09, -0.6], ...KNEE },
};

/** The place of the feet in a full plank, in metres. */
export const FEET = -0.95;
/** The place of the hands in a full plank, in metres. */
export const HANDS = 0.36;
/** A full plank. */
export const PLANK: Pose = { ...plank(FEET, 19), ...palms(HANDS) };
