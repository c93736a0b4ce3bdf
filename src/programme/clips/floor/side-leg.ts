import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { MAT_ACROSS, ON_SIDE } from './floor-postures.ts';

const long = (out: number, swing = 0): Pose => ({ ...ON_SIDE, legL: { swing, out, fold: 3, tip: 4 } });
const bent = (out: number): Pose => ({ ...ON_SIDE, legL: { swing: 44, out, fold: 84, tip: -6 } });
const standard: Clip = {
  seconds: 3.2,
  view: { yaw: 12, pitch: 14 },
  props: MAT_ACROSS,
  still: [0, 0.46],
  sided: true,
  keys: [key(0, long(-1)), key(0.38, long(38)), key(0.5, long(38)), key(0.95, long(-1))],
};
const CIRCLES = 5;
const circles = Array.from({ length: CIRCLES * 4 }, (_, i) => {
  const turn = (i * Math.PI) / 2;
  return key(0.2 + (i / (CIRCLES * 4)) * 0.62, long(29 - 12 * Math.cos(turn), 1 + 12 * Math.sin(turn)));
});

/** Side-lying leg raise: toes forward, lifted from the hip. */
export const sideLegClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, bent(-4)), key(0.38, bent(28)), key(0.5, bent(28)), key(0.95, bent(-4))],
  },
  harder: {
    ...standard,
    seconds: 7.4,
    still: [0, 0.42],
    keys: [key(0, long(-1)), ...circles, key(0.82, long(17, 1)), key(0.97, long(-1))],
  },
};
