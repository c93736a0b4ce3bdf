import { LIMB_SHAPES } from './bones.ts';
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
export const heelsOf = (motion: Compiled): readonly (readonly number[])[] =>
  motion.keys.map((_, k) => {
    let heels = NONE;
    for (let round = 0; round < ROUNDS; round += 1) {
      const more = missing({ ...motion, heels: motion.keys.map(() => heels) }, k);
      if (more.every((degrees) => degrees === 0)) break;
      heels = heels.map((degrees, limb) => degrees + (more[limb] ?? 0));
    }
    return heels;
  });

/** The greatest of what is missing over a segment, for each limb. */
function missing(motion: Compiled, k: number): readonly number[] {
  const contacts = motion.contacts[k];
  const [from, to] = [motion.curve.times[k] ?? 0, motion.curve.times[k + 1]];
  const planted = [2, 3].filter((limb) => contacts?.modes[limb] === 'end');
  if (!contacts || to === undefined || planted.length === 0) return NONE;
  const worlds = SHARES.map((share) => {
    const phase = from + (to - from) * share;
    return solve(channelsAt(motion, phase), contacts, segmentAt(motion.curve, phase).u);
  });
  return LIMB_SHAPES.map((limb, index) =>
    planted.includes(index)
      ? greatest(worlds.map((world, i) => ankleBeyond(world, limb) / Math.max(0.1, risen(SHARES[i] ?? 0))))
      : 0,
  );
}

const NONE: readonly number[] = [0, 0, 0, 0];
const greatest = (all: readonly number[]): number =>
  all.reduce((most, by) => (Math.abs(by) > Math.abs(most) ? by : most), 0);
