/** So long a letter may wait before somebody should know. */
const LATE_MS = 3_600_000;

/** What is in trouble was given up, or was written before this. */
export const lateBefore = (now: number): number => now - LATE_MS;
