import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { FOURS, key } from '../postures.ts';

/** Left knee out to the side, still bent; the trunk gives a little, the hips stay square. */
const OUT: Pose = {
  ...FOURS,
  at: [-0.005, 0.465, -0.222],
  lean: 13,
  side: -9,
  legL: { swing: 62, out: 46, fold: 88, tip: 2 },
};
const LONG: Pose = { ...OUT, legL: { swing: 10, out: 45, fold: 5, tip: 2 } };
const standard: Clip = {
  seconds: 3,
  view: { yaw: 28, pitch: 14 },
  props: [{ kind: 'mat', at: [0, -0.15] }],
  still: [0, 0.46],
  sided: true,
  keys: [key(0, FOURS), key(0.4, OUT), key(0.52, OUT), key(0.94, FOURS)],
};

/** Fire hydrant: knee to the side, hips square. */
export const fireHydrantClips: MoveClips = {
  standard,
  easier: 'clamshell',
  harder: {
    ...standard,
    seconds: 4.4,
    still: [0, 0.54],
    keys: [
      key(0, FOURS),
      key(0.26, OUT),
      key(0.3, OUT),
      key(0.48, LONG),
      key(0.58, LONG),
      key(0.74, OUT),
      key(0.97, FOURS),
    ],
  },
};
