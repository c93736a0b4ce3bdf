import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  withoutBlanks,
} from '#client/components/account-field-problems.ts';
import { newPasswordProblem } from '#client/components/new-password-problem.ts';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';

export const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export function registrationProblems(values: FormValues<RegistrationField>): FormProblems<RegistrationField> {
  const { firstName, lastName, email, password } = values;
  return withoutBlanks({
    firstName: firstNameProblem(firstName),
    lastName: lastNameProblem(lastName),
    email: emailProblem(email),
    password: newPasswordProblem(password, email),
  });
}
