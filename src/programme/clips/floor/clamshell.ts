import type { Clip, MoveClips } from '../clip.ts';
import type { LegPose, Pose } from '../pose.ts';
import { key } from '../postures.ts';
import type { Vec } from '../vec.ts';
import { MAT_ACROSS, ON_SIDE } from './floor-postures.ts';

/** The upper leg turns about the line from hip to ankle, so that the feet stay together. */
const knee = (pole: Vec): LegPose => ({ to: [0.58, 0.185, 0.03], pole, tip: -10 });
const CLOSED: Pose = { ...ON_SIDE, legL: knee([0.2, -0.1, 1]) };
const OPEN: Pose = { ...ON_SIDE, legL: knee([0.2, 1.1, 0.7]) };
const LITTLE: Pose = { ...ON_SIDE, legL: knee([0.2, 0.42, 1]) };
const standard: Clip = {
  seconds: 3,
  view: { yaw: 12, pitch: 16 },
  props: MAT_ACROSS,
  still: [0, 0.46],
  sided: true,
  keys: [key(0, CLOSED), key(0.4, OPEN), key(0.52, OPEN), key(0.95, CLOSED)],
};

/** Clamshell: feet together, the top knee opens. */
export const clamshellClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    keys: [key(0, CLOSED), key(0.36, LITTLE), key(0.46, LITTLE), key(0.95, CLOSED)],
  },
  harder: 'side_leg',
};
