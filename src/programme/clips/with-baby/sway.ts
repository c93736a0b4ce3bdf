import { SEATED } from '../chair-postures.ts';
import type { Clip, OwnClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { Key, Pose } from '../pose.ts';
import { feet, key, TALL } from '../postures.ts';

/** The left arm under the baby, the right hand behind its head. */
const CRADLE = {
  armL: {
    to: [-0.05, -0.085, 0.245],
    of: 'chest',
    pole: [1, -0.9, 0.1],
    palm: -45,
    tip: 40,
    curl: 0.25,
    shoulder: [0, 12],
  },
  armR: {
    to: [0.015, -0.012, 0.25],
    of: 'chest',
    pole: [-1, -0.9, 0.1],
    palm: -50,
    tip: 44,
    curl: 0.3,
    shoulder: [0, 12],
  },
} as const satisfies Partial<Pose>;
const mirrored = (pose: Pose): Pose => ({ ...flipped(pose), ...CRADLE });
/** Over the left foot, both feet flat; the hips so high. */
const over = (hips: number): Pose => ({
  ...TALL,
  ...feet(0.16, 8),
  ...CRADLE,
  at: [0.11, hips, -0.01],
  lean: -3,
  side: -2,
  tilt: 2,
  bend: 2,
  head: [14, 0, 8],
});
const sways = (there: Pose, between: Pose): readonly Key[] => [
  key(0, there),
  key(0.04, there),
  key(0.25, between),
  key(0.46, mirrored(there)),
  key(0.54, mirrored(there)),
  key(0.75, mirrored(between)),
  key(0.96, there),
];
const standard: Clip = {
  seconds: 6,
  view: { yaw: 16, pitch: 6 },
  props: [{ kind: 'wall', at: [0, -0.3] }],
  still: [0, 0.5],
  held: { kind: 'baby', at: 'chest' },
  keys: sways(over(0.888), { ...over(0.9), at: [0, 0.9, -0.01], lean: 0, side: 0, head: [14] }),
};
/** On the sofa, rocking to her left. */
const SITTING: Pose = { ...SEATED, ...CRADLE, seat: 0.44, at: [0, 0, -0.09], tilt: -16, bend: 8, head: [20] };

/** Slow sway with a baby: the weight goes from side to side. */
export const swayClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 24, pitch: 10 },
    props: [{ kind: 'sofa', at: [0, 0.02] }],
    keys: sways({ ...SITTING, lean: -9, side: 2, head: [20, -3, 6] }, SITTING),
  },
  harder: {
    ...standard,
    keys: sways(over(0.888), { ...over(0.88), at: [0, 0.84, -0.04], lean: 0, side: 0, tilt: 7, head: [12] }),
  },
};
