import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, foot, key, TALL } from '../postures.ts';

const hang = (swing: number) => both({ swing, out: 5, fold: 6, palm: 40, tip: 0, curl: 0.2 });
/** On the left leg, the right one a hand off the floor. */
const UP: Pose = {
  ...TALL,
  at: [0.07, 0.9, 0],
  lean: -2,
  ...hang(4),
  legL: foot(0.08, 0, 4),
  legR: { swing: -10, fold: 24, tip: -12 },
};
/** Trunk and right leg one line, hips level. */
const DOWN: Pose = {
  ...UP,
  at: [0.06, 0.86, -0.1],
  tilt: 74,
  bend: 0,
  lean: 0,
  head: [-26],
  ...hang(72),
  legR: { swing: -6, fold: 6, tip: -2 },
};

/** Single-leg deadlift: one leg reaches back, the trunk tips as one piece. */
const standard: Clip = {
  seconds: 4,
  view: { yaw: 62, pitch: 9 },
  still: [0, 0.5],
  sided: true,
  keys: [key(0, UP), key(0.46, DOWN), key(0.54, DOWN), key(0.94, UP)],
};

const TOE = { at: [-0.09, -0.34], facing: -2, heel: 42 } as const;
const STOOD: Pose = { ...TALL, at: [0.04, 0.9, -0.02], ...hang(4), legL: foot(0.09, 0, 4), legR: TOE };
const HINGED: Pose = { ...STOOD, at: [0.03, 0.79, -0.2], tilt: 58, bend: 0, head: [-20], ...hang(52) };

const carry = (y: number, z: number) => both({ to: [0.06, y, z], pole: 'out back', palm: 70, tip: 0, curl: 0.9 });

export const singleLegDeadliftClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3.6,
    keys: [key(0, STOOD), key(0.46, HINGED), key(0.54, HINGED), key(0.94, STOOD)],
  },
  harder: {
    ...standard,
    seconds: 4.4,
    held: { kind: 'backpack', at: 'hands' },
    keys: [
      key(0, UP, carry(0.845, 0.2)),
      key(0.48, DOWN, carry(0.5, 0.36)),
      key(0.56, DOWN, carry(0.5, 0.36)),
      key(0.94, UP, carry(0.845, 0.2)),
    ],
  },
};
