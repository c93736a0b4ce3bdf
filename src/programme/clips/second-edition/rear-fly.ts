import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { feet, key, TALL } from '../postures.ts';

const HINGED: Pose = { ...TALL, ...feet(0.12, 6), at: [0, 0.83, -0.2], tilt: 62, bend: 0, head: [-22] };
const both = (pose: Pose, arm: ArmPose, change: Partial<Pose> = {}): Pose => ({
  ...pose,
  armL: { ...arm, curl: 0.85 },
  armR: { ...arm, curl: 0.85 },
  ...change,
});
const LOW = both(HINGED, { swing: 64, out: 4, fold: 12, palm: 0, tip: 0, shoulder: [0, 12] });
const WIDE = both(
  HINGED,
  { swing: 72, out: 84, spin: 0, fold: 14, palm: 30, tip: 0, shoulder: [0, -18] },
  { bend: -4 },
);

const raises = (low: Pose, wide: Pose, up: number, until: number, down: number): readonly Key[] => [
  key(0, low),
  key(up, wide),
  key(until, wide),
  key(down, low),
];

const standard: Clip = {
  seconds: 3.2,
  view: { yaw: 34, pitch: 14 },
  still: [0, 0.45],
  held: { kind: 'bottle', at: 'eachHand' },
  fists: true,
  keys: raises(LOW, WIDE, 0.38, 0.48, 0.95),
};
const STOOD: Pose = { ...TALL, ...feet(0.12) };
const SHUT = both(STOOD, { swing: 84, out: -4, spin: -30, fold: 14, palm: 20, tip: 0, shoulder: [0, 14] }, { bend: 3 });
const OPEN = both(
  STOOD,
  { swing: 84, out: 92, spin: -10, fold: 12, palm: 0, tip: 0, shoulder: [0, -22] },
  { bend: -6, head: [3] },
);
const { held: _, ...empty } = standard;

export const rearFlyClips: MoveClips = {
  standard,
  easier: {
    ...empty,
    seconds: 3,
    keys: raises(SHUT, OPEN, 0.4, 0.52, 0.95),
  },
  harder: {
    ...standard,
    seconds: 5,
    keys: raises(LOW, WIDE, 0.26, 0.66, 0.96),
  },
};
