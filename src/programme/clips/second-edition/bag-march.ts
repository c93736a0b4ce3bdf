import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { foot, key, OVER_SPOT, TALL } from '../postures.ts';

const carry: ArmPose = { swing: 2, out: 15, spin: -8, fold: 4, palm: 10, tip: 0, curl: 1, shoulder: [-2, -4] };
const free = (swing: number): ArmPose => ({ swing, out: 10, spin: -10, fold: 24, curl: 0.35 });
const BOTH: Pose = { ...TALL, legL: foot(0.085, 0, 5), legR: foot(-0.085, 0, -5) };

/** Slow steps with a pause at the top; the left hand carries, or none. */
function steps(thigh: number, knee: number, bag: boolean): readonly Key[] {
  const arms = (swing: number): Partial<Pose> =>
    bag ? { armL: carry, armR: free(swing) } : { armL: free(-swing), armR: free(swing) };
  const up: Pose = { ...BOTH, at: [-0.042, 0.9, 0.004], legL: { swing: thigh, out: 2, fold: knee, tip: -6 } };
  const over: Pose = { ...up, legL: OVER_SPOT };
  const left: Pose = { ...up, ...arms(16) };
  const right: Pose = { ...flipped(up), ...arms(-12) };
  const near: Pose = { ...over, ...arms(9) };
  const other: Pose = { ...flipped(over), ...arms(-5) };
  const flat: Pose = { ...BOTH, ...arms(2) };
  return [
    key(0, flat),
    key(0.08, near),
    key(0.2, left),
    key(0.28, left),
    key(0.42, near),
    key(0.5, flat),
    key(0.58, other),
    key(0.7, right),
    key(0.78, right),
    key(0.92, other),
  ];
}

const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 34, pitch: 7 },
  still: [0, 0.25],
  sided: true,
  held: { kind: 'backpack', at: 'handL' },
  keys: steps(62, 74, true),
};
const { held: _, ...empty } = standard;

export const bagMarchClips: MoveClips = {
  standard,
  easier: { ...empty, sided: false, keys: steps(56, 68, false) },
  harder: {
    ...standard,
    held: { kind: 'backpack', at: 'handL', size: 1.2 },
    keys: steps(88, 90, true),
  },
};
