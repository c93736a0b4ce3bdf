/** After so many days a payment that nobody has taken up is given back by itself (product §4). */
export const UNCLAIMED_DAYS = 14;

/** For so long after the payment its browser may sign in from it or choose the password, in milliseconds (product §4). */
export const CLAIM_WINDOW_MS = 60 * 60 * 1_000;
