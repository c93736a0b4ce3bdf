import { ease } from './vector.ts';

/** Channels of all keys and their slopes: one row per key. */
export interface Curve {
  readonly times: readonly number[];
  readonly values: readonly Float64Array[];
  readonly slopes: readonly Float64Array[];
  /** True for a way that is gone once: there is nothing before its first key and after its last. */
  readonly open?: true;
}

/** A phase brought into the loop, or kept on the way. */
export const inRange = ({ open }: Curve, phase: number): number =>
  open ? Math.min(LAST, Math.max(0, phase)) : phase - Math.floor(phase);
/** Time of the last key of an open way. */
export const LAST = 1 - 1e-6;

/**
 * A curve through the keys of a loop that does not overshoot them and starts no movement abruptly:
 * quintic pieces without acceleration at the keys, which is the path of least jerk between two rests
 * (Flash & Hogan, J. Neurosci. 5, 1985). Slopes are weighted harmonic means (Fritsch & Carlson, SIAM
 * J. Numer. Anal. 17, 1980), kept below twice the chord, up to where a quintic stays monotone.
 */
export function loopCurve(times: readonly number[], values: readonly Float64Array[]): Curve {
  const count = times.length;
  const slopes = values.map((row, k) => {
    const before = (k + count - 1) % count;
    const earlier = values[before] as Float64Array;
    const later = values[(k + 1) % count] as Float64Array;
    const h0 = span(times, before);
    const h1 = span(times, k);
    return row.map((value, c) => {
      const d0 = (value - (earlier[c] as number)) / h0;
      const d1 = ((later[c] as number) - value) / h1;
      if (d0 * d1 <= 1e-12) return 0;
      const w0 = 2 * h1 + h0;
      const w1 = h1 + 2 * h0;
      const slope = (w0 + w1) / (w0 / d0 + w1 / d1);
      return Math.sign(slope) * Math.min(Math.abs(slope), 2 * Math.abs(d0), 2 * Math.abs(d1));
    });
  });
  return { times, values, slopes };
}

/** Length of the segment that starts at key `k`, as a share of the loop. */
const span = (times: readonly number[], k: number): number =>
  (times[k + 1] ?? 1 + (times[0] as number)) - (times[k] as number);

/** Where a phase lies: the key before it and the share of the way to the next. */
export function segmentAt({ times }: Curve, phase: number): { k: number; u: number } {
  const t = phase < (times[0] as number) ? phase + 1 : phase;
  const k = times.findLastIndex((time) => time <= t);
  return { k, u: (t - (times[k] as number)) / span(times, k) };
}

/** Writes every channel at a place of the loop. */
export function sample(curve: Curve, k: number, u: number, out: Float64Array): void {
  const next = (k + 1) % curve.times.length;
  const a = curve.values[k] as Float64Array;
  const b = curve.values[next] as Float64Array;
  const da = curve.slopes[k] as Float64Array;
  const db = curve.slopes[next] as Float64Array;
  const h = span(curve.times, k);
  const u3 = u * u * u;
  const f1 = ease(u);
  const f0 = 1 - f1;
  const g0 = (u + u3 * (-6 + 8 * u - 3 * u * u)) * h;
  const g1 = u3 * (-4 + 7 * u - 3 * u * u) * h;
  for (let c = 0; c < out.length; c += 1)
    out[c] = f0 * (a[c] as number) + g0 * (da[c] as number) + f1 * (b[c] as number) + g1 * (db[c] as number);
}
