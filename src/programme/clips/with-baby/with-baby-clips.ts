import type { MoveId } from '#programme/moves/move.ts';
import type { OwnClips } from '../clip.ts';
import { swayClips } from './sway.ts';

/** Moves with a baby in the arms. */
export const WITH_BABY_CLIPS = {
  sway: swayClips,
} as const satisfies Partial<Record<MoveId, OwnClips>>;
