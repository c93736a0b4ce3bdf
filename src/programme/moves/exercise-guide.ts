import { cautionsOf } from '#programme/body/caution-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import type { MoveId } from './move.ts';
import { moveInWords } from './move-in-words.ts';

/** A move as the Exercise Guide lists it (product §2). */
export interface Exercise {
  readonly moveId: MoveId;
  readonly name: string;
  /** The name of the easier version, under "Easier Version". */
  readonly regression: string;
  /** The name of the harder version, under "Harder Version". */
  readonly progression: string;
  /** The lines about what to watch for. */
  readonly cautions: readonly string[];
}

/** The Exercise Guide's entry for one move in these words. */
export function exerciseOf(moveId: MoveId, words: ProgrammeWords): Exercise {
  const move = moveInWords(moveId, words);
  return {
    moveId,
    name: move.name,
    regression: move.easier.name,
    progression: move.harder.name,
    cautions: cautionsOf(moveId, words),
  };
}
