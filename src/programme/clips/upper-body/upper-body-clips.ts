import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { inclinePushClips } from './incline-push.ts';
import { pressClips } from './press.ts';
import { rowClips } from './row.ts';
import { squatPressClips } from './squat-press.ts';

/** Pushing, pulling and pressing, standing. */
export const UPPER_BODY = {
  incline_push: inclinePushClips,
  row: rowClips,
  press: pressClips,
  squat_press: squatPressClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
