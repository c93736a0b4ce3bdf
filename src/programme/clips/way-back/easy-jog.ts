import type { Clip, OwnClips } from '../clip.ts';
import { type FootPath, gait, strided, swinging, swung } from '../gait.ts';
import { TALL } from '../postures.ts';
import { marching } from '../warm-up/warm-up-postures.ts';

const JOG: FootPath = [
  { t: 0, z: 0.05, heel: 14 },
  { t: 1 / 12, z: 0.03, heel: 2 },
  { t: 3 / 12, z: 0, heel: 4 },
  { t: 4 / 12, z: -0.03, heel: 24 },
  { t: 5 / 12, y: 0.02, z: -0.06, heel: 44 },
  { t: 6 / 12, y: 0.1, z: -0.14, heel: 62 },
  { t: 7 / 12, y: 0.2, z: -0.2, heel: 68 },
  { t: 8 / 12, y: 0.25, z: -0.16, heel: 56 },
  { t: 9 / 12, y: 0.22, z: -0.04, heel: 34 },
  { t: 10 / 12, y: 0.15, z: 0.05, heel: 20 },
  { t: 11 / 12, y: 0.06, z: 0.07, heel: 16 },
];
const jogging = (stride: number, tilt: number): Clip => ({
  seconds: 0.74,
  view: { yaw: 54, pitch: 6 },
  still: [0.42, 0.17],
  fists: true,
  keys: gait(strided(JOG, stride), 0.07, (phase) => ({
    ...TALL,
    at: [swung(phase - 0.15, 0, 0.02), swung(2 * phase - 0.92, 0.88, 0.045), 0.01],
    tilt,
    turn: swung(phase, 0, -3),
    twist: swung(phase, 0, 7),
    head: [-4],
    ...swinging(phase, 2, 28, 88),
  })),
});
const standard = jogging(1, 6);

/** Easy jog: short quick steps, landing under the hips. */
export const easyJogClips: OwnClips = {
  standard,
  easier: {
    seconds: 0.96,
    view: standard.view,
    still: [0.25, 0],
    keys: marching({ thigh: 26, knee: 46, ahead: 26, back: -22, elbow: 84 }),
  },
  harder: jogging(1.25, 9),
};
