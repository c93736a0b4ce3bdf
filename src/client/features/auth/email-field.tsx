import { TextField } from '#client/ui/text-field.tsx';

/** The address stays when somebody turns from one form to the other. */
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

/** The e-mail address, with the keyboard for it. */
export function EmailField({ email, onEmailChange, ...input }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={email}
      onChange={(event) => onEmailChange(event.target.value)}
      {...input}
    />
  );
}
