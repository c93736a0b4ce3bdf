import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  tooLong,
  withoutBlanks,
} from '#client/components/account-field-problems.ts';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordProblem } from '#domain/account.ts';

export const SIGN_IN_FIELDS = ['email', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

export const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

const PASSWORD_MISSING = 'Enter your password.';

const PASSWORD_PROBLEMS = {
  too_short: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  too_long: tooLong(PASSWORD_MAX_LENGTH),
  too_common: 'That password is one of the most used, so it is easy to guess. Please choose another.',
} as const;

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

function givenPasswordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  return password.length > PASSWORD_MAX_LENGTH ? PASSWORD_PROBLEMS.too_long : undefined;
}

function newPasswordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  const problem = passwordProblem(password);
  return problem && PASSWORD_PROBLEMS[problem];
}
