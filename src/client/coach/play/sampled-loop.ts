/**
 * A loop that is solved once and then read: solving a moment makes hundreds of small arrays, sixty times a second would
 * keep the garbage collector of a phone busy, and reading takes a tenth of the time.
 */

import type { Compiled } from '#client/coach/rig/compile.ts';
import { STRIDE } from '#client/coach/rig/frame.ts';
import { clamp } from '#client/coach/rig/vector.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import { inRange } from '../rig/curve.ts';
import type { Life } from '../rig/life.ts';
import { CARRIED_SIZE } from '../room/carried.ts';
import { MOMENT_LENGTH, type Moment, momentIn, solveMoment } from './moment.ts';

/** Samples a second, and in short, quick loops: cubic curves through them stay within two millimetres of the rig. */
const RATE = 60;
const QUICK_RATE = 150;
const QUICK_SECONDS = 3;
/** The same on a way that is gone once: the moments at which its bounds are checked. */
const WAY_RATE = 30;

export interface SampledLoop {
  /** Reads the moment at a phase (any number is wrapped, or kept on a way), solving what has not been solved yet. */
  readonly read: (phase: number, out: Moment) => void;
  /** Solves so many moments more, from the beginning of the loop, until there is nothing left. */
  readonly ahead: (moments: number) => void;
}

export function newSampledLoop(compiled: Compiled, life?: Life): SampledLoop {
  const { clip, curve } = compiled;
  const rate = clip.seconds < QUICK_SECONDS ? QUICK_RATE : RATE;
  const count = Math.max(8, Math.ceil(clip.seconds * (curve.open ? WAY_RATE : rate)));
  const rows = new Float32Array((count + 1) * MOMENT_LENGTH);
  const moments = Array.from({ length: count + 1 }, (_, i) =>
    momentIn(rows.subarray(i * MOMENT_LENGTH, (i + 1) * MOMENT_LENGTH)),
  );
  const solved = new Uint8Array(count + 1);
  let next = 0;
  const sample = (index: number): Float32Array => {
    const i = curve.open ? clamp(index, 0, count) : (index + count) % count;
    const moment = moments[i] as Moment;
    if (solved[i] === 0) {
      solveMoment(compiled, i / count, moment, life);
      solved[i] = 1;
    }
    return moment.row;
  };
  return {
    read: (phase, { row }) => {
      const at = inRange(curve, phase) * count;
      const i = Math.floor(at);
      between(sample(i - 1), sample(i), sample(i + 1), sample(i + 2), at - i, row);
    },
    ahead: (moments) => {
      const until = Math.min(count, next + moments);
      for (; next < until; next += 1) sample(next);
    },
  };
}

/** Weights of the four rows that are read; an array, because numbers given to a function are boxed. */
const weights = new Float64Array(4);

/** A cubic curve (Catmull & Rom 1974) through four rows, `t` of the way from the second to the third. */
function between(
  a: Float32Array,
  b: Float32Array,
  c: Float32Array,
  d: Float32Array,
  t: number,
  out: Float32Array,
): void {
  const wa = (2 * t * t - t - t * t * t) / 2;
  const wb = (3 * t * t * t - 5 * t * t + 2) / 2;
  const wc = (4 * t * t - 3 * t * t * t + t) / 2;
  const wd = (t * t * t - t * t) / 2;
  for (let k = 0; k < MOMENT_LENGTH; k += 1)
    out[k] = wa * (a[k] as number) + wb * (b[k] as number) + wc * (c[k] as number) + wd * (d[k] as number);
  weights[0] = wa;
  weights[1] = wb;
  weights[2] = wc;
  weights[3] = wd;
  for (let i = 0; i < TURNS.length; i += 1) turn(a, b, c, d, TURNS[i] as number, out);
}

/** Where the quaternions are in a row: those of the bones, then those of carried things. */
const TURNS: readonly number[] = [
  ...BONES.map((_, bone) => bone * STRIDE + 3),
  ...[2, 1].map((left) => MOMENT_LENGTH - left * CARRIED_SIZE + 3),
];

/** A quaternion and its opposite are the same turn: all are taken on the side of the second. */
function turn(a: Float32Array, b: Float32Array, c: Float32Array, d: Float32Array, o: number, out: Float32Array): void {
  const sa = sameSide(a, b, o) * (weights[0] as number);
  const wb = weights[1] as number;
  const sc = sameSide(c, b, o) * (weights[2] as number);
  const sd = sameSide(d, b, o) * (weights[3] as number);
  let length = 0;
  for (let k = o; k < o + 4; k += 1) {
    const x = sa * (a[k] as number) + wb * (b[k] as number) + sc * (c[k] as number) + sd * (d[k] as number);
    out[k] = x;
    length += x * x;
  }
  const s = length > 0 ? 1 / Math.sqrt(length) : 0;
  for (let k = o; k < o + 4; k += 1) out[k] = (out[k] as number) * s;
}
const sameSide = (a: Float32Array, b: Float32Array, o: number): 1 | -1 =>
  (a[o] as number) * (b[o] as number) +
    (a[o + 1] as number) * (b[o + 1] as number) +
    (a[o + 2] as number) * (b[o + 2] as number) +
    (a[o + 3] as number) * (b[o + 3] as number) <
  0
    ? -1
    : 1;
