import { describe, expect, test } from 'vitest';
import { solveTwoBone, within } from './two-bone-ik.ts';
import { length, sub } from './vector.ts';

describe('a limb of two bones', () => {
  const leg = { lengths: [0.41, 0.4], arm: false } as const;

  test.each([
    { target: [0.2, 0.4, 0.3] as const },
    { target: [0, 0.3, 0] as const },
    { target: [-0.5, 1.2, 0.1] as const },
  ])('meets $target with bones of their lengths', ({ target }) => {
    const { mid, end } = solveTwoBone([0, 1, 0], target, [0, 0, 1], leg);
    expect(length(sub(end, target))).toBeCloseTo(0, 6);
    expect(length(sub(mid, [0, 1, 0]))).toBeCloseTo(0.41, 6);
    expect(length(sub(mid, end))).toBeCloseTo(0.4, 6);
  });

  test('stays whole where it cannot reach', () => {
    const { mid, end } = solveTwoBone([0, 1, 0], [0, 3, 0], [0, 0, 1], leg);
    expect(length(sub(mid, end))).toBeCloseTo(0.4, 6);
    expect(length(sub(end, [0, 1, 0]))).toBeLessThan(0.81);
  });

  test('points its knee to the pole', () => {
    expect(solveTwoBone([0, 1, 0], [0, 0.4, 0], [0, 0, 1], leg).mid[2]).toBeGreaterThan(0.1);
    expect(solveTwoBone([0, 1, 0], [0, 0.4, 0], [1, 0, 0], leg).mid[0]).toBeGreaterThan(0.1);
  });

  test('nears its full length ever slower, and never reaches it', () => {
    const stretched = [0.7, 0.77, 0.78, 0.8, 0.85, 1, 2].map((d) => length(within([0, 0, 0], [0, -d, 0], leg.lengths)));
    expect(stretched[0]).toBeCloseTo(0.7, 9);
    for (const [i, long] of stretched.entries()) expect(long).toBeGreaterThanOrEqual(stretched[i - 1] ?? 0);
    expect(Math.max(...stretched)).toBeLessThan(0.81);
  });
});
