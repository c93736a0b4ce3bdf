import { z } from 'zod';
import { EmailSchema, FirstNameSchema, GivenPasswordSchema, NewPasswordSchema, textUpTo } from '#contract/fields.ts';
import { DESK_ROLES } from '#domain/desk/desk-roles.ts';
import { DESK_PASSWORD_MIN_LENGTH } from '#domain/desk/desk-session.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

const CODE_MAX_LENGTH = 100;
const CODE_MISSING = 'Open the full address that the server printed.';
const DeskCodeSchema = textUpTo(CODE_MAX_LENGTH).min(1, CODE_MISSING);

/** A recovery code as it is typed: capitals, blanks and dashes do not matter. */
const RecoveryCodeSchema = textUpTo(CODE_MAX_LENGTH)
  .transform((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  .pipe(z.string().min(1, 'Enter one of your recovery codes.'));

/** An operator's password, which is longer than a member's; the refusal says so from the first character on. */
export const DeskPasswordSchema = GivenPasswordSchema.refine(
  (password) => password.length >= DESK_PASSWORD_MIN_LENGTH,
  {
    message: `Use ${DESK_PASSWORD_MIN_LENGTH} characters or more. This password protects your members’ details.`,
    abort: true,
  },
).pipe(NewPasswordSchema);

/** A browser's answer for a passkey; `@simplewebauthn/server` checks its content. */
const PasskeyAnswerSchema = z.looseObject({
  id: textUpTo(1_400),
  rawId: textUpTo(1_400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: textUpTo(4_000) }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswerSchema>;

/** Asks an address for a proof before it becomes the desk's: only this server knows the proof of a word. */
export const OriginWordSchema = z.object({ word: z.string().regex(/^[\w-]{32}$/, 'That isn’t one of our words.') });
/** The proof of a word. */
export const OriginProofSchema = z.object({ proof: z.string() });

/** The options with which a browser is asked for a passkey, in the form of WebAuthn. */
export const PasskeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** The operator who is signed in; `provedAt` is when the operator last gave a passkey or a password. */
export const DeskOperatorSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(DESK_ROLES),
  provedAt: InstantSchema,
  /** Whether the operator has a password beside passkeys. */
  hasPassword: z.boolean(),
});
export type DeskOperator = z.infer<typeof DeskOperatorSchema>;

/** A code of the desk. */
export const DeskCodeInputSchema = z.object({ code: DeskCodeSchema });

/**
 * The use of a code: `first` where the desk has no operator yet, `email` where an operator is sent an email, `again`
 * from that email.
 */
export const DeskCodeAnswerSchema = z.object({ kind: z.enum(['first', 'email', 'again']) });
export type DeskCodeAnswer = z.infer<typeof DeskCodeAnswerSchema>;

const FirstOperatorFields = { code: DeskCodeSchema, name: FirstNameSchema, email: EmailSchema };

function isOneOfTwo({ passkey, password }: { passkey?: unknown; password?: unknown }): boolean {
  return (passkey === undefined) !== (password === undefined);
}
const CHOOSE_ONE = { path: ['password'], message: 'Choose a password, or make a passkey.' };

/** Names the first operator, before the desk has one. */
export const FirstPasskeyOptionsSchema = z.object(FirstOperatorFields);

/** Makes the first operator, with a passkey, or with a password where the browser can make no passkey. */
export const FirstOperatorSchema = z
  .object({
    ...FirstOperatorFields,
    passkey: PasskeyAnswerSchema.optional(),
    password: DeskPasswordSchema.optional(),
  })
  .refine(isOneOfTwo, CHOOSE_ONE);
export type FirstOperatorInput = z.input<typeof FirstOperatorSchema>;

/** Adds a passkey with the code of an email, or sets a password where the browser can make no passkey. */
export const KeyFromEmailSchema = z
  .object({
    code: DeskCodeSchema,
    passkey: PasskeyAnswerSchema.optional(),
    password: DeskPasswordSchema.optional(),
  })
  .refine(isOneOfTwo, CHOOSE_ONE);
/** What {@link KeyFromEmailSchema} takes. */
export type KeyFromEmail = z.input<typeof KeyFromEmailSchema>;

/** Recovery codes, which are shown once: only their hashes are stored. */
export const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

/** Signs an operator in with a passkey. */
export const PasskeyInputSchema = z.object({ passkey: PasskeyAnswerSchema });

/** Signs an operator in with address and password. */
export const DeskPasswordInputSchema = z.object({
  email: EmailSchema,
  password: GivenPasswordSchema,
  recoveryCode: RecoveryCodeSchema,
});

/** Uses a recovery code, which alone opens nothing: an email is sent to the operator's address. */
export const RecoveryCodeInputSchema = z.object({ email: EmailSchema, recoveryCode: RecoveryCodeSchema });

/** The proof, a passkey or a password, that is asked for again before an action moves money or takes something away. */
export const DeskProofSchema = z
  .object({ passkey: PasskeyAnswerSchema.optional(), password: GivenPasswordSchema.optional() })
  .refine(isOneOfTwo, { path: ['password'], message: 'Enter your password, or use your passkey.' });
