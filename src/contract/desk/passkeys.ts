import { z } from 'zod';
import { textUpTo } from '#contract/fields.ts';
import { DeskPasswordSchema } from './sign-in.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** One of her passkeys. */
export const DeskPasskeySchema = z.object({
  id: z.string(),
  /** Of the browser that made it; null for one from before that was kept. */
  name: z.string().nullable(),
  addedAt: InstantSchema,
  lastUsedAt: InstantSchema.nullable(),
  /** Null where it opens the desk at this address; else the host where it was made. */
  onlyAt: z.string().nullable(),
});
/** An answer of {@link DeskPasskeySchema}. */
export type DeskPasskey = z.infer<typeof DeskPasskeySchema>;

/** Where she is signed in. */
export const DeskSignInSchema = z.object({
  id: z.string(),
  device: z.string(),
  since: InstantSchema,
  lastSeenAt: InstantSchema,
  isThis: z.boolean(),
});
/** An answer of {@link DeskSignInSchema}. */
export type DeskSignIn = z.infer<typeof DeskSignInSchema>;

/** With what whoever asks comes in. */
export const DeskKeysSchema = z.object({
  passkeys: z.array(DeskPasskeySchema),
  hasPassword: z.boolean(),
  spareKeysLeft: z.int(),
  signIns: z.array(DeskSignInSchema),
});
/** An answer of {@link DeskKeysSchema}. */
export type DeskKeys = z.infer<typeof DeskKeysSchema>;

export const NewDeskPasswordSchema = z.object({ password: DeskPasswordSchema });

/** One of her other sign-ins, or all of them. */
export const EndSignInsSchema = z.object({ id: textUpTo(100).optional() });
