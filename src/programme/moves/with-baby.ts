import type { Move, ShippedMoveId } from './move.ts';

/** Moves with a baby in the arms. Ask a person who knows about health before changing a word here. */
export const WITH_BABY_MOVES = {
  sway: {
    name: 'Sway with your baby',
    cue: 'Both feet down, weight side to side, breathe',
    setUp: 'Baby close in both arms, back to a wall',
    spoken: 'Slow sway',
    easier: {
      name: 'Sitting sway',
      cue: 'Rock gently from side to side',
      setUp: 'Sit on the sofa, baby close in both arms',
    },
    harder: { name: 'Sway and settle', cue: 'Sway over, soften your knees in the middle' },
    focus: 'hips, legs, breathing',
    position: 'stand',
    breath: 'soft',
    kit: ['wall', 'sofa'],
    cautions: [],
  },
} as const satisfies Partial<Record<ShippedMoveId, Move>>;
