import type { WITH_BABY_MOVES } from '#programme/moves/with-baby.ts';
import {
  always,
  carries,
  down,
  eachSide,
  ever,
  type Facts,
  folds,
  left,
  near,
  never,
  right,
  says,
  seated,
  uses,
} from './fact.fixture.ts';

const HELD_CLOSE = [
  carries('baby', 'chest'),
  always(near('handL', 'chest', 0.3), near('handR', 'chest', 0.3)),
] as const;
const BOTH_FEET = always(down('L'), down('R'));
/** Hips over one foot, then over the other. */
const SWAYS = eachSide((side, other) => (side === 'L' ? left : right)('hips', `ankle${other}`, 0.2));

/** What the moves with a baby in the arms say, and how it shows. */
export const WITH_BABY_FACTS: Facts<keyof typeof WITH_BABY_MOVES> = {
  sway: {
    standard: [
      says('Baby close in both arms', ...HELD_CLOSE),
      says('back to a wall', uses('wall')),
      says('Both feet down, weight side to side', BOTH_FEET, SWAYS),
    ],
    easier: [says('Rock gently', uses('sofa'), always(seated), ...HELD_CLOSE, BOTH_FEET)],
    harder: [
      says('soften your knees', ...HELD_CLOSE, BOTH_FEET, SWAYS, ever(folds('kneeL', 20)), never(folds('kneeL', 50))),
    ],
  },
};
