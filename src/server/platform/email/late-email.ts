/** An unsent e-mail that is older counts as undelivered. */
const LATE_MS = 3_600_000;

/** What is undelivered was given up, or was written before this. */
export const lateBefore = (now: number): number => now - LATE_MS;
