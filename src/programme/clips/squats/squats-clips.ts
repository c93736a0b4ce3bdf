import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { calfSquatClips } from './calf-squat.ts';
import { chairSquatClips } from './chair-squat.ts';
import { pulseSquatClips } from './pulse-squat.ts';
import { squatClips } from './squat.ts';
import { squatJumpClips } from './squat-jump.ts';
import { squatReachClips } from './squat-reach.ts';
import { sumoSquatClips } from './sumo-squat.ts';
import { wallSitClips } from './wall-sit.ts';

/** Squats, and moves that are like one. */
export const SQUAT_CLIPS = {
  chair_squat: chairSquatClips,
  squat: squatClips,
  sumo_squat: sumoSquatClips,
  pulse_squat: pulseSquatClips,
  wall_sit: wallSitClips,
  calf_squat: calfSquatClips,
  squat_jump: squatJumpClips,
  squat_reach: squatReachClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
