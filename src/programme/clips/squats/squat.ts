import type { Clip, MoveClips } from '../clip.ts';
import { both, key, SQUAT_DOWN, SQUAT_UP } from '../postures.ts';

/** Bodyweight squat: back as if to a chair, heels down. */
const standard: Clip = {
  seconds: 3.2,
  view: { yaw: 52, pitch: 8 },
  still: [0, 0.5],
  keys: [key(0, SQUAT_UP), key(0.46, SQUAT_DOWN), key(0.53, SQUAT_DOWN), key(0.9, SQUAT_UP)],
};

/** Arms round a bag on the chest. */
const HUG = both({ of: 'chest', to: [0.05, 0.06, 0.285], pole: [1, -0.5, 0.4], palm: 10, tip: 26, curl: 0.3 });
const DOWN = { ...SQUAT_DOWN, at: [0, 0.47, -0.235], tilt: 32, head: [-26], ...HUG } as const;
const UP = { ...SQUAT_UP, tilt: -1, ...HUG };

export const squatClips: MoveClips = {
  standard,
  easier: 'chair_squat',
  harder: {
    ...standard,
    seconds: 6.2,
    held: { kind: 'backpack', at: 'chest', size: 1.1 },
    still: [0, 0.62],
    keys: [key(0, UP), key(0.55, DOWN), key(0.7, DOWN), key(0.92, UP)],
  },
};
