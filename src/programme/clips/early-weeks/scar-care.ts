import type { Clip, OwnClips, Prop } from '../clip.ts';
import { foot } from '../floor/floor-postures.ts';
import type { Key, Pose } from '../pose.ts';
import { bothLegs, key } from '../postures.ts';
import { HALF_SITTING, onBelly, PILE } from './early-weeks-postures.ts';

const PROPS: readonly Prop[] = [...PILE, { kind: 'cushion', at: [0, 0.38] }];
/** Half lying, the knees over a cushion, both hands low on the belly: metres up from the hip joints. */
const hands = (x: number, y: number): Pose => ({
  ...HALF_SITTING,
  head: [30],
  ...bothLegs(foot(1, 0.72)),
  armL: onBelly(1, 0.05 + x, y),
  armR: onBelly(-1, 0.05 - x, y),
});
const STEPS = 8;
/** Circles of a radius in metres, two a loop. */
const circles = (radius: number, y: number): readonly Key[] =>
  Array.from({ length: STEPS * 2 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / STEPS;
    return key(i / (STEPS * 2), hands(radius * Math.sin(turn), y + radius * Math.cos(turn)));
  });
const still: Clip = {
  seconds: 10,
  view: { yaw: 10, pitch: 30 },
  near: 'top',
  props: PROPS,
  still: [0, 0.4],
  hold: true,
  keys: [key(0, hands(0, 0.075))],
};
const standard: Clip = {
  ...still,
  seconds: 8,
  held: { kind: 'scar', at: 'hips' },
  still: [0, 0.25],
  keys: circles(0.02, 0.09),
};

/** Touch around the scar: flat hands over clothes, slow circles. */
export const scarCareClips: OwnClips = {
  standard,
  easier: still,
  harder: { ...standard, keys: circles(0.016, 0.06) },
};
