import { callApi } from '#client/parts/server/api-client.ts';
import { readSite } from '#client/parts/site/site-calls.ts';
import { wordsPath } from '#contract/paths.ts';
import type { ChangedWords } from '#contract/words.ts';
import { wordsOnPage } from './words-on-page.ts';

const known = new Map<string, ChangedWords>();

/** What is known of a place without asking; undefined where it is as shipped, as far as is known. */
export const knownWords = (place: string): ChangedWords | undefined => known.get(place) ?? wordsOnPage(place);

/** What a place says now; undefined where it is as shipped. */
export async function readWords(place: string): Promise<ChangedWords | undefined> {
  const { words } = await readSite();
  const tag = words[place];
  if (tag === undefined) return undefined;
  const before = knownWords(place);
  if (before?.tag === tag) return before;
  const answer = await callApi<ChangedWords>(wordsPath(place));
  known.set(place, answer);
  return answer;
}
