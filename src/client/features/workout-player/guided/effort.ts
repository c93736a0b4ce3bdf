import { currentSegment, type SessionState } from '#domain/session/session-state.ts';

/** Of the warm-up, the first round of the main part, and the cool-down. */
const WARM_UP = 0.35;
const FIRST_ROUND = 0.55;
const LAST_ROUND = 0.9;
const COOL_DOWN = 0.15;
/** In a rest the breath calms down. */
const RESTING = 0.6;

/** How hard the coach breathes now, 0 to 1. */
export function effortOf(state: SessionState): number {
  const segment = currentSegment(state);
  if (!segment || state.leadInMs > 0) return COOL_DOWN;
  const { step, kind, place } = segment;
  if (step === 0) return WARM_UP;
  if (step === 2) return COOL_DOWN;
  const { round = 1, rounds = 1 } = place;
  const share = rounds > 1 ? (round - 1) / (rounds - 1) : 0;
  return (FIRST_ROUND + (LAST_ROUND - FIRST_ROUND) * share) * (kind === 'work' ? 1 : RESTING);
}
