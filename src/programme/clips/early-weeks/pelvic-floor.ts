import type { Clip, OwnClips } from '../clip.ts';
import { FLAT, foot, MAT } from '../floor/floor-postures.ts';
import type { Pose } from '../pose.ts';
import { bothLegs, key, TALL } from '../postures.ts';
import { onBelly } from './early-weeks-postures.ts';

const LYING: Pose = { ...FLAT, armL: onBelly(1, 0.035, 0.05) };
/** Only her breath moves her: that stillness is what is shown. */
const standard: Clip = {
  seconds: 10,
  view: { yaw: 56, pitch: 26 },
  props: MAT,
  held: { kind: 'arrow', at: 'hips' },
  still: [0, 0.4],
  hold: true,
  keys: [key(0, LYING)],
};
const PROPPED: Pose = { ...LYING, ...bothLegs(foot(1, 0.78)) };
const STANDING: Pose = { ...TALL, armR: onBelly(-1, 0.035, 0.05), bend: 0 };

/** Pelvic floor squeeze: nothing of it is seen but the breath and a quiet face. */
export const pelvicFloorClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    props: [...MAT, { kind: 'cushion', at: [0, 0.4] }],
    keys: [key(0, PROPPED)],
  },
  harder: { ...standard, view: { yaw: 32, pitch: 6 }, props: [], keys: [key(0, STANDING)] },
};
