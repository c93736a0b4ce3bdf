import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bucket, fillingOf, fullBucket, waitMsOf, withoutPermit } from './bucket.ts';

const FILLING = fillingOf({ burst: 3, perMinute: 6 });
const NOW = 1_000_000;

test.each([
  [{ burst: 120, perMinute: 120 }, 500, 60_000],
  [{ burst: 60, perMinute: 10 }, 6_000, 360_000],
  [{ burst: 3, perMinute: 7 }, 8_572, 25_716],
  [{ burst: 100_000, perMinute: 100_000 }, 1, 100_000],
])('%j gives a permit every %d ms and is full after %d ms, never sooner', (rate, permitMs, wholeMs) => {
  expect(fillingOf(rate)).toEqual({ permitMs, wholeMs });
});

test.each<[string, Bucket, Bucket | undefined, number]>([
  ['full', fullBucket(NOW), { countedAt: NOW, fullAt: NOW + 10_000 }, 0],
  ['full for long', fullBucket(0), { countedAt: NOW, fullAt: NOW + 10_000 }, 0],
  ['filling', { countedAt: NOW - 5_000, fullAt: NOW + 5_000 }, { countedAt: NOW, fullAt: NOW + 15_000 }, 0],
  ['with its last permit', { countedAt: NOW, fullAt: NOW + 20_000 }, { countedAt: NOW, fullAt: NOW + 30_000 }, 0],
  ['a moment before its next permit', { countedAt: NOW, fullAt: NOW + 20_001 }, undefined, 1],
  ['empty', { countedAt: NOW, fullAt: NOW + 30_000 }, undefined, 10_000],
  [
    'counted by a clock that is ahead',
    { countedAt: NOW + 4_000, fullAt: NOW + 14_000 },
    { countedAt: NOW + 4_000, fullAt: NOW + 24_000 },
    0,
  ],
  [
    'empty by a clock that is ahead: its lead is waited for',
    { countedAt: NOW + 4_000, fullAt: NOW + 34_000 },
    undefined,
    14_000,
  ],
  [
    'from a time that cannot be, with something in it',
    { countedAt: NOW + 3_600_000, fullAt: NOW + 3_610_000 },
    { countedAt: NOW, fullAt: NOW + 20_000 },
    0,
  ],
  [
    'from a time that cannot be, empty',
    { countedAt: NOW + 3_600_000, fullAt: NOW + 3_630_000 },
    { countedAt: NOW, fullAt: NOW + 30_000 },
    0,
  ],
])('a bucket that is %s', (_, bucket, taken, waitMs) => {
  expect(withoutPermit(bucket, NOW, FILLING)).toEqual(taken);
  if (!taken) expect(waitMsOf(bucket, NOW, FILLING)).toBe(waitMs);
});

test('whoever waits as long as she is told gets a permit, and not a moment sooner', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40_000, max: 20_000 }), { maxLength: 30 }), (jumps) => {
      let now = NOW;
      let bucket = fullBucket(now);
      for (const milliseconds of jumps) {
        now += milliseconds;
        bucket = withoutPermit(bucket, now, FILLING) ?? bucket;
        const wait = waitMsOf(bucket, now, FILLING);
        expect(withoutPermit(bucket, now + wait, FILLING)).toBeDefined();
        if (wait > 0 && bucket.countedAt <= now) expect(withoutPermit(bucket, now + wait - 1, FILLING)).toBeUndefined();
      }
    }),
  );
});
