import type { FormValues } from '#client/ui/use-form.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/account.ts';

export const CHOICE_FIELDS = ['password', 'confirmation'] as const;

type ChoiceField = (typeof CHOICE_FIELDS)[number];

export function choiceProblem({ password, confirmation }: FormValues<ChoiceField>) {
  if (password !== confirmation) {
    return {
      field: 'confirmation',
      title: "Passwords don't match",
      text: 'Please make sure both passwords are the same.',
    } as const;
  }
  if (password.length < PASSWORD_MIN_LENGTH) {
    return {
      field: 'password',
      title: 'Password too short',
      text: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
    } as const;
  }
  return undefined;
}
