import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { both, CROSSED, feet, key, TALL } from '../postures.ts';

const BASE: Pose = { ...TALL, ...feet(0.1, 5) };
/** Hips back, back long, knees soft; `share` of the full hinge. */
const hinged = (share: number): Pose => ({
  ...BASE,
  at: [0, 0.9 - 0.06 * share, -0.22 * share],
  tilt: 1 + 70 * share,
  bend: 2,
  head: [-14 * share],
});

const hinge = (share: number, up: Partial<Pose>, down: Partial<Pose>, middle?: Partial<Pose>): readonly Key[] => [
  key(0, BASE, up),
  ...(middle ? [key(0.23, hinged(share * 0.5), middle)] : []),
  key(0.46, hinged(share), down),
  key(0.54, hinged(share), down),
  ...(middle ? [key(0.7, hinged(share * 0.5), middle)] : []),
  key(0.9, BASE, up),
];

const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 64, pitch: 8 },
  still: [0, 0.5],
  keys: hinge(1, CROSSED, CROSSED),
};

/** Hands on the front of the thighs, so far down from the hips. */
const onThighs = (down: number): Partial<Pose> => {
  const arm = (side: 1 | -1): ArmPose => ({
    to: [side * 0.03, -down, 0.1],
    of: side > 0 ? 'thighL' : 'thighR',
    pole: [side * 0.7, 0.2, -1],
    palm: 60,
    tip: 4,
    curl: 0.15,
  });
  return both(arm(1));
};
const UP_HIGH: ArmPose = { swing: 172, out: 6, fold: 5, palm: 0, tip: 0, curl: 0.1, shoulder: [6, 0] };

export const goodMorningsClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: hinge(0.62, onThighs(0.06), onThighs(0.26), onThighs(0.16)),
  },
  harder: {
    ...standard,
    seconds: 3.8,
    view: { yaw: 44, pitch: 10 },
    keys: hinge(0.94, both(UP_HIGH), both(UP_HIGH)),
  },
};
