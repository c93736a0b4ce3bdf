import { normalisedEmail, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** What is said of a password that is easy to guess. */
export const GUESSABLE_PASSWORD_TEXTS = {
  too_common: 'That password is one of the most used, so it is easy to guess. Please choose another.',
  one_character: 'That is one character again and again, so it is easy to guess. Please choose another.',
  our_name: 'That is our own name, so it is easy to guess. Please choose another.',
  own_address: 'That is your email address, so it is easy to guess. Please choose another.',
  own_name: 'That is your own name, so it is easy to guess. Please choose another.',
} as const;

/** Why a password is easy to guess. */
export type GuessableReason = keyof typeof GUESSABLE_PASSWORD_TEXTS;

/** Whose password it becomes: `names` are her first and her last one, in this order; either may be empty. */
export interface PasswordOwner {
  email: string;
  names: readonly string[];
}

/** Why a password is refused. */
export type PasswordProblem = 'too_short' | 'too_long' | GuessableReason;

const OUR_NAME = 'fitin30';

/**
 * What is wrong with a password that is being chosen, or `undefined` when it will do (product §3). Any characters may be
 * used; case does not make a common one rare. Never throws.
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  const lowerCase = plainPassword(password);
  if (COMMON_PASSWORDS.has(lowerCase)) return 'too_common';
  if (new Set(lowerCase).size === 1) return 'one_character';
  return lowerCase.replaceAll(/[^a-z\d]/g, '') === OUR_NAME ? 'our_name' : undefined;
}

/** As it is stored, in lower case: "ＰＡＳＳword" is "password". */
export const plainPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

/** What shorter ones are made of is in most passwords. */
const SHORTEST_OWN = 3;

/**
 * Whether a password is the address of its own account, the part before the @, or the owner's name, whatever digits and
 * signs stand around it: the first things that are tried (product §3). Never throws.
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

/** Letters and digits in lower case, without the digits before and behind. */
const coreOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .replaceAll(/^\d+|\d+$/g, '');
