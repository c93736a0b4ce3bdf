import { z } from 'zod';
import { textUpTo } from '#contract/fields.ts';
import { DeskPasswordSchema } from './sign-in.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** A passkey of the operator. */
export const DeskPasskeySchema = z.object({
  id: z.string(),
  /** The name of the browser that made it; null where it is not known. */
  name: z.string().nullable(),
  addedAt: InstantSchema,
  lastUsedAt: InstantSchema.nullable(),
  /** The host where it was made, where it does not open the desk at this address; else null. */
  onlyAt: z.string().nullable(),
});
/** An answer of {@link DeskPasskeySchema}. */
export type DeskPasskey = z.infer<typeof DeskPasskeySchema>;

/** A place where the operator is signed in. */
export const DeskSignInSchema = z.object({
  id: z.string(),
  device: z.string(),
  since: InstantSchema,
  lastSeenAt: InstantSchema,
  isThis: z.boolean(),
});
/** An answer of {@link DeskSignInSchema}. */
export type DeskSignIn = z.infer<typeof DeskSignInSchema>;

/** What the operator who asks signs in with. */
export const SignInMethodsSchema = z.object({
  passkeys: z.array(DeskPasskeySchema),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
  signIns: z.array(DeskSignInSchema),
});
/** An answer of {@link SignInMethodsSchema}. */
export type SignInMethods = z.infer<typeof SignInMethodsSchema>;

/** Sets the operator's password. */
export const NewDeskPasswordSchema = z.object({ password: DeskPasswordSchema });

/** Ends one of the operator's other sign-ins, or all of them where no id is given. */
export const EndSignInsSchema = z.object({ id: textUpTo(100).optional() });
