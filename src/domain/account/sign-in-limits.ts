import { pluralise } from '#domain/time/count-text.ts';

/** How long a failed sign-in counts, in milliseconds (product §3). */
export const SIGN_IN_WINDOW_MS = 15 * 60_000;

/** Failed sign-ins within {@link SIGN_IN_WINDOW_MS} after which the next one is refused (product §3). */
export const MAX_SIGN_IN_FAILURES = { accountAndAddress: 10, address: 50, account: 100 } as const;

/**
 * The failures within the window that count against a sign-in: of this account from this address, of the address, of
 * the account.
 */
export interface SignInFailures {
  accountAndAddress: FailureCount;
  address: FailureCount;
  account: FailureCount;
}

/** The failures of one kind within the window. */
export interface FailureCount {
  count: number;
  /** When the oldest of them was, in epoch milliseconds; null when there are none. */
  oldestAt: number | null;
}

/**
 * How long the next sign-in must wait, in milliseconds; 0 when it need not wait.
 *
 * The account's own cap would let a stranger lock its owner out, so it spares a browser that signed in to this account
 * before: only the two other caps hold such a browser.
 *
 * @param now epoch milliseconds.
 */
export function signInWaitMs(failures: SignInFailures, isKnownBrowser: boolean, now: number): number {
  const waits = [
    waitMs(failures.accountAndAddress, MAX_SIGN_IN_FAILURES.accountAndAddress, now),
    waitMs(failures.address, MAX_SIGN_IN_FAILURES.address, now),
    isKnownBrowser ? 0 : waitMs(failures.account, MAX_SIGN_IN_FAILURES.account, now),
  ];
  return Math.max(...waits);
}

/** The words of the refusal, with the wait in whole minutes, never fewer than one. */
export function tooManyTriesText(remainingMs: number): string {
  const minutes = Math.max(1, Math.ceil(remainingMs / 60_000));
  return `Too many tries. Wait ${minutes} ${pluralise(minutes, 'minute')}, then try again.`;
}

function waitMs({ count, oldestAt }: FailureCount, limit: number, now: number): number {
  if (count < limit || oldestAt === null) return 0;
  return Math.min(SIGN_IN_WINDOW_MS, Math.max(1, oldestAt + SIGN_IN_WINDOW_MS - now));
}
