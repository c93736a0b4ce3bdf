import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { deadliftClips } from './deadlift.ts';
import { goodMorningKneeClips } from './good-morning-knee.ts';
import { kickbackClips } from './kickback.ts';
import { singleLegDeadliftClips } from './single-leg-deadlift.ts';

/** Standing hinges: the hips go back, the back stays long. */
export const HINGE_CLIPS = {
  deadlift: deadliftClips,
  sl_deadlift: singleLegDeadliftClips,
  kickback: kickbackClips,
  gm_knee: goodMorningKneeClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
