import { NAME_MAX_LENGTH } from './account.ts';

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr']);

/**
 * First and last name out of the name on a card, for an account that a purchase makes: "MRS AMIRA J KHAN" is Amira and
 * "J Khan". A title is left out; a name all in capitals is written as names are. The member can change both in the settings.
 *
 * @param name the name as the card provider reports it; null gives two empty names. Never throws.
 */
export function nameFromCard(name: string | null | undefined): { firstName: string; lastName: string } {
  const words = (name ?? '')
    .replaceAll(/[\0\p{Surrogate}]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
  const [first = '', ...rest] = words.length > 1 && isTitle(words[0]) ? words.slice(1) : words;
  return { firstName: asName(first), lastName: rest.map(asName).join(' ').slice(0, NAME_MAX_LENGTH).trim() };
}

const isTitle = (word = '') => TITLES.has(word.toLowerCase().replace(/\.$/, ''));

function asName(word: string): string {
  const isShouted = word.length > 2 && word === word.toUpperCase();
  const name = isShouted ? word.toLowerCase().replaceAll(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase()) : word;
  return name.slice(0, NAME_MAX_LENGTH);
}
