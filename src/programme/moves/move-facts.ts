import type { MoveFacts } from '#domain/session/session-timeline.ts';
import { MOVE_STRAINS } from '#programme/body/move-strains.ts';
import { STAND_INS } from '#programme/body/stand-ins.ts';
import { MOVES } from './all-moves.ts';
import type { Move, MoveId } from './move.ts';
import { versionOf } from './move-version.ts';

/**
 * The text as the id of a move; undefined for a text that is none, because what a device kept may name a move that is
 * no longer in the programme.
 */
export function asMoveId(text: string): MoveId | undefined {
  return Object.hasOwn(MOVES, text) ? (text as MoveId) : undefined;
}

/** The move, as shipped, of an id in a timeline. @throws for a text that is no move. */
export function moveNamed(moveId: string): Move {
  const id = asMoveId(moveId);
  if (id === undefined) throw new Error(`No move has the id "${moveId}".`);
  return MOVES[id];
}

/** What the timeline of a guided session needs to know of a move. @throws for a text that is no move. */
export function moveFacts(moveId: string): MoveFacts {
  const move = moveNamed(moveId);
  return {
    cautions: move.cautions,
    strains: MOVE_STRAINS[moveId as MoveId],
    standIns: STAND_INS[moveId as MoveId],
    isSided: (level) => versionOf(move, level).sided,
    hasChange: (level) => versionOf(move, level).halfway !== undefined,
  };
}

/** True for a move that begins at Easier once a belly domed; false for a text that is no move. */
export function isMarkedForDoming(moveId: string): boolean {
  return asMoveId(moveId) !== undefined && moveFacts(moveId).cautions.includes('D');
}
