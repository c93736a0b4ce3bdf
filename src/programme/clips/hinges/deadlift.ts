import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, feet, key, TALL } from '../postures.ts';

/** Both hands on the loop of the bag, arms long; it stays just in front of the legs. */
const carry = (y: number, z: number) => both({ to: [0.06, y, z], pole: 'out back', palm: 70, tip: 0, curl: 0.9 });
const UP: Pose = { ...TALL, ...feet(0.12, 6), ...carry(0.845, 0.2) };
/** Hips far back, knees soft, spine long. */
const DOWN: Pose = { ...UP, at: [0, 0.75, -0.275], tilt: 63, bend: 0, head: [-22], ...carry(0.475, 0.24) };

/** Backpack deadlift: a hinge, the bag close to the legs. */
const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 62, pitch: 8 },
  held: { kind: 'backpack', at: 'hands' },
  still: [0, 0.5],
  keys: [key(0, UP), key(0.46, DOWN), key(0.52, DOWN), key(0.88, UP)],
};
const { held: _, ...empty } = standard;

/** Palms on the front of the thighs, that slide to above the knees. */
const onThigh = (down: number, front: number): Pick<Pose, 'armL' | 'armR'> =>
  both({ of: 'thighL', to: [0.02, -down, front], pole: [1, 0, -0.8], palm: 80, tip: -25, curl: 0.15 });
const SLID: Pose = { ...DOWN, at: [0, 0.79, -0.2], tilt: 50, head: [-16], ...onThigh(0.27, 0.09) };

export const deadliftClips: MoveClips = {
  standard,
  easier: {
    ...empty,
    seconds: 3.4,
    keys: [key(0, UP, onThigh(0.06, 0.1)), key(0.46, SLID), key(0.52, SLID), key(0.9, UP, onThigh(0.06, 0.1))],
  },
  harder: {
    ...standard,
    held: { kind: 'backpack', at: 'hands', size: 1.2 },
    seconds: 6,
    keys: [key(0, UP), key(0.58, DOWN), key(0.66, DOWN), key(0.9, UP)],
  },
};
