import { TextField } from '#client/ui/text-field.tsx';

/**
 * Whose password is being chosen. She sees a mistyped address here, and her password manager keeps the password under it.
 */
export function OwnAddressField({ email }: { email: string }) {
  return <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />;
}
