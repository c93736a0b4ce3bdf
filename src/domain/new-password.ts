import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Why a password is refused. */
export type PasswordProblem = 'too_short' | 'too_long' | 'too_common';

/**
 * What is wrong with a password that is being chosen, or `undefined` when it will do (product §3). Any characters may be
 * used; case does not make a common one rare. Never throws.
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'too_common' : undefined;
}
