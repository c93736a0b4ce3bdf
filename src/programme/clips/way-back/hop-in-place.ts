import type { Clip, OwnClips } from '../clip.ts';
import type { Key, Pose } from '../pose.ts';
import { both, bothLegs, key, TALL } from '../postures.ts';
import { WALL } from './way-back-postures.ts';

/** A moment of a hop: its phase, height of the hips, of the ground under her feet, of the heel, her tilt and her arms. */
type Moment = readonly [t: number, hips: number, y: number, heel: number, tilt: number, arms: number];

const HOP: readonly Moment[] = [
  [0, 0.82, 0, 0, 10, -14],
  [0.26, 0.92, 0, 30, 4, 14],
  [0.34, 0.972, 0.036, 44, 3, 20],
  [0.44, 1.015, 0.08, 46, 2, 24],
  [0.54, 0.968, 0.036, 36, 3, 20],
  [0.62, 0.915, 0, 24, 5, 10],
  [0.8, 0.82, 0, 0, 10, -10],
];
/** Hardly off the floor. */
const BOUNCE: readonly Moment[] = [
  [0, 0.845, 0, 0, 8, -10],
  [0.28, 0.925, 0, 30, 3, 10],
  [0.36, 0.958, 0.02, 42, 2, 14],
  [0.44, 0.985, 0.046, 44, 2, 16],
  [0.52, 0.956, 0.02, 36, 2, 14],
  [0.6, 0.92, 0, 24, 4, 8],
  [0.8, 0.845, 0, 0, 8, -8],
];
/** On the left foot, `z` metres ahead. */
const hopping = ([, hips, y, heel, tilt, arms]: Moment, z = 0): Pose => ({
  ...TALL,
  at: [0.075, hips, z + heel * 0.0034],
  tilt,
  head: [-tilt * 0.5],
  ...both({ swing: arms, out: 14, fold: 66, curl: 0.5 }),
  legL: { at: [0.09, y, z], facing: 4, heel, pole: 'ahead' },
  legR: { swing: 30, out: 2, fold: 84, tip: -4 },
});
const bouncing = (moment: Moment): Pose => {
  const [, hips, y, heel] = moment;
  return {
    ...hopping(moment),
    at: [0, hips, heel * 0.0034],
    ...bothLegs({ at: [0.1, y, 0], facing: 5, heel, pole: 'ahead' }),
  };
};
/** How far over the line, metres. */
const OVER = 0.11;
/** Share of the way over the line at a phase of a hop: some of it as she rises, most in the air. */
const overBy = (t: number, y: number): number => {
  if (y > 0.05) return 0.5;
  if (y === 0) return t > 0.4 ? 1 : 0;
  return t < 0.44 ? 0.12 : 0.88;
};
/** One hop ahead and one back: she goes over in the air. */
const overLine = (from: number, to: number, begin: number): readonly Key[] =>
  HOP.map((moment) => {
    const [t, , y] = moment;
    return key(begin + t / 2, hopping(moment, from + (to - from) * overBy(t, y)));
  });
const standard: Clip = {
  seconds: 1,
  view: { yaw: -34, pitch: 7 },
  props: WALL,
  still: [0, 0.44],
  sided: true,
  keys: HOP.map((moment) => key(moment[0], hopping(moment))),
};
const { sided: _, ...even } = standard;

/** Hop on the spot: small, a quiet landing. */
export const hopInPlaceClips: OwnClips = {
  standard,
  easier: { ...even, keys: BOUNCE.map((moment) => key(moment[0], bouncing(moment))) },
  harder: {
    ...standard,
    seconds: 2.1,
    view: { yaw: -62, pitch: 8 },
    still: [0.4, 0.22],
    keys: [...overLine(-OVER, OVER, 0), ...overLine(OVER, -OVER, 0.5)],
  },
};
