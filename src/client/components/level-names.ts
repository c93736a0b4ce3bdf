import type { MoveLevel } from '#programme/move.ts';

/** The levels of a move as they are called on screen. */
export const LEVEL_NAMES: Record<MoveLevel, string> = { easier: 'Easier', standard: 'Standard', harder: 'Harder' };
