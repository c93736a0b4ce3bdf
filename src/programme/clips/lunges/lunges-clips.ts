import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { curtsyLungeClips } from './curtsy-lunge.ts';
import { lateralLungeClips } from './lateral-lunge.ts';
import { lungeRotateClips } from './lunge-rotate.ts';
import { reverseLungeClips } from './reverse-lunge.ts';
import { splitSquatClips } from './split-squat.ts';
import { stepUpClips } from './step-up.ts';

/** Lunges and steps: one leg does more than the other. */
export const LUNGE_CLIPS = {
  split_squat: splitSquatClips,
  reverse_lunge: reverseLungeClips,
  lateral_lunge: lateralLungeClips,
  curtsy_lunge: curtsyLungeClips,
  step_up: stepUpClips,
  lunge_rotate: lungeRotateClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
