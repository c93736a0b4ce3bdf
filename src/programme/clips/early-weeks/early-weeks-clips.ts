import type { MoveId } from '#programme/moves/move.ts';
import type { OwnClips } from '../clip.ts';
import { anklePumpsClips } from './ankle-pumps.ts';
import { cushionLiftClips } from './cushion-lift.ts';
import { floorRiseClips } from './floor-rise.ts';
import { logRollClips } from './log-roll.ts';
import { pelvicFloorClips } from './pelvic-floor.ts';
import { pelvicTiltClips } from './pelvic-tilt.ts';
import { scarCareClips } from './scar-care.ts';
import { walkClips } from './walk.ts';

/** Moves for the first weeks after a birth. */
export const EARLY_WEEKS_CLIPS = {
  pelvic_floor: pelvicFloorClips,
  pelvic_tilt: pelvicTiltClips,
  ankle_pumps: anklePumpsClips,
  log_roll: logRollClips,
  floor_rise: floorRiseClips,
  cushion_lift: cushionLiftClips,
  scar_care: scarCareClips,
  walk: walkClips,
} as const satisfies Partial<Record<MoveId, OwnClips>>;
