import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import { CARDIO_CLIPS } from './cardio/cardio-clips.ts';
import type { Clip, MoveClips } from './clip.ts';
import { EARLY_WEEKS_CLIPS } from './early-weeks/early-weeks-clips.ts';
import { FLOOR_CLIPS } from './floor/floor-clips.ts';
import { HINGE_CLIPS } from './hinges/hinges-clips.ts';
import { KNEELING_CLIPS } from './kneeling/kneeling-clips.ts';
import { LUNGE_CLIPS } from './lunges/lunges-clips.ts';
import { SECOND_EDITION_CLIPS } from './second-edition/second-edition-clips.ts';
import { SQUAT_CLIPS } from './squats/squats-clips.ts';
import { STRETCH_CLIPS } from './stretches/stretches-clips.ts';
import { UPPER_BODY_CLIPS } from './upper-body/upper-body-clips.ts';
import { WARM_UP_CLIPS } from './warm-up/warm-up-clips.ts';
import { WAY_BACK_CLIPS } from './way-back/way-back-clips.ts';
import { WITH_BABY_CLIPS } from './with-baby/with-baby-clips.ts';

/** The clips of every move of the programme, by its id. A forgotten or misspelt move does not compile. */
export const CLIPS: Readonly<Record<MoveId, MoveClips>> = {
  ...WARM_UP_CLIPS,
  ...SQUAT_CLIPS,
  ...LUNGE_CLIPS,
  ...HINGE_CLIPS,
  ...UPPER_BODY_CLIPS,
  ...CARDIO_CLIPS,
  ...KNEELING_CLIPS,
  ...FLOOR_CLIPS,
  ...STRETCH_CLIPS,
  ...SECOND_EDITION_CLIPS,
  ...EARLY_WEEKS_CLIPS,
  ...WAY_BACK_CLIPS,
  ...WITH_BABY_CLIPS,
};

/** The clip of a move at a level; a level that names another move shows that move's standard clip. */
export function clipOf(id: MoveId, level: MoveLevel = 'standard'): Clip {
  const clip = CLIPS[id][level];
  return typeof clip === 'string' ? CLIPS[clip].standard : clip;
}
