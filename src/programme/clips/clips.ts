import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import { CARDIO } from './cardio/cardio-clips.ts';
import type { Clip, MoveClips } from './clip.ts';
import { EARLY_WEEKS } from './early-weeks/early-weeks-clips.ts';
import { FLOOR } from './floor/floor-clips.ts';
import { IMPACT } from './impact/impact-clips.ts';
import { KNEELING } from './kneeling/kneeling-clips.ts';
import { LEGS } from './legs/legs-clips.ts';
import { SECOND_EDITION } from './second-edition/second-edition-clips.ts';
import { STRETCHES } from './stretches/stretches-clips.ts';
import { UPPER_BODY } from './upper-body/upper-body-clips.ts';
import { WARM_UP } from './warm-up/warm-up-clips.ts';

/** The clips of every move of the programme, by its id. A forgotten or misspelt move does not compile. */
export const CLIPS: Readonly<Record<MoveId, MoveClips>> = {
  ...WARM_UP,
  ...LEGS,
  ...UPPER_BODY,
  ...CARDIO,
  ...KNEELING,
  ...FLOOR,
  ...STRETCHES,
  ...SECOND_EDITION,
  ...EARLY_WEEKS,
  ...IMPACT,
};

/** The clip of a move at a level; a level that names another move shows that move's standard clip. */
export function clipOf(id: MoveId, level: MoveLevel = 'standard'): Clip {
  const clip = CLIPS[id][level];
  return typeof clip === 'string' ? CLIPS[clip].standard : clip;
}
