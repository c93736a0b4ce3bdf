import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key, STAND } from '../postures.ts';

/** On the right forearm and the right knee, shins back, top arm to the ceiling. */
const LIFTED: Pose = {
  at: [0.03, 0.302, 0],
  lean: 65,
  side: -4,
  head: [0, -8],
  armL: { swing: 4, out: 108, fold: 4, palm: 30, tip: 0, curl: 0.1 },
  armR: { on: [-0.4, 0.0], facing: 0, palm: 90, curl: 0.05 },
  legL: { out: -7, swing: 4, fold: 84, tip: -40 },
  legR: { on: [0.41, 0.02], facing: 0, tip: -40 },
};
const standard: Clip = {
  seconds: 6,
  hold: true,
  view: { yaw: 40, pitch: 18 },
  props: [{ kind: 'mat', at: [0, -0.1], turn: 90 }],
  still: [0, 0.4],
  sided: true,
  keys: [key(0, LIFTED)],
};
const TOP_LEG: Pose = { ...LIFTED, legL: { out: 38, swing: 0, fold: 3, tip: 4 } };

/** The right forearm on a wall, the body one long leaning line. */
const LEANING: Pose = {
  ...STAND,
  legL: foot(0.2, 0, 4),
  legR: foot(0.06, 0, -4),
  at: [-0.17, 0.9, 0],
  leans: true,
  tilt: 0,
  lean: 14,
  side: 8,
  head: [0, -4],
  armL: { to: [0.19, 0.1, 0.02], of: 'pelvis', pole: 'out back', palm: 60, tip: 30, curl: 0.25 },
  armR: { to: [-0.725, 1.4, 0.06], pole: [-1, -0.7, 0], palm: 0, tip: -8, curl: 0.05, shoulder: [-4, 0] },
};

/** Side plank from the knees: hips up, the floor pushed away. */
export const sidePlankClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 24, pitch: 8 },
    props: [{ kind: 'wall', at: [-0.765, 0], turn: 90 }],
    keys: [key(0, LEANING)],
  },
  harder: { ...standard, keys: [key(0, TOP_LEG)] },
};
