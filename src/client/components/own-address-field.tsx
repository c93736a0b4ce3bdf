import { TextField } from '#client/ui/text-field.tsx';

/** Password managers save the password under this address. */
export function OwnAddressField({ email }: { email: string }) {
  return <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />;
}
