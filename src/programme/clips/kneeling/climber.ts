import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import { palms, plank, SOFA } from '../plank-postures.ts';
import type { Pose } from '../pose.ts';
import { bothLegs, key } from '../postures.ts';
import { PLANK } from './kneeling-postures.ts';

/** The left knee under the chest, the hips a little higher so that it passes. */
const IN: Pose = {
  ...PLANK,
  at: [0, 0.46, -0.05],
  tilt: 78,
  bend: 10,
  head: [-16],
  legL: { swing: 122, out: 2, fold: 118, tip: -28 },
};
const PASS: Pose = {
  ...PLANK,
  at: [0, 0.472, -0.04],
  tilt: 78,
  bend: 6,
  head: [-16],
  legL: { swing: 66, out: 2, fold: 92, tip: -40 },
};
const standard: Clip = {
  seconds: 4.6,
  view: { yaw: 62, pitch: 12 },
  props: [{ kind: 'mat', at: [0, -0.3] }],
  still: [0, 0.24],
  keys: bothSides(key(0, PLANK), key(0.11, PASS), key(0.22, IN), key(0.28, IN), key(0.39, PASS)),
};

/* Hands on the sofa, whose front edge is at 0.54. */

const line = plank(-0.69, 41);
const LONG: Pose = {
  ...line,
  ...palms(0.64, 0.19, SOFA),
  legL: { ...line.legL, step: 0.08 },
  legR: { ...line.legR, step: 0.08 },
};
const [x, y, z] = LONG.at;
const STEPPED: Pose = {
  ...LONG,
  at: [x, y + 0.01, z - 0.01],
  bend: 6,
  legL: { at: [0.11, -0.2], facing: 0, heel: 58, pole: 'ahead', step: 0.06 },
};

/** Quick feet: one knee in while the other foot goes back; both pass in the air. */
const RUN: Pose = {
  ...PLANK,
  at: [0, 0.43, -0.05],
  tilt: 75,
  bend: 8,
  head: [-16],
  legL: { at: [0.1, 0.022, -0.3], facing: 0, heel: 76, pole: 'ahead' },
};
const SWITCH: Pose = {
  ...RUN,
  at: [0, 0.468, -0.05],
  ...bothLegs({ at: [0.1, 0.125, -0.67], facing: 0, heel: 80, pole: 'ahead' }),
};

/** Slow mountain climber. */
export const climberClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 104, pitch: 12 },
    props: [{ kind: 'sofa', at: [0, 0.82], turn: 180 }],
    keys: bothSides(key(0, LONG), key(0.2, STEPPED), key(0.28, STEPPED), key(0.48, LONG)),
  },
  harder: {
    ...standard,
    seconds: 1.4,
    still: [0, 0.5],
    keys: bothSides(key(0, RUN), key(0.25, SWITCH)),
  },
};
