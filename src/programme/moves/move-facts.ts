import type { MoveFacts } from '#domain/session/session-timeline.ts';
import { MOVE_STRAINS } from '#programme/body/move-strains.ts';
import { ownMoveDemands } from '#programme/body/own-move-demands.ts';
import { STAND_INS } from '#programme/body/stand-ins.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import type { ShippedMoveId } from './move.ts';
import { asMoveId, moveInWords } from './move-in-words.ts';
import { versionOf } from './move-version.ts';
import { changeSidesMsOf } from './own-move.ts';
import { ownTexts } from './own-move-fields.ts';

/** What the timeline of a guided session needs to know of a move in these words. @throws for a text that is no move in them. */
export function moveFacts(moveId: string, words: ProgrammeWords): MoveFacts {
  const move = moveInWords(moveId, words);
  const texts = ownTexts(moveId, words);
  const shipped = moveId as ShippedMoveId;
  const { strains, standIns } = texts
    ? ownMoveDemands(texts)
    : { strains: MOVE_STRAINS[shipped], standIns: STAND_INS[shipped] };
  return {
    cautions: move.cautions,
    strains,
    standIns,
    isSided: (level) => versionOf(move, level).sided,
    hasChange: (level) => versionOf(move, level).halfway !== undefined,
    changeSidesMs: texts && changeSidesMsOf(texts),
  };
}

/** The same for every move of these words. */
export const factsIn =
  (words: ProgrammeWords) =>
  (moveId: string): MoveFacts =>
    moveFacts(moveId, words);

/** True for a move that begins at Easier once a belly domed; false for a text that is no move in these words. */
export function isMarkedForDoming(moveId: string, words: ProgrammeWords): boolean {
  return asMoveId(moveId, words) !== undefined && moveFacts(moveId, words).cautions.includes('D');
}
