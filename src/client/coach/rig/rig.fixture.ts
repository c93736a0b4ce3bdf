import { STANDING } from '#programme/clips/body-measures.ts';
import type { Clip } from '#programme/clips/clip.ts';
import type { Pose } from '#programme/clips/pose.ts';

/** Standing on both feet, arms hanging. */
export const STAND: Pose = {
  at: [0, STANDING, 0],
  legL: { at: [0.1, 0], facing: 6 },
  legR: { at: [-0.1, 0], facing: -6 },
};
/** A squat, one arm ahead and one hand at a point of the room. */
export const LOW: Pose = {
  ...STAND,
  at: [0, 0.55, -0.2],
  tilt: 30,
  armL: { swing: 90, palm: 40 },
  armR: { to: [-0.2, 1, 0.4], pole: 'out down' },
};
/** Upright on both knees. */
export const KNEELING: Pose = {
  at: [0, 0, 0],
  hips: 'over knees',
  legL: { on: [0.1, 0.2], tip: -70 },
  legR: { on: [-0.1, 0.2], tip: -70 },
};

/** A loop of three seconds through poses at even times. */
export const loopOf = (...poses: Pose[]): Clip => ({
  seconds: 3,
  view: { yaw: 50, pitch: 10 },
  still: [0, 0.5],
  keys: poses.map((pose, i) => ({ ...pose, t: i / poses.length })),
});
