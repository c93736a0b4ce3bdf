import type { RingBlock, RingPhase } from '#domain/courses/breath-ring.ts';

/** What a phase of a ring asks for. */
export const PHASE_WORDS: Readonly<Record<RingPhase, string>> = {
  in: 'Breathe in, soften',
  out: 'Breathe out',
  lift: 'Lift',
  hold: 'Hold, keep breathing',
  'let-go': 'Let go',
};

/** What a row of phases is called. */
export const BLOCK_WORDS: Readonly<Record<RingBlock['kind'], string>> = {
  settle: 'Settle',
  long: 'Long squeezes',
  quick: 'Quick squeezes',
  'letting-go': 'Letting go',
};
