/** An unsent e-mail that is older counts as in trouble. */
const LATE_MS = 3_600_000;

/** What is in trouble was given up, or was written before this. */
export const lateBefore = (now: number): number => now - LATE_MS;
