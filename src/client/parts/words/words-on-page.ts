import type { ChangedWords } from '#contract/words.ts';

type WordsByPlace = Readonly<Record<string, ChangedWords>>;

/** A pre-rendered page whose words were changed brings them, so that it comes alive with the text that it shows. */
const WORDS_ID = 'changed-words';

let given: WordsByPlace | undefined;
const asked = new Set<string>();

/** Called by the renderer before a page is rendered, never in the browser. */
export function renderWithWords(words: WordsByPlace): void {
  given = words;
  asked.clear();
}

/** The places that were asked for since. */
export const placesOnPage = (): string[] => [...asked];

export function wordsOnPage(place: string): ChangedWords | undefined {
  asked.add(place);
  given ??= readPage();
  return Object.hasOwn(given, place) ? given[place] : undefined;
}

function readPage(): WordsByPlace {
  const text = typeof document === 'undefined' ? null : document.getElementById(WORDS_ID)?.textContent;
  return text ? (JSON.parse(text) as WordsByPlace) : {};
}
