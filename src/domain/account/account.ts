/** Longest first or last name, in characters (product §11). */
export const NAME_MAX_LENGTH = 80;

/** Longest e-mail address, in characters (product §11). */
export const EMAIL_MAX_LENGTH = 254;

/** Shortest password, in characters as `String.length` counts them (product §3). */
export const PASSWORD_MIN_LENGTH = 6;

/** Longest password, in characters as `String.length` counts them (product §3). */
export const PASSWORD_MAX_LENGTH = 128;

const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[a-z0-9-]{1,63}$/;

/** Characters that nobody sees: those of no width, joiners, and those that turn the direction of text. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** Browsers and Node have this class, and it knows how a domain is sent. */
const { URL } = globalThis as unknown as { URL: new (text: string) => { hostname: string } };
const HAS_OTHER_LETTERS = /[^ -~]/u;
const WORD_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The address as it is stored and compared: trimmed, without invisible characters, in lower case and with the domain as
 * mail programs send it ("exämple.de" is "xn--exmple-cua.de"), so that one person has one account. Never throws.
 */
export function normalisedEmail(email: string): string {
  const text = email.replaceAll(INVISIBLE, '').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  return at < 0 ? text : `${text.slice(0, at + 1)}${asciiDomain(text.slice(at + 1))}`;
}

/**
 * What is wrong with a typed address, in words for people; undefined where the text {@link isEmailShaped could be an
 * address}.
 */
export function emailShapeProblem(text: string): string | undefined {
  if (isEmailShaped(text)) return undefined;
  const [local = ''] = normalisedEmail(text).split('@');
  if (HAS_OTHER_LETTERS.test(local)) return 'Letters with accents don’t work here, before the @.';
  return 'That doesn’t look like an email address. Is the @ or a dot missing?';
}

/**
 * True when the text, once {@link normalisedEmail normalised}, could be an e-mail address: the characters that a browser's
 * e-mail field accepts, one @, and a domain with a dot. Only a message that arrives proves more. Never throws; linear in the length.
 */
export function isEmailShaped(text: string): boolean {
  const email = normalisedEmail(text);
  if (email.length > EMAIL_MAX_LENGTH) return false;
  const [local = '', domain = '', ...rest] = email.split('@');
  if (rest.length > 0 || !LOCAL_PART.test(local) || hasStrayDot(local)) return false;
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every(isDomainLabel);
}

/**
 * The one or two capital letters of an avatar: the first of the first name, and that of the last name when there is
 * one.
 */
export function initialsOf(firstName: string, lastName = ''): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`.toUpperCase();
}

function asciiDomain(domain: string): string {
  if (!HAS_OTHER_LETTERS.test(domain) || !WORD_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

function hasStrayDot(text: string): boolean {
  return text.startsWith('.') || text.endsWith('.') || text.includes('..');
}

function isDomainLabel(label: string): boolean {
  return DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim(); // by code point: half of a letter outside the basic plane would print as a box
  return letter;
}
