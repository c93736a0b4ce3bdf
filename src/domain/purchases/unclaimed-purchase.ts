/** The number of days after which a payment that nobody has claimed is given back by itself (product §4). */
export const UNCLAIMED_DAYS = 14;

/**
 * How long after the payment the browser that paid may sign in from it or choose the password, in milliseconds (product
 * §4).
 */
export const CLAIM_WINDOW_MS = 60 * 60 * 1_000;
