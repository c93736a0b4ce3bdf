import type { MoveId } from '#programme/moves/move.ts';
import type { OwnClips } from '../clip.ts';
import { easyJogClips } from './easy-jog.ts';
import { forwardBoundClips } from './forward-bound.ts';
import { hopInPlaceClips } from './hop-in-place.ts';
import { runningManClips } from './running-man.ts';
import { singleLegBalanceClips } from './single-leg-balance.ts';
import { singleLegSquatClips } from './single-leg-squat.ts';

/** Moves of the way back to impact, which the load-and-impact check shows too. */
export const WAY_BACK_CLIPS = {
  easy_jog: easyJogClips,
  sl_balance: singleLegBalanceClips,
  sl_squat: singleLegSquatClips,
  forward_bound: forwardBoundClips,
  hop_place: hopInPlaceClips,
  running_man: runningManClips,
} as const satisfies Partial<Record<MoveId, OwnClips>>;
