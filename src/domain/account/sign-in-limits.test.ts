import { describe, expect, test } from 'vitest';
import { SIGN_IN_WINDOW_MS, type SignInFailures, signInWaitMs, tooManyTriesText } from './sign-in-limits.ts';

const NOW = 1_800_000_000_000;
const FIVE_MINUTES_MS = 300_000;

const failures = (counts: Partial<Record<keyof SignInFailures, number>>): SignInFailures => {
  const of = (count = 0) => ({ count, oldestAt: count === 0 ? null : NOW - FIVE_MINUTES_MS });
  return { accountAndAddress: of(counts.accountAndAddress), address: of(counts.address), account: of(counts.account) };
};

describe('signInWaitMs', () => {
  test.each([
    { name: 'nothing failed', counts: {}, known: false, mustWait: false },
    { name: 'nine failures of the account from here', counts: { accountAndAddress: 9 }, known: false, mustWait: false },
    { name: 'ten failures of the account from here', counts: { accountAndAddress: 10 }, known: false, mustWait: true },
    { name: 'ten, from a browser that is known', counts: { accountAndAddress: 10 }, known: true, mustWait: true },
    { name: '49 failures from here', counts: { address: 49 }, known: false, mustWait: false },
    { name: '50 failures from here', counts: { address: 50 }, known: true, mustWait: true },
    { name: '99 failures of the account', counts: { account: 99 }, known: false, mustWait: false },
    { name: '100 failures of the account', counts: { account: 100 }, known: false, mustWait: true },
    { name: '100 failures of the account, known browser', counts: { account: 100 }, known: true, mustWait: false },
  ])('$name → must wait: $mustWait', ({ counts, known, mustWait }) => {
    const expected = mustWait ? SIGN_IN_WINDOW_MS - FIVE_MINUTES_MS : 0;
    expect(signInWaitMs(failures(counts), known, NOW)).toBe(expected);
  });
});

test.each([
  [1, 'Too many tries. Wait 1 minute, then try again.'],
  [60_001, 'Too many tries. Wait 2 minutes, then try again.'],
])('%d ms are told in whole minutes', (remainingMs, text) => {
  expect(tooManyTriesText(remainingMs)).toBe(text);
});
