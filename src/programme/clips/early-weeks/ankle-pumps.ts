import type { Clip, OwnClips, Prop } from '../clip.ts';
import type { Key, LegPose, Pose } from '../pose.ts';
import { both, key } from '../postures.ts';
import { HALF_SITTING, PILE } from './early-weeks-postures.ts';

const PROPS: readonly Prop[] = [...PILE, { kind: 'cushion', at: [0, 0.6] }];
/** Long legs on a cushion, the heels free: how far the toes are up, and the feet turned out; degrees. */
const legs = (tip: number, spin = 8, toes = 0, thigh = 57, knee = 8): Pose => {
  const leg: LegPose = { swing: thigh, out: 7, spin, fold: knee, tip, toes };
  return { ...HALF_SITTING, legL: leg, legR: leg };
};
const UP = 18;
const DOWN = -40;
const PUMPS = 3;
const CIRCLE = 8;
/** In the first half of the loop pumps, in the second half two slow circles. */
const pumps: readonly Key[] = Array.from({ length: PUMPS * 2 }, (_, i) =>
  key(i / (PUMPS * 4), legs(i % 2 === 0 ? UP : DOWN)),
);
const circles: readonly Key[] = Array.from({ length: CIRCLE * 2 }, (_, i) => {
  const turn = (i * 2 * Math.PI) / CIRCLE;
  return key(0.5 + i / (CIRCLE * 4), legs(-11 + 29 * Math.cos(turn), 8 + 15 * Math.sin(turn)));
});
const standard: Clip = {
  seconds: 12,
  view: { yaw: 52, pitch: 14 },
  props: PROPS,
  barefoot: true,
  still: [0, 1 / 12],
  keys: [...pumps, ...circles],
};
/** The hands on the thighs, so that the feet are all that moves. */
const RESTING = both({ of: 'pelvis', to: [0.15, -0.16, 0.13], pole: 'out', palm: 30, tip: 6, curl: 0.12 });

/** Ankle pumps and circles: both feet work like pedals. */
export const anklePumpsClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    seconds: 4,
    view: { yaw: 20, pitch: 17 },
    still: [0, 0.4],
    hold: true,
    keys: [
      key(0, legs(3, 8, 40), RESTING),
      key(0.36, legs(-6, 8, -45), RESTING),
      key(0.52, legs(-6, 8, -45), RESTING),
      key(0.88, legs(3, 8, 40), RESTING),
    ],
  },
  harder: {
    ...standard,
    seconds: 4,
    still: [0, 0.42],
    keys: [
      key(0, legs(-22, 8, 0, 61, 17)),
      key(0.34, legs(UP, 8, 0, 55, 4)),
      key(0.6, legs(UP, 8, 0, 55, 4)),
      key(0.94, legs(-22, 8, 0, 61, 17)),
    ],
  },
};
