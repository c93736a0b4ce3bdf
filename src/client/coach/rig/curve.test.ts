import { expect, test } from 'vitest';
import { loopCurve, sample, segmentAt } from './curve.ts';

const curve = loopCurve([0, 0.5], [Float64Array.of(0), Float64Array.of(1)]);
const valueAt = (share: number): number => {
  const out = new Float64Array(1);
  sample(curve, 0, share, out);
  return out[0] ?? Number.NaN;
};

test('a curve starts and ends at rest', () => {
  expect(valueAt(0.01)).toBeCloseTo(0, 4);
  expect(valueAt(0.99)).toBeCloseTo(1, 4);
});

test('a curve overshoots no key', () => {
  const values = Array.from({ length: 51 }, (_, i) => valueAt(i / 50));
  expect(values.every((value, i) => value >= (values[i - 1] ?? 0) && value <= 1)).toBe(true);
});

test.each([
  { phase: 0.25, k: 0, u: 0.5 },
  { phase: 0.5, k: 1, u: 0 },
  { phase: 0.75, k: 1, u: 0.5 },
])('phase $phase is $u of segment $k', ({ phase, k, u }) => {
  expect(segmentAt(curve, phase)).toEqual({ k, u });
});
