import { normalisedEmail } from './account.ts';

/** The domains where most people have their mail. */
const MAIL_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'btinternet.com',
  'virginmedia.com',
  'talktalk.net',
  'protonmail.com',
] as const;

/** Real domain names that are one letter away from one of {@link MAIL_DOMAINS}. */
const REAL_NAMES: readonly string[] = ['mail', 'email', 'ymail', 'cloud'];

/** Endings that do not exist, or that hardly anybody means, with the ending that is meant. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cim', 'cpm', 'c0m'].map((end) => [end, 'com']),
  ),
  ...Object.fromEntries(
    ['co.ku', 'couk', 'co.u', 'co.uj', 'co.yk', 'cou.k', 'c.ouk', 'co.il.uk'].map((end) => [end, 'co.uk']),
  ),
  nte: 'net',
  ner: 'net',
  ogr: 'org',
};

/** Domain names with fewer letters are too near to other real ones. */
const SHORTEST_NAME = 5;
/** In a domain name with at least this many letters, two may be wrong. */
const TWO_WRONG_FROM = 7;

/**
 * The address that was most likely meant, where the domain is a near miss of a well-known one or has an ending that does not
 * exist: "anna@gmial.com" is "anna@gmail.com". Undefined where no known domain is near, and for a text that is no address.
 * The answer is for a question, never for a refusal. Never throws.
 */
export function likelyEmail(text: string): string | undefined {
  const [local = '', domain = '', ...rest] = normalisedEmail(text).split('@');
  const dot = domain.indexOf('.');
  if (local === '' || dot < 1 || rest.length > 0) return undefined;
  const name = domain.slice(0, dot);
  const typedEnding = domain.slice(dot + 1);
  const meant = likelyDomain(name, ENDINGS[typedEnding] ?? typedEnding);
  return meant === domain ? undefined : `${local}@${meant}`;
}

function likelyDomain(name: string, ending: string): string {
  const near = REAL_NAMES.includes(name) ? undefined : MAIL_DOMAINS.find((known) => isNear(name, ending, known));
  return near ?? `${name}.${ending}`;
}

function isNear(name: string, ending: string, known: string): boolean {
  const dot = known.indexOf('.');
  const knownName = known.slice(0, dot);
  const knownEnding = known.slice(dot + 1);
  if (name === knownName) return ['co', 'cm', 'om'].includes(ending) && knownEnding === 'com';
  if (ending !== knownEnding || knownName.length < SHORTEST_NAME) return false;
  return wrongLetters(name, knownName) <= (knownName.length < TWO_WRONG_FROM ? 1 : 2);
}

/**
 * How many letters are wrong, missing, too many or changed places (the restricted distance of Damerau and Levenshtein).
 */
function wrongLetters(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const hasSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      line.push(
        Math.min(
          at(rows, row - 1, column) + 1,
          (line[column - 1] ?? 0) + 1,
          at(rows, row - 1, column - 1) + (isSame ? 0 : 1),
          hasSwapped ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(line);
  }
  return at(rows, typed.length, meant.length);
}

const at = (rows: readonly (readonly number[])[], row: number, column: number): number => rows[row]?.[column] ?? 0;
