import type { Clip, MoveClips } from '../clip.ts';
import { bothSides } from '../mirror.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { both, bothLegs, key } from '../postures.ts';

const behind = (side: 1 | -1): ArmPose => ({ at: [side * 0.21, -0.31], facing: side * 110, pole: [side, 0.2, -0.6] });
const FREE: ArmPose = { swing: 78, out: 12, fold: 14, palm: 60, tip: 0, curl: 0.2 };
const BEHIND = both(behind(1));
const OFF = both(FREE);

/** Both knees `share` of the way to her left; feet wide on their spots. */
function rolls(base: Partial<Pose>, share: number): readonly Key[] {
  const up: Pose = {
    at: [0, 0.128, 0],
    ...base,
    ...bothLegs({ to: [0.27, 0.08, 0.47], pole: [0.1, 1, 0.2], tip: -34 }),
  };
  const over: Pose = {
    ...up,
    at: [-0.01, 0.158, 0],
    turn: 32 * share,
    lean: -9 * share,
    side: 6 * share,
    twist: -22 * share,
    head: [base.head?.[0] ?? 0, 0, -4 * share],
    legL: { to: [0.27, 0.068, 0.47], pole: [0.93 * share, 1.15 - share * 0.95, -0.34 * share], tip: -20 },
    legR: { to: [-0.27, 0.068, 0.47], pole: [0.93 * share, 1.15 - share * 0.6, 0.37 * share], tip: -20 },
  };
  return bothSides(key(0, up), key(0.2, over), key(0.3, over));
}

const standard: Clip = {
  seconds: 5,
  view: { yaw: 24, pitch: 20 },
  props: [{ kind: 'mat', at: [0, 0.1] }],
  still: [0, 0.25],
  keys: rolls({ tilt: -17, bend: 6, head: [6], ...BEHIND }, 1),
};

export const hipSwitchClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: rolls(
      {
        tilt: -26,
        bend: 8,
        head: [10],
        armL: { ...behind(1), at: [0.2, -0.4] },
        armR: { ...behind(-1), at: [-0.2, -0.4] },
      },
      0.5,
    ),
  },
  harder: {
    ...standard,
    keys: rolls({ tilt: -11, bend: 6, head: [2], ...OFF }, 1),
  },
};
