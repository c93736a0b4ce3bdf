import type { Clip, OwnClips } from '../clip.ts';
import { type FootPath, gait, swinging, swung } from '../gait.ts';
import type { Key, Planted, Pose } from '../pose.ts';
import { key, TALL } from '../postures.ts';

/** Lands on the left, sinks, springs off; the right leg drives through and lands half a loop later. */
const BOUND: FootPath = [
  { t: 0, z: 0.3, heel: -8 },
  { t: 1 / 12, z: 0.24, heel: 0 },
  { t: 2 / 12, z: 0.12, heel: 0 },
  { t: 3 / 12, z: -0.04, heel: 4 },
  { t: 4 / 12, z: -0.26, heel: 34 },
  { t: 5 / 12, y: 0.12, z: -0.44, heel: 66 },
  { t: 6 / 12, y: 0.3, z: -0.5, heel: 78 },
  { t: 7 / 12, y: 0.34, z: -0.36, heel: 66 },
  { t: 8 / 12, y: 0.27, z: -0.1, heel: 40 },
  { t: 9 / 12, y: 0.26, z: 0.14, heel: 22 },
  { t: 10 / 12, y: 0.26, z: 0.34, heel: 8 },
  { t: 11 / 12, y: 0.13, z: 0.38, heel: -4 },
];
/** Long and low; a foot leaves the floor when the other one is on it. */
const STEP: FootPath = [
  { t: 0, z: 0.42, heel: -12 },
  { t: 1 / 12, z: 0.3, heel: -2 },
  { t: 3 / 12, z: 0.02, heel: 0 },
  { t: 4 / 12, z: -0.12, heel: 12 },
  { t: 5 / 12, z: -0.26, heel: 32 },
  { t: 6 / 12, z: -0.4, heel: 52 },
  { t: 7 / 12, z: -0.52, heel: 60 },
  { t: 8 / 12, y: 0.12, z: -0.34, heel: 58 },
  { t: 9 / 12, y: 0.13, z: -0.04, heel: 30 },
  { t: 10 / 12, y: 0.1, z: 0.26, heel: 0 },
  { t: 11 / 12, y: 0.05, z: 0.44, heel: -14 },
];
const bounding = (path: FootPath, hips: number, rise: number, lag: number): readonly Key[] =>
  gait(path, 0.07, (phase) => ({
    ...TALL,
    at: [swung(phase - 0.15, 0, 0.015), swung(2 * phase - lag, hips, rise), 0.02],
    tilt: 13,
    turn: swung(phase - 0.05, 0, -6),
    twist: swung(phase - 0.05, 0, 10),
    head: [-10],
    ...swinging(phase, 6, 40, 76),
  }));
const standard: Clip = {
  seconds: 1.5,
  view: { yaw: 60, pitch: 7 },
  still: [0.17, 0.42],
  fists: true,
  keys: bounding(BOUND, 0.87, 0.085, 0.9),
};

/** Phase of a landing at which she is lowest, and the share of its half of the loop for which she stays there. */
const LANDED = 2 / 12;
const HELD = 0.5;
/** The foot behind sinks a little while she stands on the other one. */
const settled = (pose: Pose, leg: 'legL' | 'legR'): Pose => {
  const free = pose[leg] as Planted;
  const [x, y = 0, z = 0] = free.at;
  return { ...pose, [leg]: { ...free, at: [x, y - 0.05, z] } };
};
/** The same bounds, each landing held. */
const held = (keys: readonly Key[]): readonly Key[] =>
  keys.flatMap((pose) => {
    const half = pose.t < 0.5 ? 0 : 0.5;
    const share = pose.t - half;
    const at = (later: number) => half + share * (1 - HELD) + later * HELD * 0.5;
    if (Math.abs(share - LANDED) > 0.01) return [key(at(share > LANDED ? 1 : 0), pose)];
    return [key(at(0), pose), key(at(1), settled(pose, half === 0 ? 'legR' : 'legL'))];
  });

/** Forward bound: from one foot to the other; the ground passes beneath. */
export const forwardBoundClips: OwnClips = {
  standard,
  easier: { ...standard, seconds: 1.6, still: [0, 0.25], keys: bounding(STEP, 0.83, 0.022, 0.5) },
  harder: { ...standard, seconds: 3.4, still: [0.2, 0.44], keys: held(standard.keys) },
};
