import type { Clip, OwnClips } from '../clip.ts';
import { type FootPath, gait, strided, swinging, swung } from '../gait.ts';
import { TALL } from '../postures.ts';

const WALK: FootPath = [
  { t: 0, z: 0.33, heel: -20 },
  { t: 1 / 12, z: 0.22, heel: 0 },
  { t: 4 / 12, z: -0.11, heel: 2 },
  { t: 5 / 12, z: -0.22, heel: 14 },
  { t: 6 / 12, z: -0.33, heel: 34 },
  { t: 7 / 12, z: -0.44, heel: 62 },
  { t: 8 / 12, y: 0.09, z: -0.3, heel: 56 },
  { t: 9 / 12, y: 0.08, z: -0.04, heel: 26 },
  { t: 10 / 12, y: 0.06, z: 0.21, heel: -4 },
  { t: 11 / 12, y: 0.04, z: 0.35, heel: -18 },
];
/** A walk with steps of a length, arms that swing by so many degrees, and elbows bent by so many. */
const walking = (seconds: number, stride: number, swing: number, elbow: number): Clip => ({
  seconds,
  view: { yaw: 58, pitch: 6 },
  still: [0, 0.25],
  keys: gait(strided(WALK, stride), 0.075, (phase) => ({
    ...TALL,
    at: [swung(phase - 0.25, 0, 0.02), swung(2 * phase - 0.5, 0.886 - 0.016 * stride, 0.016 * stride), 0],
    tilt: 4,
    turn: swung(phase, 0, -5 * stride),
    twist: swung(phase, 0, 9 * stride),
    head: [-2, 0, swung(phase, 0, -4 * stride)],
    ...swinging(phase, 6, swing, elbow),
  })),
});

/** Walk: tall and easy, the ground moves beneath. */
export const walkClips: OwnClips = {
  standard: walking(1.05, 0.92, 22, 28),
  easier: walking(1.3, 0.72, 14, 16),
  harder: walking(0.94, 1, 28, 62),
};
