import { expect, test } from 'vitest';
import { blinkAt } from './life.ts';

test('she blinks 12 to 22 times a minute', () => {
  const lids = Array.from({ length: 6000 }, (_, i) => blinkAt({ time: i / 100 }));
  const blinks = lids.filter((lid, i) => lid > 0.5 && (lids[i - 1] ?? 0) <= 0.5).length;
  expect(blinks).toBeGreaterThanOrEqual(12);
  expect(blinks).toBeLessThanOrEqual(22);
});
