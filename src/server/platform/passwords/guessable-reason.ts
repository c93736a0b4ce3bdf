import { type GuessableReason, ownPasswordProblem, type PasswordOwner } from '#domain/account/new-password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Of a password that is being set, what its schema cannot see: the long list, and whose it becomes. */
export function guessableReason(password: string, owner: PasswordOwner): GuessableReason | undefined {
  return ownPasswordProblem(password, owner) ?? (isCommonPassword(password) ? 'too_common' : undefined);
}

/** Whose password it is, as the rule asks. */
export const passwordOwner = ({
  email,
  firstName,
  lastName,
}: {
  email: string;
  firstName: string;
  lastName: string;
}) => ({
  email,
  names: [firstName, lastName],
});
