import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key } from '../postures.ts';

const FRONT = foot(0.12, 0.46, 4);
const KNEE = { on: [-0.1, -0.36], rise: -1, tip: -70 } as const;
const PALM_R = { at: [-0.16, 0.3], facing: 0, pole: [-1, 0, -0.6] } as const;
/** Low lunge, both hands on the floor inside the left foot. */
const LOW: Pose = {
  at: [-0.01, 0.36, -0.1],
  tilt: 25,
  bend: 60,
  head: [-26],
  armL: { at: [0.27, 0.3], facing: 8, pole: [0.8, 0, -1] },
  armR: PALM_R,
  legL: FRONT,
  legR: KNEE,
};
/** The chest turned to the left leg, the left arm to the ceiling. */
const OPEN: Pose = {
  ...LOW,
  turn: 16,
  bend: 46,
  twist: 48,
  head: [-6, 0, 40],
  armL: { swing: -122, out: 42, fold: 4, palm: 0, tip: 0, curl: 0.1, shoulder: [0, -16] },
};
const HALF: Pose = {
  ...LOW,
  turn: 8,
  bend: 52,
  twist: 26,
  head: [-16, 0, 18],
  armL: { swing: 30, out: 74, fold: 10, palm: 20, curl: 0.1 },
};

/** Low lunge rotation: the chest turns towards the front leg. */
const standard: Clip = {
  seconds: 6.4,
  view: { yaw: 72, pitch: 12 },
  props: [{ kind: 'mat', at: [0, -0.05] }],
  still: [0, 0.5],
  sided: true,
  keys: [key(0, LOW), key(0.04, LOW), key(0.22, HALF), key(0.42, OPEN), key(0.62, OPEN), key(0.82, HALF)],
};

/** Trunk tall over the kneeling lunge, the right hand on the left thigh. */
const TALL: Pose = {
  at: [-0.01, 0.4, -0.14],
  tilt: 14,
  bend: 10,
  head: [-8],
  armL: { swing: 50, out: 14, fold: 16, palm: 40, curl: 0.1 },
  armR: { of: 'thighL', to: [-0.02, -0.3, 0.072], pole: [-1, -0.2, -0.4], palm: 70, tip: -48, curl: 0.2 },
  legL: FRONT,
  legR: KNEE,
};
const TURNED: Pose = {
  ...TALL,
  turn: 6,
  tilt: 10,
  bend: 4,
  twist: 42,
  head: [-4, 0, 30],
  armL: { swing: 8, out: 104, fold: 6, palm: 0, tip: 0, curl: 0.1 },
};
const TURNING: Pose = {
  ...TALL,
  turn: 3,
  tilt: 12,
  bend: 8,
  twist: 20,
  head: [-6, 0, 14],
  armL: { swing: 66, out: 40, fold: 14, palm: 20, curl: 0.1 },
};

/** The back leg long, its knee off the mat, on the ball of the foot. */
const LONG = { at: [-0.1, -1.0], facing: 0, heel: 62, pole: [-0.1, -1, 0.2] } as const;
const off = (pose: Pose): Pose => ({
  ...pose,
  at: [-0.01, 0.43, -0.16],
  tilt: 34,
  bend: (pose.bend ?? 0) - 2,
  legR: LONG,
});

export const lungeRotateClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, TALL), key(0.04, TALL), key(0.22, TURNING), key(0.42, TURNED), key(0.62, TURNED), key(0.82, TURNING)],
  },
  harder: {
    ...standard,
    keys: [
      key(0, off(LOW)),
      key(0.04, off(LOW)),
      key(0.22, off(HALF)),
      key(0.42, off(OPEN)),
      key(0.62, off(OPEN)),
      key(0.82, off(HALF)),
    ],
  },
};
