import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';

let shown: ProgrammeWords = SHIPPED_WORDS;

/** Called by the renderer before a page is rendered, never in the browser. */
export function renderWithProgramme(programme: ProgrammeWords): void {
  shown = programme;
}

/** The programme as it is published, for plain pages: they are rendered for everybody. */
export const shownProgramme = (): ProgrammeWords => shown;
