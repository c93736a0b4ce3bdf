import { PasswordField, TextField, type TextFieldProps } from '#client/ui/text-field.tsx';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account.ts';
import { GUESSABLE_PASSWORD_TEXTS, isOwnAddress, passwordProblem } from '#domain/new-password.ts';
import { PASSWORD_MISSING, tooLong } from './account-field-problems.ts';

const PROBLEMS = {
  too_short: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  too_long: tooLong(PASSWORD_MAX_LENGTH),
  ...GUESSABLE_PASSWORD_TEXTS,
} as const;

export function NewPasswordField(field: Omit<TextFieldProps, 'hint'>) {
  return (
    <PasswordField
      autoComplete="new-password"
      required
      hint={`At least ${PASSWORD_MIN_LENGTH} characters. Three random words work well.`}
      {...field}
    />
  );
}

/** Password managers save the password under this address. */
export function OwnAddressField({ email }: { email: string }) {
  return <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />;
}

export function newPasswordProblem(password: string, email = ''): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  if (isOwnAddress(password, email)) return PROBLEMS.own_address;
  const problem = passwordProblem(password);
  return problem && PROBLEMS[problem];
}
