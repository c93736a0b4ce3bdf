import { normalisedEmail, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The words for each reason why a password is easy to guess. */
export const GUESSABLE_PASSWORD_TEXTS = {
  too_common: 'That’s one of the most used passwords, so it’s easy to guess. Choose another.',
  one_character: 'That’s one character over and over, so it’s easy to guess. Choose another.',
  our_name: 'That’s our name, so it’s easy to guess. Choose another.',
  own_address: 'That’s your email address, so it’s easy to guess. Choose another.',
  own_name: 'That’s your own name, so it’s easy to guess. Choose another.',
} as const;

/** Why a password is easy to guess. */
export type GuessableReason = keyof typeof GUESSABLE_PASSWORD_TEXTS;

/**
 * The owner of the account whose password is chosen: `names` are the first and the last name, in this order; either may
 * be empty.
 */
export interface PasswordOwner {
  email: string;
  names: readonly string[];
}

/** Why a password is refused. */
export type PasswordProblem = 'too_short' | 'too_long' | GuessableReason;

const OUR_NAME = 'fitin30';

/**
 * What is wrong with a password that is being chosen, or `undefined` when it will do (product §3). All characters are
 * allowed; capital letters do not make a common password rare. Never throws.
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  const lowerCase = plainPassword(password);
  if (COMMON_PASSWORDS.has(lowerCase)) return 'too_common';
  if (new Set(lowerCase).size === 1) return 'one_character';
  return lowerCase.replaceAll(/[^a-z\d]/g, '') === OUR_NAME ? 'our_name' : undefined;
}

/** A password in the form that is stored, but in lower case: "ＰＡＳＳword" is "password". */
export const plainPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

/** Names and addresses with fewer letters are part of most passwords, and are not compared. */
const SHORTEST_OWN = 3;

/**
 * Why a password is easy to guess for somebody who knows its owner: it is the account's own address, the part before the @,
 * or the owner's name, with any digits and signs around it (product §3). Undefined where it is none of these. Never throws.
 */
export function ownPasswordProblem(password: string, { email, names }: PasswordOwner): GuessableReason | undefined {
  const given = normalisedEmail(plainPassword(password));
  const address = normalisedEmail(email);
  const [local = ''] = address.split('@');
  if (given !== '' && (given === address || given === local)) return 'own_address';
  const core = coreOf(password);
  if (core.length < SHORTEST_OWN) return undefined;
  if (core === coreOf(address) || core === coreOf(local)) return 'own_address';
  const cores = names.map(coreOf);
  const own = [...cores, cores.join(''), cores.toReversed().join('')];
  return own.includes(core) ? 'own_name' : undefined;
}

/** The letters and digits of a text in lower case, without the digits at its start and end. */
const coreOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .replaceAll(/^\d+|\d+$/g, '');
