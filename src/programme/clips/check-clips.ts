import type { CheckMoveId } from '#programme/moves/check-moves.ts';
import type { Clip } from './clip.ts';
import { IMPACT } from './impact/impact-clips.ts';

/** The clips of the load-and-impact check: those of the moves of the same names, its walk the brisk one. */
export const CHECK_CLIPS: Readonly<Record<CheckMoveId, Clip>> = {
  walk: IMPACT.walk.harder,
  sl_balance: IMPACT.sl_balance.standard,
  sl_squat: IMPACT.sl_squat.standard,
  easy_jog: IMPACT.easy_jog.standard,
  forward_bound: IMPACT.forward_bound.standard,
  hop_place: IMPACT.hop_place.standard,
  running_man: IMPACT.running_man.standard,
};
