import type { FormProblems } from '#client/ui/use-form.ts';
import {
  EMAIL_MAX_LENGTH,
  emailShapeProblem,
  NAME_MAX_LENGTH,
  normalisedEmail,
  PASSWORD_MAX_LENGTH,
} from '#domain/account/account.ts';
import { isSayableName, isSeenName } from '#domain/account/person-name.ts';

export const tooLong = (maxLength: number) => `Keep it to ${maxLength} characters.`;

export const firstNameProblem = (name: string): string | undefined =>
  isSeenName(name) ? lastNameProblem(name) : 'Enter your first name.';

export function lastNameProblem(name: string): string | undefined {
  if (name.trim().length > NAME_MAX_LENGTH) return tooLong(NAME_MAX_LENGTH);
  return isSayableName(name.trim()) ? undefined : 'Names can’t have links or line breaks.';
}

export function emailProblem(text: string): string | undefined {
  const email = normalisedEmail(text);
  if (email === '') return 'Enter your email address.';
  if (email.length > EMAIL_MAX_LENGTH) return tooLong(EMAIL_MAX_LENGTH);
  return emailShapeProblem(email);
}

export const PASSWORD_MISSING = 'Enter your password.';

/** An existing password is never judged. */
export function givenPasswordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  return password.length > PASSWORD_MAX_LENGTH ? tooLong(PASSWORD_MAX_LENGTH) : undefined;
}

export function withoutBlanks<Name extends string>(found: Record<Name, string | undefined>): FormProblems<Name> {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as FormProblems<Name>;
}
