import type { Compiled } from './compile.ts';
import { segmentAt } from './curve.ts';
import { channelsAt } from './frame.ts';
import { risen } from './heels.ts';
import { ankleBeyond } from './joint-range.ts';
import { solve } from './solve.ts';

/** Shares of a segment at which its planted feet are looked at, and how often what they rise is mended. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const ROUNDS = 3;

/**
 * How far the heels of planted feet have to rise on each segment so that no ankle is bent further than it goes: where
 * the knee passes over the foot she rolls over its ball. Degrees, in the order of `LIMBS`.
 */
export function heelsOf(motion: Compiled): readonly (readonly number[])[] {
  let heels: readonly (readonly number[])[] = motion.keys.map(() => [0, 0, 0, 0]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = { ...motion, heels };
    heels = heels.map((row, k) => row.map((degrees, limb) => degrees + missing(now, k, limb)));
  }
  return heels;
}

/** The greatest of what is missing over a segment. */
function missing(motion: Compiled, k: number, limb: number): number {
  const shape = motion.skeleton.limbs[limb];
  const contacts = motion.contacts[k];
  const [from, to] = [motion.curve.times[k] ?? 0, motion.curve.times[k + 1]];
  if (!shape || shape.arm || !contacts || contacts.modes[limb] !== 'end' || to === undefined) return 0;
  const asked = SHARES.map((u) => {
    const phase = from + (to - from) * u;
    const world = solve(channelsAt(motion, phase), contacts, segmentAt(motion.curve, phase).u, motion.skeleton);
    return ankleBeyond(world, shape) / Math.max(0.1, risen(u));
  });
  return asked.reduce((most, by) => (Math.abs(by) > Math.abs(most) ? by : most), 0);
}
