/** Poses and key builders of push-ups on furniture, rows and presses. */
import type { Keyframe, Pose } from './pose.ts';
import { foot, key, palm, plank } from './pose-builders.ts';

export const push = (
  toeX: number,
  hand: [number, number],
  top: number,
  low: number,
  turn = 90,
): readonly Keyframe[] => [
  key(0, plank(toeX, top), { head: top - 4, aF: palm(hand[0], hand[1], turn), aB: palm(hand[0] - 3, hand[1], turn) }),
  key(0.45, plank(toeX, low), {
    head: low - 4,
    aF: palm(hand[0], hand[1], turn),
    aB: palm(hand[0] - 3, hand[1], turn),
  }),
  key(0.53, plank(toeX, low + 0.5), {
    head: low - 4,
    aF: palm(hand[0], hand[1], turn),
    aB: palm(hand[0] - 3, hand[1], turn),
  }),
];

export const HINGED: Pose = { hip: [122, 172], torso: [58, 56], head: 44, lF: foot(158), lB: foot(128) };

export const rowKeys = (arm: [number, number], other: Pose): readonly Keyframe[] => [
  key(0, HINGED, { aF: [4, 6] }, other),
  key(0.36, HINGED, { aF: arm }, other),
  key(0.46, HINGED, { aF: arm }, other),
];

export const RACK: Pose = { aF: [16, 164], aB: [38, 156] };

export const OVERHEAD: Pose = { aF: [174, 180], aB: [162, 168] };
