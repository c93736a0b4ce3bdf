import { SEATED } from '../chair-postures.ts';
import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { both, foot, key, TALL } from '../postures.ts';

const AHEAD: ArmPose = { swing: 82, out: 3, fold: 10, spin: -10, palm: 30, tip: 0, curl: 0.9 };
const PULLED: ArmPose = { swing: -46, out: 17, fold: 104, spin: -8, palm: 10, tip: 0, curl: 0.9, shoulder: [-4, -18] };
const STEP = { step: 0.075 } as const;

/** The left heel, then the right; elbows back with each. */
function digs(home: Pose, out: Partial<Pose>, far: number): readonly Key[] {
  const at: Pose = { ...home, ...both(AHEAD) };
  const dug: Pose = {
    ...at,
    bend: -4,
    ...out,
    ...both(PULLED),
    legL: { at: [0.1, far], facing: 5, heel: -30, ...STEP },
  };
  return bothSides(key(0, at), key(0.21, dug), key(0.29, dug));
}

const legs = (z: number) => ({ legL: { ...foot(0.1, z, 5), ...STEP }, legR: { ...foot(-0.1, z, -5), ...STEP } });
const standard: Clip = {
  seconds: 2,
  view: { yaw: 54, pitch: 8 },
  still: [0, 0.25],
  fists: true,
  keys: digs({ ...TALL, ...legs(0), head: [-2] }, { at: [-0.04, 0.865, -0.04], tilt: 5 }, 0.4),
};

const SAT: Pose = {
  ...SEATED,
  legL: { at: [0.11, 0.38], facing: 5, ...STEP },
  legR: { at: [-0.11, 0.38], facing: -5, ...STEP },
};

export const heelDigClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: [{ kind: 'chair', at: [0, -0.08] }],
    keys: digs(SAT, { tilt: 2 }, 0.66),
  },
  harder: {
    ...standard,
    seconds: 1.6,
    keys: digs(
      { ...TALL, ...legs(0), at: [0, 0.76, -0.16], tilt: 26, head: [-20] },
      { at: [-0.05, 0.72, -0.18], tilt: 28, head: [-22] },
      0.42,
    ),
  },
};
