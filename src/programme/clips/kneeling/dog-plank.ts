import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import { COUNTER, lifting, palms, plank, tapping } from '../plank-postures.ts';
import type { Pose } from '../pose.ts';
import { bothLegs, key } from '../postures.ts';
import { FEET, PLANK } from './kneeling-postures.ts';

/** Both feet in their places, the heels up by some degrees. */
const onBalls = (heel: number): Pick<Pose, 'legL' | 'legR'> =>
  bothLegs({ at: [0.1, FEET], facing: 0, heel, pole: 'ahead' });
/** Hips high, arms and back one line, heels low. */
const DOG: Pose = {
  ...PLANK,
  at: [0, 0.68, -0.33],
  tilt: 134,
  bend: 4,
  head: [6],
  ...onBalls(14),
};
/** Hips still high over the way to the plank: where arms, trunk and legs all stay long. */
const ROLLING: Pose = { ...DOG, at: [0, 0.682, -0.24], tilt: 114, head: [-4], ...onBalls(40) };
const standard: Clip = {
  seconds: 5.4,
  view: { yaw: 64, pitch: 12 },
  props: [{ kind: 'mat', at: [0, -0.25] }],
  still: [0, 0.55],
  keys: [key(0, DOG), key(0.1, DOG), key(0.27, ROLLING), key(0.48, PLANK), key(0.6, PLANK), key(0.83, ROLLING)],
};
const TAP: Pose = { ...PLANK, at: [-0.05, PLANK.at[1], PLANK.at[2]], armL: tapping(1) };

const LIFT: Pose = { ...PLANK, at: [-0.035, PLANK.at[1], PLANK.at[2]], armL: lifting(1) };

/* Hands on the counter, whose near edge is 0.8 ahead of the feet. */

const HANDS = palms(0.93, 0.2, COUNTER);
const LEAN = { ...plank(0, 68), ...HANDS, head: [-10] as const };
const feet = (heel: number): Pick<Pose, 'legL' | 'legR'> => ({
  legL: { ...LEAN.legL, heel, pole: 'ahead' },
  legR: { ...LEAN.legR, heel, pole: 'ahead' },
});
const BACK: Pose = { ...LEAN, ...feet(0), at: [0, 0.9, 0.03], tilt: 84, bend: 4, head: [-4] };

/** Down dog to plank. */
export const dogPlankClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 84, pitch: 11 },
    props: [{ kind: 'counter', at: [0, 1.17], turn: 180 }],
    keys: [key(0, BACK), key(0.1, BACK), key(0.48, LEAN), key(0.6, LEAN)],
  },
  harder: {
    ...standard,
    seconds: 8.6,
    still: [0, 0.46],
    keys: [
      key(0, DOG),
      key(0.08, DOG),
      key(0.18, ROLLING),
      key(0.3, PLANK),
      key(0.32, PLANK),
      key(0.375, LIFT),
      key(0.43, TAP),
      key(0.46, TAP),
      key(0.51, LIFT),
      key(0.57, PLANK),
      key(0.63, flipped(LIFT)),
      key(0.685, flipped(TAP)),
      key(0.715, flipped(TAP)),
      key(0.77, flipped(LIFT)),
      key(0.825, PLANK),
      key(0.925, ROLLING),
    ],
  },
};
