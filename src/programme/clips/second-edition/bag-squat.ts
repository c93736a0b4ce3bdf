import type { Clip, MoveClips } from '../clip.ts';
import type { Key, Pose } from '../pose.ts';
import { CROSSED, feet, key, TALL } from '../postures.ts';

const WIDE = feet(0.2, 16);
const HUG = {
  armL: {
    to: [-0.035, 0.12, 0.315],
    of: 'chest',
    pole: [1, -0.8, 0.2],
    palm: -55,
    tip: 46,
    curl: 0.2,
    shoulder: [0, 14],
  },
  armR: {
    to: [0.06, -0.015, 0.3],
    of: 'chest',
    pole: [-1, -0.8, 0.2],
    palm: -55,
    tip: 46,
    curl: 0.2,
    shoulder: [0, 14],
  },
} as const satisfies Partial<Pose>;
const UP: Pose = { ...TALL, bend: 0, ...WIDE };
const DOWN: Pose = { ...UP, at: [0, 0.5, -0.22], tilt: 28, bend: 3, head: [-20] };

const squats = (arms: Partial<Pose>, low: Partial<Pose>, down: number, held: number, up: number): readonly Key[] => [
  key(0, UP, arms),
  key(down, DOWN, { ...low, ...arms }),
  key(held, DOWN, { ...low, ...arms }),
  key(up, UP, arms),
];

const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 48, pitch: 8 },
  still: [0, 0.5],
  held: { kind: 'backpack', at: 'chest' },
  keys: squats(HUG, {}, 0.46, 0.53, 0.9),
};
const { held: _, ...empty } = standard;

export const bagSquatClips: MoveClips = {
  standard,
  easier: {
    ...empty,
    keys: squats(CROSSED, { at: [0, 0.62, -0.2], tilt: 25 }, 0.46, 0.52, 0.9),
  },
  harder: {
    ...standard,
    seconds: 6.8,
    still: [0, 0.6],
    keys: squats(HUG, { at: [0, 0.44, -0.21], tilt: 30, head: [-22] }, 0.5, 0.72, 0.93),
  },
};
