import { normalisedEmail, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** What is said of a password that is easy to guess. */
export const GUESSABLE_PASSWORD_TEXTS = {
  too_common: 'That password is one of the most used, so it is easy to guess. Please choose another.',
  one_character: 'That is one character again and again, so it is easy to guess. Please choose another.',
  our_name: 'That is our own name, so it is easy to guess. Please choose another.',
  own_address: 'That is your email address, so it is easy to guess. Please choose another.',
} as const;

/** Why a password is refused. */
export type PasswordProblem = 'too_short' | 'too_long' | keyof typeof GUESSABLE_PASSWORD_TEXTS;

const OUR_NAME = 'fitin30';

/**
 * What is wrong with a password that is being chosen, or `undefined` when it will do (product §3). Any characters may be
 * used; case does not make a common one rare. Never throws.
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  const lowerCase = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lowerCase)) return 'too_common';
  if (new Set(lowerCase).size === 1) return 'one_character';
  return lowerCase.replaceAll(/[^a-z\d]/g, '') === OUR_NAME ? 'our_name' : undefined;
}

/** Whether a password is the address of its own account, or the part before the @: the first things that are tried. */
export function isOwnAddress(password: string, email: string): boolean {
  const address = normalisedEmail(email);
  const given = normalisedEmail(password);
  return given !== '' && (given === address || given === address.split('@')[0]);
}
