import { EmailTextField } from '#client/parts/account/email-text-field.tsx';

export interface AuthFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

interface EmailFieldProps extends AuthFormProps {
  name: string;
  error: string | undefined;
  onInput: () => void;
}

/** Of a new account: it asks about a near miss. */
export function EmailField({ email, onEmailChange, ...input }: EmailFieldProps) {
  return (
    <EmailTextField
      label="Email"
      autoComplete="email"
      defaultValue={email}
      onChange={(event) => onEmailChange(event.target.value)}
      {...input}
    />
  );
}
