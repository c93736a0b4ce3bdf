import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { inclinePushUpClips } from './incline-push-up.ts';
import { pressClips } from './press.ts';
import { rowClips } from './row.ts';
import { squatPressClips } from './squat-press.ts';

/** Pushing, pulling and pressing, standing. */
export const UPPER_BODY_CLIPS = {
  incline_push: inclinePushUpClips,
  row: rowClips,
  press: pressClips,
  squat_press: squatPressClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
