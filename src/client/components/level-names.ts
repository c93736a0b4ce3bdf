import type { MoveLevel } from '#programme/move.ts';

export const LEVEL_NAMES: Record<MoveLevel, string> = { easier: 'Easier', standard: 'Standard', harder: 'Harder' };
