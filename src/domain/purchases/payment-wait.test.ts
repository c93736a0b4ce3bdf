import { expect, test } from 'vitest';
import { MAX_VERIFY_ATTEMPTS, verifyDelayMs } from './payment-wait.ts';

test('each wait is half as long again as the one before, up to five seconds', () => {
  expect([0, 1, 2, 3, 4, 5, MAX_VERIFY_ATTEMPTS].map(verifyDelayMs)).toEqual([
    1_000, 1_500, 2_250, 3_375, 5_000, 5_000, 5_000,
  ]);
});
