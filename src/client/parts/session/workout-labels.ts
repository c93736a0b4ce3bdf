import type { MoveLevel } from '#programme/moves/move.ts';

export const LEVEL_NAMES: Record<MoveLevel, string> = { easier: 'Easier', standard: 'Standard', harder: 'Harder' };

export function lengthOptions(fullMinutes: number) {
  return [
    { value: 'full', label: `Full ${fullMinutes}`, 'aria-label': `Full ${fullMinutes} min` },
    { value: '15', label: '15 min' },
    { value: '10', label: '10 min' },
  ] as const;
}

/** What a start button starts: "Start 15 min, Easier"; without the level where each move has its own. */
export const startWords = (minutes: number, level: MoveLevel | undefined): string =>
  `Start ${minutes} min${level ? `, ${LEVEL_NAMES[level]}` : ''}`;
