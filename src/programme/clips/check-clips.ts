import type { CheckMoveId } from '#programme/moves/check-moves.ts';
import type { Clip } from './clip.ts';
import { walkClips } from './early-weeks/walk.ts';
import { WAY_BACK_CLIPS } from './way-back/way-back-clips.ts';

/** The clips of the load-and-impact check: those of the moves of the same names, its walk the brisk one. */
export const CHECK_CLIPS: Readonly<Record<CheckMoveId, Clip>> = {
  walk: walkClips.harder,
  sl_balance: WAY_BACK_CLIPS.sl_balance.standard,
  sl_squat: WAY_BACK_CLIPS.sl_squat.standard,
  easy_jog: WAY_BACK_CLIPS.easy_jog.standard,
  forward_bound: WAY_BACK_CLIPS.forward_bound.standard,
  hop_place: WAY_BACK_CLIPS.hop_place.standard,
  running_man: WAY_BACK_CLIPS.running_man.standard,
};
