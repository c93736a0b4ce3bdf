import {
  emailProblem,
  firstNameProblem,
  givenPasswordProblem,
  lastNameProblem,
  withoutBlanks,
} from '#client/components/account-field-problems.ts';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';
import { normalisedEmail } from '#domain/account.ts';

export const PROFILE_FIELDS = ['firstName', 'lastName', 'email', 'currentPassword'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export const isOtherEmail = (text: string, email: string): boolean => normalisedEmail(text) !== email;

export function profileProblems(values: FormValues<ProfileField>, accountEmail: string): FormProblems<ProfileField> {
  const needsPassword = isOtherEmail(values.email, accountEmail) && values.currentPassword === '';
  return withoutBlanks({
    firstName: firstNameProblem(values.firstName),
    lastName: lastNameProblem(values.lastName),
    email: emailProblem(values.email),
    currentPassword: needsPassword ? givenPasswordProblem('') : undefined,
  });
}
