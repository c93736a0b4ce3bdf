import type { FormProblems } from '#client/ui/use-form.ts';
import {
  EMAIL_MAX_LENGTH,
  isEmailShaped,
  NAME_MAX_LENGTH,
  normalisedEmail,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordProblem,
} from '#domain/account.ts';

export const tooLong = (maxLength: number) => `Use ${maxLength} characters or fewer.`;

/** What is wrong with a first name, in words for beside its field. */
export const firstNameProblem = (name: string): string | undefined =>
  name.trim() === '' ? 'Enter your first name.' : lastNameProblem(name);

/** What is wrong with a name that may be left out. */
export const lastNameProblem = (name: string): string | undefined =>
  name.trim().length > NAME_MAX_LENGTH ? tooLong(NAME_MAX_LENGTH) : undefined;

/** What is wrong with an e-mail address. */
export function emailProblem(text: string): string | undefined {
  const email = normalisedEmail(text);
  if (email === '') return 'Enter your email address.';
  if (email.length > EMAIL_MAX_LENGTH) return tooLong(EMAIL_MAX_LENGTH);
  return isEmailShaped(email) ? undefined : 'That does not look like an email address. Check for a missing @ or dot.';
}

const PASSWORD_MISSING = 'Enter your password.';

const PASSWORD_PROBLEMS = {
  too_short: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  too_long: tooLong(PASSWORD_MAX_LENGTH),
  too_common: 'That password is one of the most used, so it is easy to guess. Please choose another.',
} as const;

/** What is wrong with a password that somebody has already: it is never judged. */
export function givenPasswordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  return password.length > PASSWORD_MAX_LENGTH ? PASSWORD_PROBLEMS.too_long : undefined;
}

/** What is wrong with a password that is being chosen. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  const problem = passwordProblem(password);
  return problem && PASSWORD_PROBLEMS[problem];
}

/** Only the fields with which something is wrong. */
export function withoutBlanks<Name extends string>(found: Record<Name, string | undefined>): FormProblems<Name> {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as FormProblems<Name>;
}
