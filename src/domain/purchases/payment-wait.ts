/** How often a page asks again about a payment that is not confirmed yet (product §4). */
export const MAX_VERIFY_ATTEMPTS = 12;

/** The seconds within which a confirmed payment leads on, as the page promises before the result is known. */
export const COUNTDOWN_BEFORE_RESULT_SECONDS = 5;

/** The seconds until the page leads on after an automatic sign-in. */
export const COUNTDOWN_AFTER_SIGN_IN_SECONDS = 3;

/** The seconds until the page leads on after a password was chosen. */
export const COUNTDOWN_AFTER_CLAIM_SECONDS = 2;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 5_000;

/**
 * How long a page waits before the next try, in milliseconds: 1,000, 1,500, 2,250, 3,375, then 5,000 each time.
 *
 * @param attempt how many tries came before, from 0.
 */
export function verifyDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 1.5 ** attempt, LONGEST_DELAY_MS);
}
