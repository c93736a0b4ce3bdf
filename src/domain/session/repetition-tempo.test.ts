import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthsUntil, tempoOf, tiredOf } from './repetition-tempo.ts';

const seed = fc.nat();
const repetition = fc.nat(40);
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('no repetition is quicker than its clip, and none a third slower', () => {
  fc.assert(
    fc.property(seed, repetition, share, share, (...of) => {
      expect(tempoOf(...of)).toBeLessThanOrEqual(1);
      expect(tempoOf(...of)).toBeGreaterThan(0.75);
    }),
  );
});

test('what goes by until a phase is what the tempo adds up to', () => {
  fc.assert(
    fc.property(seed, repetition, share, share, (s, n, phase, tired) => {
      const steps = 400;
      const at = (i: number) => ((i + 0.5) / steps) * phase;
      const sum = Array.from({ length: steps }, (_, i) => phase / steps / tempoOf(s, n, at(i), tired));
      expect(lengthsUntil(s, n, phase, tired)).toBeCloseTo(
        sum.reduce((all, one) => all + one, 0),
        4,
      );
    }),
  );
});

test('the last repetitions of a hard round take longer, those of an easy one hardly', () => {
  const takes = (effort: number, done: number) => lengthsUntil(3, 0, 1, tiredOf(effort, done));
  expect(takes(0.9, 0)).toBe(1);
  expect(takes(0.9, 0.5)).toBe(1);
  expect(takes(0.9, 0.95)).toBeCloseTo(1.126, 3);
  expect(takes(0.1, 0.95)).toBeCloseTo(1.014, 3);
});
