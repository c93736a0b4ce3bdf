import type { Clip } from '#programme/clips/clip.ts';

/** How far a hand has to be closed for what it holds, 0 to 1. */
export function gripOf({ held, fists }: Clip, s: 'L' | 'R'): number {
  if (fists) return 0.95;
  if (!held) return 0;
  if (held.at === 'eachHand' || held.at === `hand${s}`) return held.kind === 'bottle' ? 0.75 : 0.9;
  return held.at === 'hands' ? 0.55 : 0;
}
