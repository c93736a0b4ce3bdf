import type { Clip, OwnClips } from '../clip.ts';
import { key } from '../postures.ts';
import { ON_LEFT_LEG, ON_WALL, WALL } from './way-back-postures.ts';

const standard: Clip = {
  seconds: 5,
  view: { yaw: -42, pitch: 7 },
  props: WALL,
  still: [0, 0.5],
  sided: true,
  hold: true,
  keys: [key(0, ON_LEFT_LEG), key(0.5, ON_LEFT_LEG, { at: [0.079, 0.89, 0.004], lean: 0.6 })],
};
const TOUCHING = { ...ON_LEFT_LEG, armL: ON_WALL };

/** One-leg balance: the hips stay level. */
export const singleLegBalanceClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, TOUCHING), key(0.5, TOUCHING, { at: [0.077, 0.89, 0.002], lean: 0.3 })],
  },
  harder: {
    ...standard,
    seconds: 8,
    still: [0, 0.25],
    keys: [
      key(0, ON_LEFT_LEG),
      key(0.2, ON_LEFT_LEG, { head: [0, 0, 48] }),
      key(0.3, ON_LEFT_LEG, { head: [0, 0, 48] }),
      key(0.5, ON_LEFT_LEG),
      key(0.7, ON_LEFT_LEG, { head: [0, 0, -48] }),
      key(0.8, ON_LEFT_LEG, { head: [0, 0, -48] }),
    ],
  },
};
