import { EmailTextField } from '#client/components/email-text-field.tsx';

export interface AuthFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

interface EmailFieldProps extends AuthFormProps {
  name: string;
  autoComplete: 'username' | 'email';
  error: string | undefined;
  onInput: () => void;
}

export function EmailField({ email, onEmailChange, ...input }: EmailFieldProps) {
  return (
    <EmailTextField
      label="Email"
      defaultValue={email}
      onChange={(event) => onEmailChange(event.target.value)}
      {...input}
    />
  );
}
