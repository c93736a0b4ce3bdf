import { describe, expect, test } from 'vitest';
import { createTokenBuckets } from './token-bucket.ts';

function bucketsAt(start: number) {
  const clock = { time: start };
  return { clock, buckets: createTokenBuckets({ burst: 3, perMinute: 6 }, () => clock.time) };
}

const ask = (buckets: ReturnType<typeof createTokenBuckets>, key: string, times: number) =>
  Array.from({ length: times }, () => buckets.secondsUntilAllowed(key));

describe('a token bucket', () => {
  test('lets a burst through, then tells how long to wait', () => {
    const { buckets } = bucketsAt(1_000);
    expect(ask(buckets, 'anna', 5)).toEqual([0, 0, 0, 10, 10]);
  });

  test('fills up with time, never over the burst', () => {
    const { buckets, clock } = bucketsAt(1_000);
    ask(buckets, 'anna', 3);
    clock.time += 10_000;
    expect(ask(buckets, 'anna', 2)).toEqual([0, 10]);
    clock.time += 3_600_000;
    expect(ask(buckets, 'anna', 4)).toEqual([0, 0, 0, 10]);
  });

  test('is each caller’s own', () => {
    const { buckets } = bucketsAt(1_000);
    ask(buckets, 'anna', 4);
    expect(ask(buckets, 'ben', 1)).toEqual([0]);
  });

  test('a clock that is set back takes nothing away', () => {
    const { buckets, clock } = bucketsAt(100_000);
    ask(buckets, 'anna', 1);
    clock.time -= 50_000;
    expect(ask(buckets, 'anna', 3)).toEqual([0, 0, 10]);
  });

  test('a flood of callers forgets the one that was silent longest', () => {
    const { buckets } = bucketsAt(1_000);
    ask(buckets, 'anna', 4);
    for (let caller = 0; caller < 50_000; caller += 1) buckets.secondsUntilAllowed(`caller ${caller}`);
    expect(ask(buckets, 'anna', 1)).toEqual([0]);
    expect(ask(buckets, 'caller 49999', 3)).toEqual([0, 0, 10]);
  });

  test.each([
    { others: 4_999, waits: 10 },
    { others: 5_000, waits: 0 },
  ])('5,000 callers are remembered: after $others others she waits $waits s', ({ others, waits }) => {
    const { buckets } = bucketsAt(1_000);
    ask(buckets, 'anna', 4);
    for (let caller = 0; caller < others; caller += 1) buckets.secondsUntilAllowed(`caller ${caller}`);
    expect(ask(buckets, 'anna', 1)).toEqual([waits]);
  });
});
