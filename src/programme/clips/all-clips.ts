import { CARDIO } from './cardio/cardio-clips.ts';
import type { Moves } from './clip.ts';
import { FLOOR } from './floor/floor-clips.ts';
import { KNEELING } from './kneeling/kneeling-clips.ts';
import { LEGS } from './legs/legs-clips.ts';
import { SECOND_EDITION } from './second-edition/second-edition-clips.ts';
import { STRETCHES } from './stretches/stretches-clips.ts';
import { UPPER_BODY } from './upper-body/upper-body-clips.ts';
import { WARM_UP } from './warm-up/warm-up-clips.ts';

/** The clips of every move of the programme. `clipOf(LIBRARY, id, level)` finds one. */
export const LIBRARY: Moves = {
  ...WARM_UP,
  ...LEGS,
  ...UPPER_BODY,
  ...CARDIO,
  ...KNEELING,
  ...FLOOR,
  ...STRETCHES,
  ...SECOND_EDITION,
};
