import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { MoveTalk } from './move-talk.ts';

export const WITH_BABY_TALK = {
  sway: {
    feel: 'Your hips move. Your arms just keep the warmth. | Baby’s face is free, and you can see it.',
    fault: 'If your back’s tired, lean on the wall or sit. | If your shoulders are up, let them fall with a breath.',
    why: 'It may settle two people together.',
    easier: 'e: Lean right back, and rock less. | sh: Sitting on the sofa works just as well.',
    middle: 'Slower. Babies like slow.',
    last: 'Last sways, and let it fade by itself. | Stay close a moment longer.',
    beat: 'e: 4-46 Rock; 54-100 And rock | s: 4-46 Sway; 54-100 And sway | h: 4-25 Soften; 25-54 Sway; 54-75 Soften; 75-100 Sway',
  },
} as const satisfies Partial<Record<ShippedMoveId, MoveTalk>>;
