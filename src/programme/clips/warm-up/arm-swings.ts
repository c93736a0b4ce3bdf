import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { bothLegs, feet, key, TALL } from '../postures.ts';

const BASE: Pose = { ...TALL, ...feet(0.12) };
/** Arms crossed before the ribs, the left one on top. */
const closed = (height: number, over: number): Pose => ({
  ...BASE,
  bend: 4,
  head: [-2],
  armL: { swing: height + over, out: -26, spin: -62, fold: 32, palm: 10, tip: 4, curl: 0.2, shoulder: [0, 16] },
  armR: { swing: height - over, out: -26, spin: -62, fold: 32, palm: 10, tip: 4, curl: 0.2, shoulder: [0, 16] },
});
const open = (swing: number, out: number, rise = 0): Pose => {
  const arm = { swing, out, spin: -30, fold: 8, palm: 0, tip: -2, curl: 0.15, shoulder: [0, -14] } as const;
  const legs = rise ? bothLegs({ at: [0.12, 0], facing: 8, heel: rise }) : {};
  return { ...BASE, at: [0, rise ? 0.985 : 0.9, rise ? 0.06 : 0], bend: -5, head: [3], armL: arm, armR: arm, ...legs };
};

const swings = (shut: Pose, wide: Pose) => bothSides(key(0, shut), key(0.22, wide), key(0.28, wide));

const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 14, pitch: 10 },
  still: [0, 0.25],
  keys: swings(closed(80, 8), open(84, 88)),
};

export const armSwingsClips: MoveClips = {
  standard,
  easier: { ...standard, keys: swings(closed(48, 8), open(34, 50)) },
  harder: {
    ...standard,
    view: { yaw: 34, pitch: 10 },
    keys: swings(closed(84, 8), open(88, 94, 40)),
  },
};
