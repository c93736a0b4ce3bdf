import { LIMB_SHAPES, type LimbShape } from './bones.ts';
import type { Compiled } from './compile.ts';
import { channelsAt } from './frame.ts';
import { raiseHeels, risen } from './heels.ts';
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
  motion.contacts.map((contacts, k) => {
    const heels = [0, 0, 0, 0];
    const from = motion.curve.times[k] as number;
    const to = motion.curve.times[k + 1];
    const planted = [2, 3].filter((limb) => contacts.modes[limb] === 'end');
    for (let round = 0; to !== undefined && planted.length > 0 && round < ROUNDS; round += 1) {
      const missing = SHARES.map((share) => {
        const row = channelsAt(motion, from + (to - from) * share);
        raiseHeels(row, heels, share);
        const world = solve(row, contacts, share);
        return planted.map((limb) => ankleBeyond(world, LIMB_SHAPES[limb] as LimbShape) / Math.max(0.1, risen(share)));
      });
      planted.forEach((limb, i) => {
        heels[limb] = (heels[limb] as number) + greatest(missing.map((all) => all[i] as number));
      });
      if (missing.flat().every((degrees) => degrees === 0)) break;
    }
    return heels;
  });

const greatest = (all: readonly number[]): number =>
  all.reduce((most, by) => (Math.abs(by) > Math.abs(most) ? by : most));
