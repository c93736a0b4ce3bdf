import type { Prop } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { foot, key, OVER_SPOT, TALL } from '../postures.ts';

/** A wall beside her. */
export const WALL_BESIDE: readonly Prop[] = [{ kind: 'wall', at: [-0.5, 0], turn: 90 }];
/** The right hand on {@link WALL_BESIDE}. */
export const ON_WALL_BESIDE: ArmPose = { at: [-0.5, 1.1, 0.12], facing: -90, rise: 90, pole: [-0.4, -1, -0.6] };

/** What a march is made of, degrees: how high the thigh comes, and how far the arms swing forwards and back. */
interface March {
  readonly thigh: number;
  readonly knee: number;
  readonly ahead: number;
  readonly back: number;
  readonly elbow: number;
}

const arm = (swing: number, fold: number): ArmPose => ({ swing, out: 7, spin: -10, fold, curl: 0.55 });

/**
 * One knee up and the other, opposite arm and leg; the foot comes down toes first, both feet meet the floor in between.
 */
export function marching({ thigh, knee, ahead, back, elbow }: March): readonly Key[] {
  const middle = (ahead + back) / 2 - 2;
  const between: Pose = {
    ...TALL,
    at: [0, 0.886, 0],
    armL: arm(middle, elbow * 0.7),
    armR: arm(middle, elbow * 0.7),
    legL: foot(0.085, 0, 5),
    legR: foot(-0.085, 0, -5),
  };
  const over: Pose = {
    ...between,
    at: [-0.04, 0.9, 0.01],
    armL: arm((back + middle) / 2, elbow * 0.8),
    armR: arm((ahead + middle) / 2, elbow * 0.85),
    legL: OVER_SPOT,
  };
  const up: Pose = {
    ...between,
    at: [-0.04, 0.9, 0.01],
    twist: 5,
    armL: arm(back, elbow * 0.9),
    armR: arm(ahead, elbow),
    legL: { swing: thigh, out: 1, fold: knee, tip: -8 },
  };
  return [
    key(0, up),
    key(0.17, over),
    key(0.25, between),
    key(0.33, flipped(over)),
    key(0.5, flipped(up)),
    key(0.67, flipped(over)),
    key(0.75, between),
    key(0.83, over),
  ];
}
