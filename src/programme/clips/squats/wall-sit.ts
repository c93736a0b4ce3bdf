import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, feet, foot, key } from '../postures.ts';

const ARM = { swing: 6, out: 14, fold: 12, palm: 70, curl: 0.2 } as const;
/** A spot at the foot of the wall, metres. */
const WALL = [0, -0.545] as const;
/** Thighs level, shins upright, the back flat. */
const SIT: Pose = {
  at: [0, 0.5, -0.41],
  against: { at: WALL, facing: 0 },
  head: [2],
  ...both(ARM),
  ...feet(0.12, 4),
};
const HIGH: Pose = { ...SIT, at: [0, 0.68, -0.41] };
const heelL: Pose = { ...SIT, legL: { ...foot(0.12, 0, 4), heel: 42 } };
const heelR: Pose = { ...SIT, legR: { ...foot(-0.12, 0, -4), heel: 42 } };

/** Wall sit: held, breathing. */
const standard: Clip = {
  seconds: 10,
  hold: true,
  view: { yaw: 58, pitch: 9 },
  props: [{ kind: 'wall', at: WALL }],
  still: [0, 0.4],
  keys: [key(0, SIT), key(0.5, SIT, { at: [0, 0.503, -0.41] })],
};

export const wallSitClips: MoveClips = {
  standard,
  easier: { ...standard, keys: [key(0, HIGH), key(0.5, HIGH, { at: [0, 0.683, -0.41] })] },
  harder: {
    seconds: 3.6,
    view: standard.view,
    props: standard.props ?? [],
    still: [0, 0.25],
    keys: [key(0, SIT), key(0.2, heelL), key(0.28, heelL), key(0.5, SIT), key(0.7, heelR), key(0.78, heelR)],
  },
};
