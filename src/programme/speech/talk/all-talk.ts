import type { Move, MoveId, MoveLevel, ShippedMoveId } from '#programme/moves/move.ts';
import { isOwnMoveId } from '#programme/words/programme-words.ts';
import { MOVES } from '../../moves/all-moves.ts';
import { CARDIO_TALK } from './cardio.ts';
import { EARLY_WEEKS_TALK } from './early-weeks.ts';
import { FLOOR_TALK } from './floor.ts';
import { HINGES_TALK } from './hinges.ts';
import { KNEELING_TALK } from './kneeling.ts';
import { LUNGES_TALK } from './lunges.ts';
import type { MoveTalk } from './move-talk.ts';
import { SECOND_EDITION_TALK } from './second-edition.ts';
import { SQUATS_TALK } from './squats.ts';
import { STRETCHES_TALK } from './stretches.ts';
import { UPPER_BODY_TALK } from './upper-body.ts';
import { WARM_UP_TALK } from './warm-up.ts';
import { WAY_BACK_TALK } from './way-back.ts';
import { WITH_BABY_TALK } from './with-baby.ts';

const TALK: Readonly<Record<ShippedMoveId, MoveTalk>> = {
  ...WARM_UP_TALK,
  ...SQUATS_TALK,
  ...LUNGES_TALK,
  ...HINGES_TALK,
  ...UPPER_BODY_TALK,
  ...CARDIO_TALK,
  ...KNEELING_TALK,
  ...FLOOR_TALK,
  ...STRETCHES_TALK,
  ...SECOND_EDITION_TALK,
  ...EARLY_WEEKS_TALK,
  ...WAY_BACK_TALK,
  ...WITH_BABY_TALK,
};

/** The move that the coach draws at a level: itself, unless the level is another move. */
export const drawnAs = (moveId: ShippedMoveId, level: MoveLevel): ShippedMoveId =>
  (level === 'standard' ? undefined : (MOVES[moveId] as Move)[level].sameAs) ?? moveId;

const NO_TALK: MoveTalk = {};

/**
 * The talk of a version, and the level under which it stands there: a version that is another move has that one's, a move of the
 * owner's own has none.
 */
export function talkOf(moveId: MoveId, level: MoveLevel): readonly [talk: MoveTalk, level: MoveLevel] {
  if (isOwnMoveId(moveId)) return [NO_TALK, level];
  const drawn = drawnAs(moveId, level);
  return [TALK[drawn], drawn === moveId ? level : 'standard'];
}
