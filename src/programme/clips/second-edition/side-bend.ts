import { CHAIR, SEATED } from '../chair-postures.ts';
import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { feet, key, ON_HIPS, TALL } from '../postures.ts';

const up = (out: number): ArmPose => ({
  swing: 176,
  out,
  spin: -10,
  fold: 8,
  palm: 20,
  tip: 0,
  curl: 0.1,
  shoulder: [10, 0],
});
/** Tall, then over to her right: the left side is long. */
const bends = (
  base: Pose,
  arms: readonly [Partial<Pose>, Partial<Pose>],
  side: number,
  shift: number,
): readonly Key[] => {
  const tall: Pose = { ...base, ...arms[0] };
  const over: Pose = {
    ...base,
    at: [base.at[0] + shift, base.at[1], base.at[2]],
    lean: shift ? 3 : 0,
    side,
    head: [0, 4],
    ...arms[1],
  };
  return [key(0, tall), key(0.12, tall), key(0.46, over), key(0.66, over), key(0.95, tall)];
};
const STOOD: Pose = {
  ...TALL,
  ...feet(0.13),
  armR: { ...ON_HIPS.armR, to: [-0.2, 0.09, 0], pole: [-1, 0.5, -0.15] } as ArmPose,
};

const standard: Clip = {
  seconds: 5,
  view: { yaw: 16, pitch: 6 },
  still: [0, 0.55],
  sided: true,
  keys: bends(STOOD, [{ armL: up(4) }, { armL: up(-14) }], 34, 0.03),
};

const ON_SEAT: ArmPose = { to: [-0.245, 0.52, -0.03], pole: 'out back', palm: 10, tip: 0, curl: 0.6 };
/** Over the head, the right hand round the left wrist. */
const CLASPED = {
  armL: { to: [0.035, 0.68, 0.0], of: 'chest', pole: [1, 0.2, 0.1], palm: 40, tip: 0, curl: 0.2, shoulder: [12, 0] },
  armR: { to: [-0.04, 0.61, 0.03], of: 'chest', pole: [-1, 0.2, 0.1], palm: 40, tip: 0, curl: 0.85, shoulder: [12, 0] },
} as const satisfies Partial<Pose>;

export const sideBendClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: CHAIR,
    keys: bends({ ...SEATED, armR: ON_SEAT }, [{ armL: up(4) }, { armL: up(-12) }], 27, 0),
  },
  harder: {
    ...standard,
    keys: bends({ ...STOOD, touch: ['handL', 'handR'] }, [CLASPED, CLASPED], 42, 0.04),
  },
};
