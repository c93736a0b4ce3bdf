import { describe, expect, it } from 'vitest';
import { STRIP_FRAMES, stripAddress, stripPhases } from './strips.ts';

describe('strips', () => {
  it('lie in the folder of the coach under the name of their clip', () => {
    expect(stripAddress('squat-easier')).toBe('/coach/squat-easier.webp');
  });

  it.each([
    [
      [0, 0.5],
      [0, 0.5, 0.25, 0.75, 0.125, 0.375],
    ],
    [
      [0, 0.4],
      [0, 0.4, 0.7, 0.2, 0.55, 0.85],
    ],
    [
      [0.9, 0.3],
      [0.9, 0.3, 0.6, 0.1, 0.45, 0.75],
    ],
    [
      [0.2, 0.2],
      [0.2, 0.2, 0.7, 0.45, 0.95, 0.325],
    ],
  ] as const)('of a clip with the stills %j show %j', (still, phases) => {
    const shown = stripPhases({ still });
    expect(shown).toHaveLength(STRIP_FRAMES);
    shown.forEach((phase, index) => {
      expect(phase).toBeCloseTo(phases[index] ?? Number.NaN, 9);
    });
  });
});
