import type { Caution, Move } from './move.ts';

/** What to watch for, said to the person who does the move. Ask a person who knows about health before changing a word. */
export const CAUTION_WORDS: Readonly<Record<Caution, string>> = {
  J: 'Harder leaves the floor: soft landings, and stop if anything leaks or drags.',
  D: 'Watch your belly: if it domes, choose Easier.',
  P: 'Breathe out as you lift. If you feel heaviness or leak, choose Easier.',
  W: 'Sore wrists? Use your forearms, fists or the worktop.',
  S: 'Sore shoulders? Go only as high as feels easy.',
};

/** The lines for a move, one for each thing to watch for. */
export const cautionsOf = ({ cautions }: Pick<Move, 'cautions'>): readonly string[] =>
  cautions.map((caution) => CAUTION_WORDS[caution]);
