import { PasswordField, type TextFieldProps } from '#client/ui/text-field.tsx';
import { PASSWORD_MIN_LENGTH } from '#domain/account.ts';

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
