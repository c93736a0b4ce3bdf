import { emailProblem, givenPasswordProblem, withoutBlanks } from '#client/components/account-field-problems.ts';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';

export const SIGN_IN_FIELDS = ['email', 'password'] as const;
type SignInField = (typeof SIGN_IN_FIELDS)[number];

export function signInProblems({ email, password }: FormValues<SignInField>): FormProblems<SignInField> {
  return withoutBlanks({ email: emailProblem(email), password: givenPasswordProblem(password) });
}
