import type { MoveLevel } from '#programme/moves/move.ts';

export const LEVEL_NAMES: Record<MoveLevel, string> = { easier: 'Easier', standard: 'Standard', harder: 'Harder' };
