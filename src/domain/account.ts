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

/** The address as it is stored and compared: trimmed and in lower case, so one person has one account. */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase();
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

/** One or two capital letters for the avatar: of the first name, and of the last name when there is one. */
export function initialsOf(firstName: string, lastName = ''): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`.toUpperCase();
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
