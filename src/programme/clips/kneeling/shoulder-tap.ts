import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import { COUNTER, lifting, palms, plank, tapping } from '../plank-postures.ts';
import type { Key, Pose } from '../pose.ts';
import { key } from '../postures.ts';
import { FEET, HANDS, KNEE_PLANK } from './kneeling-postures.ts';

/** Left hand to the right shoulder, the weight over the right hand, and the other way round. */
const taps = (base: Pose, shift: number): Key[] => {
  const [x, y, z] = base.at;
  const lift: Pose = { ...base, at: [x - 0.7 * shift, y, z], armL: lifting(1) };
  const tap: Pose = { ...base, at: [x - shift, y, z], armL: tapping(1) };
  const side = (from: number, pose: (p: Pose) => Pose): Key[] => [
    key(from + 0.11, pose(lift)),
    key(from + 0.21, pose(tap)),
    key(from + 0.28, pose(tap)),
    key(from + 0.38, pose(lift)),
  ];
  return [key(0, base), ...side(0, (p) => p), key(0.5, base), ...side(0.5, flipped)];
};
const standard: Clip = {
  seconds: 4,
  view: { yaw: 48, pitch: 12 },
  props: [{ kind: 'mat', at: [0, -0.25] }],
  still: [0, 0.24],
  keys: taps(KNEE_PLANK, 0.05),
};

/** Plank shoulder tap. */
export const shoulderTapClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 80, pitch: 11 },
    props: [{ kind: 'counter', at: [0, 1.3], turn: 180 }],
    keys: taps({ ...plank(0, 60), ...palms(1.12, 0.2, COUNTER) }, 0.03),
  },
  harder: {
    ...standard,
    keys: taps({ ...plank(FEET, 19, 0.2), ...palms(HANDS) }, 0.03),
  },
};
