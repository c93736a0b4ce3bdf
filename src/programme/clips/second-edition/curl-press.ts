import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { feet, key, TALL } from '../postures.ts';

const BASE: Pose = { ...TALL, ...feet(0.13) };
const both = (arm: ArmPose, change: Partial<Pose> = {}): Pose => ({
  ...BASE,
  armL: { ...arm, curl: 0.85 },
  armR: { ...arm, curl: 0.85 },
  ...change,
});
const LOW = both({ swing: 2, out: 9, fold: 8, palm: 0, tip: 0 });
const CURLED = both({ swing: 20, out: 10, spin: 4, fold: 138, palm: 0, tip: 0 }, { bend: -2 });
const HALF = both({ swing: 84, out: 48, spin: 20, fold: 112, palm: 50, tip: 0 }, { bend: -2 });
const HIGH = both(
  { swing: 170, out: 11, spin: 0, fold: 8, palm: 60, tip: 0, shoulder: [6, 0] },
  { bend: -1, head: [-2] },
);

/** Shares of the loop: curled, overhead until, shoulders again, down. */
const presses = ([curled, high, until, shoulders, low]: readonly [
  number,
  number,
  number,
  number,
  number,
]): readonly Key[] => [
  key(0, LOW),
  key(curled, CURLED),
  key((curled + high) / 2, HALF),
  key(high, HIGH),
  key(until, HIGH),
  key((until + shoulders) / 2, HALF),
  key(shoulders, CURLED),
  key(low, LOW),
];

const standard: Clip = {
  seconds: 4.4,
  view: { yaw: 36, pitch: 7 },
  still: [0, 0.4],
  held: { kind: 'bottle', at: 'eachHand' },
  fists: true,
  keys: presses([0.18, 0.36, 0.42, 0.7, 0.97]),
};

export const curlPressClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3,
    still: [0, 0.44],
    keys: [key(0, LOW), key(0.4, CURLED), key(0.48, CURLED), key(0.95, LOW)],
  },
  harder: {
    ...standard,
    seconds: 6,
    held: { kind: 'bottle', at: 'eachHand', size: 1.3 },
    still: [0, 0.38],
    keys: presses([0.16, 0.33, 0.4, 0.66, 0.94]),
  },
};
