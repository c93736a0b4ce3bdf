import type { Clip, MoveClips, Prop } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { both, foot, key, ON_HIPS, TALL } from '../postures.ts';

/** The back of the chair is at her right hand. */
const CHAIR: readonly Prop[] = [{ kind: 'chair', at: [-0.66, 0.04], turn: -90 }];
const STEP = { facing: 4, step: 0.06 } as const;

/** The left toes tap at `reach` metres; the right leg stands, `low` is the height of the hips. */
function taps(reach: number, low: number, arms: Partial<Pose>, bow = 0): readonly Key[] {
  const stand = (legL: Pose['legL'], change: Partial<Pose> = {}): Pose => ({
    ...TALL,
    at: [-0.065, low, -0.01 - bow * 0.002],
    tilt: 3 + bow,
    head: [-bow * 0.6],
    ...arms,
    legR: foot(-0.09, 0, -5),
    ...(legL && { legL }),
    ...change,
  });
  const home = stand({ at: [0.09, 0.0], heel: 12, ...STEP }, { at: [-0.06, 0.9, 0], tilt: 1 });
  const front = stand({ at: [0.08, reach], heel: 26, ...STEP }, { tilt: 2 + bow * 0.8 });
  const side = stand({ at: [0.09 + reach, 0.02], heel: 24, ...STEP, facing: 14 }, { lean: 4, tilt: 3 + bow });
  const back = stand({ at: [0.09, -reach * 1.2], heel: 48, ...STEP }, { tilt: 10 + bow });
  return [
    key(0, home),
    key(0.14, front),
    key(0.2, front),
    key(0.33, home),
    key(0.47, side),
    key(0.53, side),
    key(0.66, home),
    key(0.8, back),
    key(0.86, back),
  ];
}

const FREE: ArmPose = { swing: 8, out: 32, fold: 20 };
const NEAR: ArmPose = { to: [-0.43, 1.02, 0.06], pole: [-0.6, -0.6, -1], palm: 80, tip: 10, curl: 0.2 };
const HOLDING: ArmPose = { at: [-0.46, 0.87, 0.03], facing: -20, pole: [-0.6, 0, -1], curl: 0.45 };

const standard: Clip = {
  seconds: 5.4,
  view: { yaw: 34, pitch: 16 },
  props: CHAIR,
  still: [0, 0.5],
  sided: true,
  keys: taps(0.4, 0.855, { armL: FREE, armR: NEAR }, 2),
};

export const clockTapClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: taps(0.27, 0.88, { armL: ON_HIPS.armL, armR: HOLDING }),
  },
  harder: {
    ...standard,
    seconds: 6,
    props: [{ kind: 'chair', at: [-0.86, 0.04], turn: -90 }],
    keys: taps(0.54, 0.74, both({ swing: 30, out: 48, fold: 16 }), 16),
  },
};
