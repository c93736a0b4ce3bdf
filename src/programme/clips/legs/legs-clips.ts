import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { calfSquatClips } from './calf-squat.ts';
import { chairSquatClips } from './chair-squat.ts';
import { curtsyLungeClips } from './curtsy-lunge.ts';
import { deadliftClips } from './deadlift.ts';
import { gmKneeClips } from './gm-knee.ts';
import { kickbackClips } from './kickback.ts';
import { lateralLungeClips } from './lateral-lunge.ts';
import { lungeRotateClips } from './lunge-rotate.ts';
import { pulseSquatClips } from './pulse-squat.ts';
import { reverseLungeClips } from './reverse-lunge.ts';
import { slDeadliftClips } from './sl-deadlift.ts';
import { splitSquatClips } from './split-squat.ts';
import { squatClips } from './squat.ts';
import { squatJumpClips } from './squat-jump.ts';
import { squatReachClips } from './squat-reach.ts';
import { stepUpClips } from './step-up.ts';
import { sumoSquatClips } from './sumo-squat.ts';
import { wallSitClips } from './wall-sit.ts';

/** Standing strength: squats, lunges, hinges. */
export const LEGS = {
  chair_squat: chairSquatClips,
  squat: squatClips,
  sumo_squat: sumoSquatClips,
  pulse_squat: pulseSquatClips,
  split_squat: splitSquatClips,
  reverse_lunge: reverseLungeClips,
  lateral_lunge: lateralLungeClips,
  curtsy_lunge: curtsyLungeClips,
  wall_sit: wallSitClips,
  calf_squat: calfSquatClips,
  squat_jump: squatJumpClips,
  step_up: stepUpClips,
  deadlift: deadliftClips,
  sl_deadlift: slDeadliftClips,
  kickback: kickbackClips,
  squat_reach: squatReachClips,
  gm_knee: gmKneeClips,
  lunge_rotate: lungeRotateClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
