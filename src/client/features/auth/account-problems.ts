import {
  emailProblem,
  firstNameProblem,
  givenPasswordProblem,
  lastNameProblem,
  newPasswordProblem,
  withoutBlanks,
} from '#client/components/account-field-problems.ts';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';

export const SIGN_IN_FIELDS = ['email', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

export const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** What keeps somebody from signing in before the server is asked (product §5). */
export function signInProblems({ email, password }: FormValues<SignInField>): FormProblems<SignInField> {
  return withoutBlanks({ email: emailProblem(email), password: givenPasswordProblem(password) });
}

/** What keeps an account from being created before the server is asked (product §5). */
export function registrationProblems(values: FormValues<RegistrationField>): FormProblems<RegistrationField> {
  const { firstName, lastName, email, password } = values;
  return withoutBlanks({
    firstName: firstNameProblem(firstName),
    lastName: lastNameProblem(lastName),
    email: emailProblem(email),
    password: newPasswordProblem(password),
  });
}
