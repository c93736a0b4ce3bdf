import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { FOURS, key } from '../postures.ts';
import { FOREARMS } from './kneeling-postures.ts';

/** Left knee bent, its sole to the ceiling; the back stays flat. */
const UP: Pose = { ...FOURS, at: [-0.025, 0.465, -0.24], legL: { swing: -16, out: 2, fold: 86, tip: 4 } };
const PULSE: Pose = { ...UP, legL: { swing: -2, out: 2, fold: 88, tip: 4 } };
const standard: Clip = {
  seconds: 3,
  view: { yaw: 74, pitch: 12 },
  props: [{ kind: 'mat', at: [0, -0.15] }],
  still: [0, 0.46],
  sided: true,
  keys: [key(0, FOURS), key(0.4, UP), key(0.52, UP), key(0.94, FOURS)],
};
const SMALL: Pose = { ...FOREARMS, legL: { swing: 45, out: 2, fold: 88, tip: 4 } };

/** Donkey kick: back flat, one heel presses up. */
export const donkeyKickClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, FOREARMS), key(0.4, SMALL), key(0.52, SMALL), key(0.94, FOREARMS)],
  },
  harder: {
    ...standard,
    seconds: 4.4,
    still: [0, 0.3],
    keys: [
      key(0, FOURS),
      key(0.26, UP),
      key(0.35, PULSE),
      key(0.43, UP),
      key(0.52, PULSE),
      key(0.6, UP),
      key(0.69, PULSE),
      key(0.77, UP),
      key(0.97, FOURS),
    ],
  },
};
