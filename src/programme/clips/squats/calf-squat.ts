import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { ahead, feet, key, onChairBack, SQUAT_DOWN, TALL } from '../postures.ts';
import { OVER_TOES, onToes, RISEN } from './squats-postures.ts';

const UP: Pose = { ...TALL, ...feet(0.12) };
const DOWN: Pose = { ...SQUAT_DOWN, at: [0, 0.5, -0.26], ...feet(0.12), ...ahead(120) };
const SOFT: Pose = { ...UP, at: [0, 0.845, -0.04], tilt: 7, head: [-4] };
const RISE: Pose = { ...UP, at: [0, RISEN, OVER_TOES], tilt: 2, ...onToes(0.12) };

/** Squat to calf raise. */
const standard: Clip = {
  seconds: 3.6,
  view: { yaw: 56, pitch: 8 },
  still: [0.3, 0.78],
  keys: [key(0, UP), key(0.3, DOWN), key(0.38, DOWN), key(0.56, SOFT), key(0.72, RISE), key(0.82, RISE), key(0.95, UP)],
};

const HELD = onChairBack(0.24);

export const calfSquatClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 3,
    still: [0, 0.45],
    props: [{ kind: 'chair', at: [0, 0.478] }],
    keys: [key(0, UP, HELD), key(0.4, RISE, HELD), key(0.5, RISE, HELD), key(0.94, UP, HELD)],
  },
  harder: {
    ...standard,
    seconds: 5,
    keys: [
      key(0, UP),
      key(0.22, DOWN),
      key(0.28, DOWN),
      key(0.41, SOFT),
      key(0.5, RISE),
      key(0.87, RISE),
      key(0.97, UP),
    ],
  },
};
