import type { Clip, MoveClips } from '../clip.ts';
import type { Key, Pose } from '../pose.ts';
import { feet, foot, key, ON_HIPS, TALL } from '../postures.ts';

/** The hips on a level circle over still feet; shoulders and head stay over the feet. */
function circle(radius: number, height: number): readonly Key[] {
  return Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    const [x, z] = [Math.sin(a), Math.cos(a)];
    const degrees = radius * 165;
    const pose: Pose = {
      ...TALL,
      ...ON_HIPS,
      ...feet(0.15, 10),
      at: [x * radius, height, z * radius - 0.01],
      tilt: 4 - z * degrees,
      lean: x * degrees * 0.6,
      side: x * degrees * 0.7,
      bend: z * degrees * 0.2,
      head: [z * degrees * 0.5 - 2, -x * degrees * 0.8],
    };
    return key(i / 8, pose);
  });
}

const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 28, pitch: 12 },
  still: [0.25, 0.75],
  keys: circle(0.12, 0.855),
};

const ON_RIGHT: Pose = {
  ...TALL,
  ...ON_HIPS,
  at: [-0.055, 0.908, 0],
  head: [-1],
  legL: foot(0.1, 0, 6),
  legR: foot(-0.09, 0, -6),
};
const KNEE_UP: Pose = {
  ...ON_RIGHT,
  at: [-0.063, 0.908, 0.016],
  tilt: -1,
  legL: { swing: 88, out: 4, fold: 92, tip: -6 },
};
const OPENED: Pose = { ...KNEE_UP, turn: 6, lean: 4, legL: { swing: 84, out: 46, spin: 8, fold: 92, tip: -8 } };
const OVER: Pose = { ...ON_RIGHT, at: [-0.06, 0.908, 0.004], legL: { at: [0.1, 0.06, 0], facing: 6, heel: 26 } };
const LOWERED: Pose = {
  ...ON_RIGHT,
  at: [-0.06, 0.9, 0.01],
  lean: 1,
  legL: { swing: 26, out: 30, spin: 14, fold: 62, tip: -12 },
};

export const hipCirclesClips: MoveClips = {
  standard,
  easier: { ...standard, keys: circle(0.055, 0.88) },
  harder: {
    ...standard,
    view: { yaw: -18, pitch: 8 },
    seconds: 3.6,
    still: [0, 0.52],
    sided: true,
    keys: [
      key(0, ON_RIGHT, { at: [-0.02, 0.9, 0] }),
      key(0.1, OVER),
      key(0.28, KNEE_UP),
      key(0.52, OPENED),
      key(0.7, LOWERED),
      key(0.84, OVER),
      key(0.96, ON_RIGHT, { at: [-0.02, 0.9, 0] }),
    ],
  },
};
