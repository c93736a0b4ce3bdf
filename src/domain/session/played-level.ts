/** How hard a move is played, from light to heavy. "Standard" is what the workout prescribes. */
export const PLAYED_LEVELS = ['easier', 'standard', 'harder'] as const;

/** One of {@link PLAYED_LEVELS}. */
export type PlayedLevel = (typeof PLAYED_LEVELS)[number];
