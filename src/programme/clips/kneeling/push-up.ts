import type { Clip, MoveClips } from '../clip.ts';
import { palms, plank } from '../plank-postures.ts';
import type { Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { FEET, HANDS, KNEE_PLANK as TOP } from './kneeling-postures.ts';

const LOW: Pose = { ...TOP, at: [0, 0.135, -0.2], tilt: 80, head: [-20] };
const standard: Clip = {
  seconds: 3.2,
  view: { yaw: 60, pitch: 13 },
  props: [{ kind: 'mat', at: [0, -0.25] }],
  still: [0, 0.45],
  keys: [key(0, TOP), key(0.46, LOW), key(0.54, LOW), key(0.94, TOP)],
};
const FULL_TOP: Pose = { ...plank(FEET, 19), ...palms(HANDS, 0.235) };
const FULL_HALF: Pose = { ...plank(FEET, 12.5), ...palms(HANDS, 0.235), head: [-16] };
const FULL_LOW: Pose = { ...plank(FEET, 5.5), ...palms(HANDS, 0.235), head: [-18] };

/** Knee push-up: one line from head to knees. */
export const pushUpClips: MoveClips = {
  standard,
  easier: 'incline_push',
  harder: {
    ...standard,
    keys: [
      key(0, FULL_TOP),
      key(0.23, FULL_HALF),
      key(0.46, FULL_LOW),
      key(0.54, FULL_LOW),
      key(0.74, FULL_HALF),
      key(0.94, FULL_TOP),
    ],
  },
};
