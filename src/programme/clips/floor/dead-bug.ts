import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import type { Pose } from '../pose.ts';
import { both, bothLegs, key } from '../postures.ts';

const ARM = { swing: 88, out: 2, fold: 3, palm: 0, tip: 0, curl: 0.15 } as const;
const LEG = { swing: 92, fold: 90, tip: 5 } as const;
const TABLE: Pose = {
  rest: { bone: 'chest', point: [0, 0.12, -0.1] },
  at: [0, 0, -0.36],
  tilt: -93,
  bend: 3,
  head: [12],
  ...both(ARM),
  ...bothLegs(LEG),
};
/** Left arm and right leg low, the back still on the mat. */
const LOWERED: Pose = { ...TABLE, armL: { ...ARM, swing: 166, out: 6 }, legR: { swing: 26, fold: 42, tip: 5 } };
const bug = (low: Pose): Clip['keys'] => bothSides(key(0, TABLE), key(0.22, low), key(0.3, low));
const standard: Clip = {
  seconds: 5.2,
  view: { yaw: -112, pitch: 22, air: 0.06 },
  props: [{ kind: 'mat', at: [0, -0.1] }],
  still: [0, 0.25],
  keys: bug(LOWERED),
};
const RESTING: Pose = { ...TABLE, ...both({ at: [0.27, 0.075], facing: 6, pole: [1, -0.1, 0] }) };
/** The right heel on the mat, the knee as bent as before. */
const TAP: Pose = { ...RESTING, legR: { swing: 37, fold: 90, tip: 20 } };

/** Dead bug: one arm and the other leg lower on the out-breath. */
export const deadBugClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: bothSides(key(0, RESTING), key(0.22, TAP), key(0.28, TAP)),
  },
  harder: {
    ...standard,
    seconds: 7.6,
    keys: bug({ ...LOWERED, armL: { ...ARM, swing: 172, out: 6, spin: 25 }, legR: { swing: 10, fold: 3, tip: 5 } }),
  },
};
