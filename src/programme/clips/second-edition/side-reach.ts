import type { Clip, MoveClips } from '../clip.ts';
import { bothSides, flipped } from '../mirror.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { both, foot, key, ON_HIPS, TALL } from '../postures.ts';

const STEP = { step: 0.06 } as const;
const LOW: ArmPose = { swing: 10, out: 14, spin: -10, fold: 24, curl: 0.25 };
const HOME: Pose = {
  ...TALL,
  ...both(LOW),
  legL: { ...foot(0.06, 0, 5), ...STEP },
  legR: { ...foot(-0.06, 0, -5), ...STEP },
};

/** A step to her left; the right arm reaches up and across to that side. */
function reaches(wide: number, low: number, over: number): readonly Key[] {
  const reached: Pose = {
    ...HOME,
    at: [wide * 0.62, low, -0.03],
    tilt: 4,
    lean: -over * 0.35,
    side: -over * 1.2,
    twist: 8,
    head: [-4, -4, 4],
    armL: ON_HIPS.armL,
    armR: { swing: 173, out: -9, spin: -20, fold: 8, palm: 20, tip: 0, curl: 0.1, shoulder: [10, 6] },
    legL: { ...foot(wide, 0, 14), ...STEP },
    legR: { at: [-0.06, 0], facing: -5, heel: 18 },
  };
  /** Half way out, and half way home: the arm passes in front of the shoulder. */
  const pass = (x: number): Pose => ({
    ...HOME,
    at: [wide * 0.3, (low + 0.9) / 2 + 0.02, -0.03],
    tilt: 2,
    side: -over * 0.4,
    armL: ON_HIPS.armL,
    armR: { swing: 78, out: 44, spin: -16, fold: 26, palm: 20, tip: 0, curl: 0.15, shoulder: [2, 6] },
    legL: { at: [x, 0.09, 0], facing: 10 },
    legR: { at: [-0.06, 0], facing: -5, heel: 8 },
  });
  const half = (a: Pose, b: Pose, c: Pose, d: Pose, t: number): Key[] => [
    key(t, a),
    key(t + 0.1, b),
    key(t + 0.21, c),
    key(t + 0.28, c),
    key(t + 0.39, d),
  ];
  const [out, home] = [pass(wide * 0.62), pass(wide * 0.46)];
  return [
    ...half(HOME, out, reached, home, 0),
    ...half(flipped(HOME), flipped(out), flipped(reached), flipped(home), 0.5),
  ];
}

const standard: Clip = {
  seconds: 2.6,
  view: { yaw: 16, pitch: 7 },
  still: [0, 0.24],
  keys: reaches(0.44, 0.83, 16),
};

const SHOULDER_HIGH: ArmPose = { swing: 30, out: 84, fold: 8, palm: 60, tip: 0, curl: 0.1 };
const TAP: Pose = {
  ...HOME,
  at: [-0.045, 0.885, 0],
  ...both(SHOULDER_HIGH),
  legL: { at: [0.36, 0], facing: 12, heel: 22, ...STEP },
};

export const sideReachClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2.4,
    keys: bothSides(key(0, HOME), key(0.22, TAP), key(0.28, TAP)),
  },
  harder: {
    ...standard,
    seconds: 3.4,
    keys: reaches(0.6, 0.73, 26),
  },
};
