import { describe, expect, test } from 'vitest';
import { type RingBlock, type RingStep, ringFill, ringMs, ringStepAt, ringSteps } from './breath-ring.ts';

const BLOCKS: RingBlock[] = [
  {
    kind: 'settle',
    repeat: 1,
    phases: [
      { phase: 'in', seconds: 4 },
      { phase: 'out', seconds: 6 },
    ],
  },
  {
    kind: 'long',
    repeat: 2,
    phases: [
      { phase: 'lift', seconds: 2 },
      { phase: 'hold', seconds: 3 },
      { phase: 'let-go', seconds: 5 },
    ],
  },
];
const steps = ringSteps(BLOCKS);

describe('a breath ring', () => {
  test('says phase after phase, which time of how many, and ends', () => {
    expect(ringMs(steps)).toBe(30_000);
    expect(steps.map(({ phase, turn, turns }) => `${phase} ${turn}/${turns}`)).toEqual([
      'in 1/1',
      'out 1/1',
      'lift 1/2',
      'hold 1/2',
      'let-go 1/2',
      'lift 2/2',
      'hold 2/2',
      'let-go 2/2',
    ]);
    expect(ringStepAt(steps, 3_999)?.phase).toBe('in');
    expect(ringStepAt(steps, 4_000)?.phase).toBe('out');
    expect(ringStepAt(steps, 29_999)?.phase).toBe('let-go');
    expect(ringStepAt(steps, 30_000)).toBeUndefined();
    expect(ringMs([])).toBe(0);
  });

  test.each([
    [0, 0],
    [2_000, 0.5],
    [7_000, 0.5],
    [10_000, 0],
    [11_000, 0.5],
    [12_000, 1],
    [14_999, 1],
    [17_500, 0.5],
  ])('at %i ms it is filled to %f', (atMs, fill) => {
    expect(ringFill(ringStepAt(steps, atMs) as RingStep, atMs)).toBeCloseTo(fill, 3);
  });

  test('it never jumps: a phase begins where the one before ended', () => {
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (before) expect(ringFill(step, step.startMs)).toBeCloseTo(ringFill(before, step.startMs), 5);
    }
  });
});
