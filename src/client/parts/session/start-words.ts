import type { MoveLevel } from '#programme/moves/move.ts';
import { LEVEL_NAMES } from './level-names.ts';

/** What a start button starts: "Start 15 min, Easier"; without the level where each move has its own. */
export const startWords = (minutes: number, level: MoveLevel | undefined): string =>
  `Start ${minutes} min${level ? `, ${LEVEL_NAMES[level]}` : ''}`;
