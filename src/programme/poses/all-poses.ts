import type { MoveId } from '../move.ts';
import { CARDIO_POSES } from './cardio.ts';
import { FLOOR_POSES } from './floor.ts';
import { KNEELING_POSES } from './kneeling.ts';
import { LEG_POSES } from './legs.ts';
import type { MovePoses } from './pose.ts';
import { SECOND_EDITION_POSES } from './second-edition.ts';
import { STRETCH_POSES } from './stretches.ts';
import { UPPER_BODY_POSES } from './upper-body.ts';
import { WARM_UP_POSES } from './warm-up.ts';

/** The poses of every move. A move without poses does not compile. */
export const POSES: Readonly<Record<MoveId, MovePoses>> = {
  ...WARM_UP_POSES,
  ...LEG_POSES,
  ...UPPER_BODY_POSES,
  ...CARDIO_POSES,
  ...KNEELING_POSES,
  ...FLOOR_POSES,
  ...STRETCH_POSES,
  ...SECOND_EDITION_POSES,
};
