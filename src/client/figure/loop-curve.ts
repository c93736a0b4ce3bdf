import { around } from './geometry.ts';

/** The stretch of a loop between two keys, with the keys around it. */
export interface LoopSegment {
  /** Indices of the keys before, at the start, at the end and after. */
  readonly keys: readonly [before: number, from: number, to: number, after: number];
  /** Durations (phase) of the three stretches between those keys. */
  readonly spans: readonly [number, number, number];
  /** 0 to 1 inside the middle stretch. */
  readonly share: number;
}

/** A phase moved into 0 (included) to 1 (excluded). */
export const wrapPhase = (phase: number): number => ((phase % 1) + 1) % 1;

/** The stretch of the loop that a phase lies in; the last key eases back to the first. */
export function segmentAt(times: readonly number[], phase: number): LoopSegment {
  const count = times.length;
  const p = wrapPhase(phase);
  const from = times.findLastIndex((t) => p >= t);
  const start = from < 0 ? count - 1 : from;
  const span = (key: number): number => (around(times, key + 1) - around(times, key) + 1) % 1 || 1;
  const index = (key: number): number => (key + count) % count;
  return {
    keys: [index(start - 1), start, index(start + 1), index(start + 2)],
    spans: [span(start - 1), span(start), span(start + 1)],
    share: ((p - around(times, start) + 1) % 1) / span(start),
  };
}

function tangent(spanBefore: number, spanAfter: number, slopeBefore: number, slopeAfter: number): number {
  if (slopeBefore * slopeAfter <= 0) return 0;
  const w1 = 2 * spanAfter + spanBefore;
  const w2 = spanAfter + 2 * spanBefore;
  return (w1 + w2) / (w1 / slopeBefore + w2 / slopeAfter);
}

/**
 * Value of one channel inside a segment; `valueAt` reads it at a key.
 *
 * A monotone cubic (Fritsch-Carlson): it eases to rest at turning points and holds, passes other keys without
 * stopping, and never overshoots, so a planted hand or foot cannot drift.
 */
export function curveValue({ keys, spans, share: s }: LoopSegment, valueAt: (key: number) => number): number {
  const [a, b, c, d] = [valueAt(keys[0]), valueAt(keys[1]), valueAt(keys[2]), valueAt(keys[3])];
  const [h0, h1, h2] = spans;
  const [d0, d1, d2] = [(b - a) / h0, (c - b) / h1, (d - c) / h2];
  const m1 = tangent(h0, h1, d0, d1) * h1;
  const m2 = tangent(h1, h2, d1, d2) * h1;
  const s2 = s * s;
  const s3 = s2 * s;
  return (2 * s3 - 3 * s2 + 1) * b + (s3 - 2 * s2 + s) * m1 + (3 * s2 - 2 * s3) * c + (s3 - s2) * m2;
}

/** Fullness of the lungs (0 to 1) in a static hold: in for 40 % of the loop, out for 60 %. */
export function breathAt(phase: number): number {
  const p = wrapPhase(phase);
  return p < 0.4 ? 0.5 - 0.5 * Math.cos((Math.PI * p) / 0.4) : 0.5 + 0.5 * Math.cos((Math.PI * (p - 0.4)) / 0.6);
}
