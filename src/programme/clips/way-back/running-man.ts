import type { Clip, OwnClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { foot, key, TALL } from '../postures.ts';
import { WALL } from './way-back-postures.ts';

/** On the left leg, the right knee up in front, the left arm forwards. */
const AHEAD: Pose = {
  ...TALL,
  at: [0.07, 0.87, -0.01],
  tilt: 8,
  head: [-4],
  turn: 4,
  armL: { swing: 44, out: 8, fold: 84, curl: 0.5 },
  armR: { swing: -34, out: 12, fold: 76, curl: 0.5 },
  legL: foot(0.09, 0, 4),
  legR: { swing: 78, out: -2, fold: 82, tip: 4 },
};
const BEHIND: Pose = {
  ...AHEAD,
  at: [0.07, 0.83, -0.05],
  tilt: 24,
  head: [-14],
  turn: -4,
  armL: { swing: -34, out: 12, fold: 76, curl: 0.5 },
  armR: { swing: 62, out: 8, fold: 84, curl: 0.5 },
  legR: { swing: 2, out: 0, fold: 84, tip: -24 },
};
const standard: Clip = {
  seconds: 2.5,
  view: { yaw: -58, pitch: 7 },
  props: WALL,
  still: [0, 0.5],
  sided: true,
  fists: true,
  keys: [key(0, AHEAD), key(0.06, AHEAD), key(0.46, BEHIND), key(0.56, BEHIND)],
};
/** The toes of the right foot on the floor behind, hardly any weight on them. */
const TOE_DOWN: Pose = { ...BEHIND, tilt: 16, head: [-10], legR: { at: [-0.09, -0.5], facing: -2, heel: 58 } };
const OVER_TOE: Pose = { ...TOE_DOWN, legR: { at: [-0.09, 0.07, -0.46], facing: -2, heel: 28 } };
const DEEP: Pose = { ...BEHIND, at: [0.07, 0.775, -0.09], tilt: 32, head: [-20] };

/** Running man: on one leg, opposite arm and leg swing. */
export const runningManClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    seconds: 2.8,
    keys: [
      key(0, AHEAD),
      key(0.06, AHEAD),
      key(0.4, OVER_TOE),
      key(0.48, TOE_DOWN),
      key(0.56, TOE_DOWN),
      key(0.64, OVER_TOE),
    ],
  },
  harder: {
    ...standard,
    seconds: 6,
    keys: [key(0, AHEAD), key(0.05, AHEAD), key(0.48, DEEP), key(0.56, DEEP)],
  },
};
