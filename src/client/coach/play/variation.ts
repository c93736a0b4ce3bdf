/** No two repetitions are alike: how one differs from its clip, as a pure function of seed, body and phase. */

import {
  CHEST,
  CLAVICLE_L,
  CLAVICLE_R,
  HEAD,
  LOWER,
  LUMBAR,
  limbChannel,
  NECK,
  PELVIS,
  PELVIS_AT,
  put,
  quatAt,
  type Row,
  UPPER,
  vecAt,
} from '#client/coach/rig/channels.ts';
import type { Compiled } from '#client/coach/rig/compile.ts';
import { channelsAt } from '#client/coach/rig/frame.ts';
import { add, inverse, partOf, pitch, type Quat, roll, scale, smooth, sub, times } from '#client/coach/rig/vector.ts';
import { chanceOf } from '#domain/session/repetition-tempo.ts';

/** How a repetition differs. */
interface Variation {
  /** The share by which each moment is nearer to where the loop begins. */
  readonly less: number;
  /** Degrees by which each arm swings and opens otherwise halfway: some 1 cm at the hand. */
  readonly arms: readonly [swingL: number, outL: number, swingR: number, outR: number];
}

/** Never further than written: bounds of joints and floor are kept for what is written. */
const LESS = 0.045;
const ARMS = 1.1;
/** How many bodies a move has: after so many repetitions they come again, in another order and at another tempo. */
export const BODIES = 5;

/** Which of the bodies a repetition has: the first is as written, and none comes twice running. */
export function bodyOf(seed: number, repetition: number): number {
  let body = 0;
  for (let n = 1; n <= repetition; n += 1) body = (body + 1 + Math.floor(chanceOf(seed, n, 9) * (BODIES - 1))) % BODIES;
  return body;
}

/** A clip as body `n` does it; the same where that is as it is written. */
export function differing(compiled: Compiled, seed: number, n: number): Compiled {
  const differs = variationOf(compiled, seed, n);
  if (differs.less === 0 && differs.arms.every((by) => by === 0)) return compiled;
  const start = channelsAt(compiled, 0);
  return { ...compiled, differs: (row, phase) => varied(row, start, phase, differs) };
}

/**
 * Postures that are kept do not differ; a limb that is planted and taken up again binds the trunk to what is written, and
 * only arms that are free all the way swing otherwise.
 */
function variationOf({ clip: { hold, held }, keys }: Compiled, seed: number, n: number): Variation {
  if (n === 0 || hold) return { less: 0, arms: [0, 0, 0, 0] };
  const keeps = (limb: number): boolean => keys.every(({ modes }) => modes[limb] === keys[0]?.modes[limb]);
  const isFree = (limb: number): boolean => keys.every(({ modes }) => modes[limb] === 'free') && held?.at !== 'hands';
  const arm = (limb: number, part: number) => (isFree(limb) ? ARMS * (2 * chanceOf(seed, n, part) - 1) : 0);
  const less = [0, 1, 2, 3].every(keeps) ? LESS * chanceOf(seed, n, 1) : 0;
  return { less, arms: [arm(0, 2), arm(0, 3), arm(1, 4), arm(1, 5)] };
}

/** The channels of a moment in a repetition; `start` are those where the loop begins, which no repetition changes. */
function varied(row: Row, start: Row, phase: number, { less, arms }: Variation): Row {
  if (less !== 0) flatten(row, start, 1 - less);
  sway(row, arms, Math.sin(Math.PI * phase) ** 2);
  return row;
}

/** Turns of trunk and shoulders, and the joints of each limb that go with the depth. */
const TURNS = [
  ...[PELVIS, LUMBAR, CHEST, NECK, HEAD, CLAVICLE_L, CLAVICLE_R],
  ...[0, 1, 2, 3].flatMap((limb) => [0, 4, 8].map((part) => limbChannel(limb) + part)),
];
/** A turn goes with the depth up to 110 degrees from where it begins, and no longer at 160: beyond it has no short way. Cosines of half of it. */
const NEAR = 0.57;
const FAR = 0.17;

function flatten(row: Row, start: Row, by: number): void {
  const at = vecAt(start, PELVIS_AT);
  put(row, PELVIS_AT, add(at, scale(sub(vecAt(row, PELVIS_AT), at), by)));
  for (const c of TURNS) {
    const from = quatAt(start, c);
    const turn = shortWay(times(inverse(from), quatAt(row, c)));
    put(row, c, times(from, partOf(turn, 1 + (by - 1) * smooth(FAR, NEAR, turn[3]))));
  }
}
const shortWay = ([x, y, z, w]: Quat): Quat => (w < 0 ? [-x, -y, -z, -w] : [x, y, z, w]);

function sway(row: Row, arms: Variation['arms'], share: number): void {
  [0, 1].forEach((limb) => {
    const c = limbChannel(limb);
    const [swing, out] = [arms[limb * 2] as number, arms[limb * 2 + 1] as number];
    put(row, c + UPPER, times(quatAt(row, c + UPPER), times(pitch(swing * share), roll(out * share))));
    put(row, c + LOWER, times(quatAt(row, c + LOWER), pitch(Math.min(0, -swing) * share)));
  });
}
