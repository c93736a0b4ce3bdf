import { CARDIO_MOVES } from './cardio.ts';
import { EARLY_WEEKS_MOVES } from './early-weeks.ts';
import { FLOOR_MOVES } from './floor.ts';
import { HINGE_MOVES } from './hinges.ts';
import { KNEELING_MOVES } from './kneeling.ts';
import { LUNGE_MOVES } from './lunges.ts';
import type { Move, ShippedMoveId } from './move.ts';
import { SECOND_EDITION_MOVES } from './second-edition.ts';
import { SQUAT_MOVES } from './squats.ts';
import { STRETCH_MOVES } from './stretches.ts';
import { UPPER_BODY_MOVES } from './upper-body.ts';
import { WARM_UP_MOVES } from './warm-up.ts';
import { WAY_BACK_MOVES } from './way-back.ts';
import { WITH_BABY_MOVES } from './with-baby.ts';

/** Every move, in the words in which it is shipped. A move without words does not compile. */
export const MOVES: Readonly<Record<ShippedMoveId, Move>> = {
  ...WARM_UP_MOVES,
  ...SQUAT_MOVES,
  ...LUNGE_MOVES,
  ...HINGE_MOVES,
  ...UPPER_BODY_MOVES,
  ...CARDIO_MOVES,
  ...KNEELING_MOVES,
  ...FLOOR_MOVES,
  ...STRETCH_MOVES,
  ...SECOND_EDITION_MOVES,
  ...EARLY_WEEKS_MOVES,
  ...WAY_BACK_MOVES,
  ...WITH_BABY_MOVES,
};
