import type { MoveId } from '#programme/moves/move.ts';
import type { OwnClips } from '../clip.ts';
import { anklePumps } from './ankle-pumps.ts';
import { cushionLift } from './cushion-lift.ts';
import { floorRise } from './floor-rise.ts';
import { logRoll } from './log-roll.ts';
import { pelvicFloor } from './pelvic-floor.ts';
import { pelvicTilt } from './pelvic-tilt.ts';
import { scarCare } from './scar-care.ts';
import { sway } from './sway.ts';

/** Moves of the early weeks, and with a baby in the arms. */
export const EARLY_WEEKS = {
  pelvic_floor: pelvicFloor,
  pelvic_tilt: pelvicTilt,
  ankle_pumps: anklePumps,
  log_roll: logRoll,
  floor_rise: floorRise,
  cushion_lift: cushionLift,
  scar_care: scarCare,
  sway,
} as const satisfies Partial<Record<MoveId, OwnClips>>;
