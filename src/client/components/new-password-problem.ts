import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account.ts';
import { passwordProblem } from '#domain/new-password.ts';
import { PASSWORD_MISSING, tooLong } from './account-field-problems.ts';

const PROBLEMS = {
  too_short: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  too_long: tooLong(PASSWORD_MAX_LENGTH),
  too_common: 'That password is one of the most used, so it is easy to guess. Please choose another.',
} as const;

/** What is wrong with a password that is being chosen, in words for beside its field. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  const problem = passwordProblem(password);
  return problem && PROBLEMS[problem];
}
