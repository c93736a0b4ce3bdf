import type { RingBlock, RingPhase } from '#domain/courses/breath-ring.ts';

/** The words for each phase of a ring. */
export const PHASE_WORDS: Readonly<Record<RingPhase, string>> = {
  in: 'Breathe in, soften',
  out: 'Breathe out',
  lift: 'Lift',
  hold: 'Hold, and keep breathing',
  'let-go': 'Let go',
};

/** The name of each kind of row of phases. */
export const BLOCK_WORDS: Readonly<Record<RingBlock['kind'], string>> = {
  settle: 'Settle',
  long: 'Long squeezes',
  quick: 'Quick squeezes',
  'letting-go': 'Letting go',
};
