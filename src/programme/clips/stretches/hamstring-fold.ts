import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both, feet, key, TALL } from '../postures.ts';
import { AIR, BREATH } from './stretches-postures.ts';

const hang = (swing: number): Pick<Pose, 'armL' | 'armR'> => {
  const arm: ArmPose = { swing, out: 4, fold: 10, spin: -10, tip: 6, curl: 0.35 };
  return { armL: arm, armR: arm };
};
const FOLD: Pose = {
  ...TALL,
  ...feet(0.11, 4),
  at: [0, 0.84, -0.12],
  tilt: 90,
  bend: 34,
  low: 0.55,
  head: [14],
  ...hang(128),
};
const SUNK: Pose = { ...FOLD, at: [0, 0.835, -0.1], tilt: 95, bend: 43, head: [24], ...hang(144) };

const standard: Clip = {
  seconds: BREATH,
  view: { yaw: 62, pitch: 9, air: AIR },
  still: [0, 0.8],
  hold: true,
  keys: [key(0, FOLD), key(0.36, FOLD), key(0.74, SUNK), key(0.86, SUNK)],
};

const CHAIR: Pose = {
  ...FOLD,
  at: [0, 0.85, -0.22],
  tilt: 80,
  bend: 2,
  head: [-4],
  ...both({ at: [0.13, 0.45, 0.58], facing: 0, pole: [1, -0.4, -0.3] }),
};
const EASED: Pose = { ...CHAIR, at: [0, 0.835, -0.25], tilt: 88, bend: 0, head: [2] };

/** A hand laid round the outside of the leg, behind the knee. */
const behind = (side: 1 | -1): ArmPose => ({
  to: [side * 0.074, -0.03, -0.08],
  of: side > 0 ? 'shinL' : 'shinR',
  pole: [side, 0.1, 0.9],
  palm: -115,
  tip: 10,
  curl: 0.4,
});
const HELD: Pose = {
  ...SUNK,
  at: [0, 0.82, -0.11],
  tilt: 94,
  bend: 44,
  touch: ['handL', 'shinL'],
  ...both(behind(1)),
};
const CLOSER: Pose = { ...HELD, tilt: 97, bend: 54, head: [34] };

export const hamstringFoldClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: [{ kind: 'chair', at: [0, 0.72], turn: 180 }],
    keys: [key(0, CHAIR), key(0.36, CHAIR), key(0.74, EASED), key(0.86, EASED)],
  },
  harder: {
    ...standard,
    view: { yaw: 112, pitch: 10, air: AIR },
    keys: [
      key(0, HELD),
      key(0.36, HELD),
      key(0.55, HELD, { tilt: 96, bend: 49, head: [30] }),
      key(0.74, CLOSER),
      key(0.86, CLOSER),
    ],
  },
};
