import { bothSides } from './mirror.ts';
import type { ArmPose, Key, Planted, Pose } from './pose.ts';
import { key } from './postures.ts';

/** The place of a foot in its own loop, which begins as the foot meets the ground. */
interface Footfall {
  /** The share of the loop, 0 to 1, growing. */
  readonly t: number;
  /** The ground under the ankle of the flat foot, in metres ahead of the coach, and the height of that ground. */
  readonly z: number;
  readonly y?: number;
  /** How far the heel is up (above 0) or the toes are (below 0), in degrees. */
  readonly heel: number;
}

/** The way of a foot through its loop. */
export type FootPath = readonly [Footfall, ...Footfall[]];

/** How many keys a loop has: an even number, as the legs take turns. */
const KEYS = 12;

/**
 * A walk or run in its place, as if the ground passed beneath: both feet go the same way, half a loop apart.
 *
 * @param width how far each foot is from the middle, in metres.
 * @param body gives the rest of the pose at a phase of the left foot.
 */
export function gait(path: FootPath, width: number, body: (phase: number) => Pose): readonly Key[] {
  const half = Array.from({ length: KEYS / 2 }, (_, i) => {
    const phase = i / KEYS;
    const legs = { legL: footAt(path, phase, width), legR: footAt(path, phase + 0.5, -width) };
    return key(phase, { ...body(phase), ...legs, slides: true });
  });
  return bothSides(...half);
}

/** A value that swings once there and back in a loop: `middle + half` at phase 0. */
export const swung = (phase: number, middle: number, half: number): number =>
  middle + half * Math.cos(2 * Math.PI * phase);

/**
 * The arms of a walk or run, opposite to the legs: degrees of swing about `ahead`, and degrees by which the elbows are
 * bent.
 */
export const swinging = (
  phase: number,
  ahead: number,
  swing: number,
  elbow: number,
): Required<Pick<Pose, 'armL' | 'armR'>> => {
  const arm = (half: number): ArmPose => {
    const at = swung(phase, ahead, half);
    return { swing: at, out: 8, spin: -10, fold: elbow + at * 0.3, curl: 0.5 };
  };
  return { armL: arm(-swing), armR: arm(swing) };
};

/** The same way of a foot with longer or shorter steps. */
export const strided = ([first, ...rest]: FootPath, share: number): FootPath => {
  const by = (fall: FootPath[number]): FootPath[number] => ({ ...fall, z: fall.z * share });
  return [by(first), ...rest.map(by)];
};

function footAt(path: FootPath, phase: number, x: number): Planted {
  const before = path.findLast(({ t }) => t <= phase) ?? path[0];
  const next = path.find(({ t }) => t > phase) ?? path[0];
  const share = (phase - before.t) / ((next.t > before.t ? next.t : next.t + 1) - before.t);
  const between = (a: number, b: number): number => a + (b - a) * share;
  return {
    at: [x, between(before.y ?? 0, next.y ?? 0), between(before.z, next.z)],
    facing: Math.sign(x) * 4,
    heel: between(before.heel, next.heel),
    pole: 'ahead',
  };
}
