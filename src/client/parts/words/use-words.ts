import { useEffect, useState } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { readSite } from '#client/parts/site/use-site.ts';
import { wordsPath } from '#contract/paths.ts';
import type { ChangedWords } from '#contract/words.ts';
import { withProductName } from '#domain/words/product-name.ts';

/** The words of a place: as shipped, with what the coach has changed over them as soon as it is known. */
export function useWords<Shipped extends Readonly<Record<string, string>>>(
  place: string,
  shipped: Shipped,
): Readonly<Record<keyof Shipped, string>> {
  return wordsOver(shipped, useChangedWords(place));
}

/** Shipped words with the programme's name in them, and what was changed over them. */
export const wordsOver = <Shipped extends Readonly<Record<string, string>>>(
  shipped: Shipped,
  changed: Pick<ChangedWords, 'fields'> | undefined,
): Readonly<Record<keyof Shipped, string>> => ({
  ...(Object.fromEntries(Object.entries(shipped).map(([id, text]) => [id, withProductName(text, appName())])) as Record<
    keyof Shipped,
    string
  >),
  ...changed?.fields,
});

/** What the coach has changed of a place; undefined where it is as shipped. */
export function useChangedWords(place: string): ChangedWords | undefined {
  const [changed, setChanged] = useState(() => knownWords(place));
  useEffect(() => {
    let isWanted = true;
    readWords(place).then(
      (answer) => isWanted && setChanged(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [place]);
  return changed;
}

const known = new Map<string, ChangedWords>();

/** What is known of a place without asking; undefined where it is as shipped, as far as is known. */
const knownWords = (place: string): ChangedWords | undefined => known.get(place) ?? wordsOnPage(place);

/** What a place says now; undefined where it is as shipped. */
async function readWords(place: string): Promise<ChangedWords | undefined> {
  const { words } = await readSite();
  const tag = words[place];
  if (tag === undefined) return undefined;
  const before = knownWords(place);
  if (before?.tag === tag) return before;
  const answer = await callApi<ChangedWords>(wordsPath(place));
  known.set(place, answer);
  return answer;
}

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

function wordsOnPage(place: string): ChangedWords | undefined {
  asked.add(place);
  given ??= readPage();
  return Object.hasOwn(given, place) ? given[place] : undefined;
}

function readPage(): WordsByPlace {
  const text = typeof document === 'undefined' ? null : document.getElementById(WORDS_ID)?.textContent;
  return text ? (JSON.parse(text) as WordsByPlace) : {};
}
