import { flipped } from './mirror.ts';
import type { ArmPose, Key, Planted, Pose } from './pose.ts';
import { key } from './postures.ts';

/** Where a foot is in its own loop, which begins as it meets the ground. */
interface Footfall {
  /** Share of the loop, 0 to 1, growing. */
  readonly t: number;
  /** Ground under the ankle of the flat foot, metres ahead of her; and that ground's height. */
  readonly z: number;
  readonly y?: number;
  /** Degrees by which the heel is up (above 0) or the toes (below 0). */
  readonly heel: number;
}

/** The way of a foot through its loop. */
export type FootPath = readonly [Footfall, ...Footfall[]];

/** Keys in one loop; an even number, as the legs take turns. */
const KEYS = 12;

/**
 * A walk or run in its place, as if the ground passed beneath: both feet go the same way, half a loop apart.
 * `width` is how far each foot is from the middle, metres; `body` is the rest of the pose at a phase of the left foot.
 */
export function gait(path: FootPath, width: number, body: (phase: number) => Pose): readonly Key[] {
  const half = Array.from({ length: KEYS / 2 }, (_, i) => {
    const phase = i / KEYS;
    const legs = { legL: footAt(path, phase, width), legR: footAt(path, phase + 0.5, -width) };
    return key(phase, { ...body(phase), ...legs, slides: true });
  });
  return [...half, ...half.map((pose) => key(pose.t + 0.5, flipped(pose)))];
}

/** A value that swings once there and back in a loop: `middle + half` at phase 0. */
export const swung = (phase: number, middle: number, half: number): number =>
  middle + half * Math.cos(2 * Math.PI * phase);

/** Arms of a walk or run, opposite to the legs: degrees of swing about `ahead`, and how far the elbows are bent. */
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
