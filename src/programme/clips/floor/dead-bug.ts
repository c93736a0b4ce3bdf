import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { key } from '../postures.ts';

const ARM = { swing: 88, out: 2, fold: 3, palm: 0, tip: 0, curl: 0.15 } as const;
const LEG = { swing: 92, fold: 90, tip: 5 } as const;
const TABLE: Pose = {
  rest: { bone: 'chest', point: [0, 0.12, -0.1] },
  at: [0, 0, -0.36],
  tilt: -93,
  bend: 3,
  head: [12],
  armL: ARM,
  armR: ARM,
  legL: LEG,
  legR: LEG,
};
/** Left arm and right leg low, the back still on the mat. */
const LOWERED: Pose = { ...TABLE, armL: { ...ARM, swing: 166, out: 6 }, legR: { swing: 26, fold: 42, tip: 5 } };
const bug = (low: Pose): Clip['keys'] => [
  key(0, TABLE),
  key(0.22, low),
  key(0.3, low),
  key(0.5, TABLE),
  key(0.72, flipped(low)),
  key(0.8, flipped(low)),
];
const standard: Clip = {
  seconds: 5.2,
  view: { yaw: -112, pitch: 22, air: 0.06 },
  props: [{ kind: 'mat', at: [0, -0.1] }],
  still: [0, 0.25],
  keys: bug(LOWERED),
};
const rest = (side: 1 | -1): ArmPose => ({ at: [side * 0.27, 0.075], facing: side * 6, pole: [side, -0.1, 0] });
const RESTING: Pose = { ...TABLE, armL: rest(1), armR: rest(-1) };
/** The right heel on the mat, the knee as bent as before. */
const TAP: Pose = { ...RESTING, legR: { swing: 37, fold: 90, tip: 20 } };

/** Dead bug: one arm and the other leg lower on the out-breath. */
export const deadBugClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [
      key(0, RESTING),
      key(0.22, TAP),
      key(0.28, TAP),
      key(0.5, RESTING),
      key(0.72, flipped(TAP)),
      key(0.78, flipped(TAP)),
    ],
  },
  harder: {
    ...standard,
    seconds: 7.6,
    keys: bug({ ...LOWERED, armL: { ...ARM, swing: 172, out: 6, spin: 25 }, legR: { swing: 10, fold: 3, tip: 5 } }),
  },
};
