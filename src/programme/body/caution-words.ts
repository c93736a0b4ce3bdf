import type { Strain } from '#domain/body/strain.ts';
import type { Caution, MoveId } from '#programme/moves/move.ts';
import { moveFacts } from '#programme/moves/move-facts.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';

/**
 * What to watch for, in words to the member who does the move. Ask a person who knows about health before changing a
 * word.
 */
export const CAUTION_WORDS: Readonly<Record<Caution, string>> = {
  J: 'Harder leaves the floor. Soft landings, and stop if anything leaks or drags.',
  D: 'Watch your belly. If it domes, choose Easier.',
  P: 'Breathe out as you lift. If you feel heaviness or leak, choose Easier.',
  W: 'Sore wrists? Use your forearms, fists or the worktop.',
  S: 'Sore shoulders? Go only as high as feels easy.',
};

/** What the standard version asks of a body, where words help; {@link CAUTION_WORDS} say the rest. */
export const STRAIN_WORDS: Readonly<Partial<Record<Strain, string>>> = {
  load: 'A lighter bag is a good bag. Breathe out as you lift.',
  'breath-holding': 'Keep breathing. If you hold your breath or brace, choose Easier.',
  'single-leg': 'Touch a wall whenever you like. If your pelvis hurts, choose Easier.',
};

/** The lines of a move about what to watch for, one for each thing. */
export const cautionsOf = (moveId: MoveId, words: ProgrammeWords): readonly string[] => [
  ...moveInWords(moveId, words).cautions.map((caution) => CAUTION_WORDS[caution]),
  ...moveFacts(moveId, words).strains.standard.flatMap((strain) => STRAIN_WORDS[strain] ?? []),
];
