import type { CheckMoveId } from '#programme/moves/check-moves.ts';
import type { Clip } from './clip.ts';
import { walkClips } from './early-weeks/walk.ts';
import { easyJogClips } from './way-back/easy-jog.ts';
import { forwardBoundClips } from './way-back/forward-bound.ts';
import { hopInPlaceClips } from './way-back/hop-in-place.ts';
import { runningManClips } from './way-back/running-man.ts';
import { singleLegBalanceClips } from './way-back/single-leg-balance.ts';
import { singleLegSquatClips } from './way-back/single-leg-squat.ts';

/** The clips of the load-and-impact check: those of the moves of the same names, its walk the brisk one. */
export const CHECK_CLIPS: Readonly<Record<CheckMoveId, Clip>> = {
  walk: walkClips.harder,
  sl_balance: singleLegBalanceClips.standard,
  sl_squat: singleLegSquatClips.standard,
  easy_jog: easyJogClips.standard,
  forward_bound: forwardBoundClips.standard,
  hop_place: hopInPlaceClips.standard,
  running_man: runningManClips.standard,
};
