import type { MoveId } from '#programme/moves/move.ts';
import type { OwnClips } from '../clip.ts';
import { easyJog } from './easy-jog.ts';
import { forwardBound } from './forward-bound.ts';
import { hopPlace } from './hop-place.ts';
import { runningMan } from './running-man.ts';
import { slBalance } from './sl-balance.ts';
import { slSquat } from './sl-squat.ts';
import { walk } from './walk.ts';

/** Moves on the way back to impact, of which the load-and-impact check shows some too. */
export const IMPACT = {
  walk,
  easy_jog: easyJog,
  sl_balance: slBalance,
  sl_squat: slSquat,
  forward_bound: forwardBound,
  hop_place: hopPlace,
  running_man: runningMan,
} as const satisfies Partial<Record<MoveId, OwnClips>>;
