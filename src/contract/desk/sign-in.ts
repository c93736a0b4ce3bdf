import { z } from 'zod';
import { EmailSchema, FirstNameSchema, GivenPasswordSchema, NewPasswordSchema, textUpTo } from '#contract/fields.ts';
import { DESK_ROLES } from '#domain/desk/desk-roles.ts';
import { DESK_PASSWORD_MIN_LENGTH } from '#domain/desk/desk-session.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

const CODE_MAX_LENGTH = 100;
const CODE_MISSING = 'Open the address that the server printed, whole.';
const DeskCodeSchema = textUpTo(CODE_MAX_LENGTH).min(1, CODE_MISSING);

/** A recovery code as it is typed: case, blanks and dashes do not matter. */
const RecoveryCodeSchema = textUpTo(CODE_MAX_LENGTH)
  .transform((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  .pipe(z.string().min(1, 'Enter one of your spare keys.'));

/** Longer than a member's, and said so from the first character on. */
export const DeskPasswordSchema = GivenPasswordSchema.refine(
  (password) => password.length >= DESK_PASSWORD_MIN_LENGTH,
  {
    message: `Use ${DESK_PASSWORD_MIN_LENGTH} characters or more: this password opens your members’ addresses.`,
    abort: true,
  },
).pipe(NewPasswordSchema);

/** What a browser says for a passkey; `@simplewebauthn/server` checks what is inside. */
const PasskeyAnswerSchema = z.looseObject({
  id: textUpTo(1_400),
  rawId: textUpTo(1_400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: textUpTo(4_000) }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswerSchema>;

/** Asked of an address before it becomes the desk's: only this server knows the proof that belongs to a word. */
export const OriginWordSchema = z.object({ word: z.string().regex(/^[\w-]{32}$/, 'This is no word of ours.') });
export const OriginProofSchema = z.object({ proof: z.string() });

/** What a browser is asked for a passkey, in the words of WebAuthn. */
export const PasskeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** Who works at the desk; `provedAt` is when she last gave a passkey or a password. */
export const DeskOperatorSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(DESK_ROLES),
  provedAt: InstantSchema,
  /** Whether a password proves who she is, beside a passkey. */
  hasPassword: z.boolean(),
});
export type DeskOperator = z.infer<typeof DeskOperatorSchema>;

export const DeskCodeInputSchema = z.object({ code: DeskCodeSchema });

/** `first`: nobody works at the desk yet. `letter`: somebody does, and is sent a letter. `again`: from that letter. */
export const DeskCodeAnswerSchema = z.object({ kind: z.enum(['first', 'letter', 'again']) });
export type DeskCodeAnswer = z.infer<typeof DeskCodeAnswerSchema>;

const FirstOperatorFields = { code: DeskCodeSchema, name: FirstNameSchema, email: EmailSchema };

function isOneOfTwo({ passkey, password }: { passkey?: unknown; password?: unknown }): boolean {
  return (passkey === undefined) !== (password === undefined);
}
const CHOOSE_ONE = { path: ['password'], message: 'Choose a password, or make a passkey.' };

/** Before the desk has anybody: with whom it begins. */
export const FirstPasskeyOptionsSchema = z.object(FirstOperatorFields);

/** With a passkey, or with a password where the browser can make none. */
export const FirstOperatorSchema = z
  .object({
    ...FirstOperatorFields,
    passkey: PasskeyAnswerSchema.optional(),
    password: DeskPasswordSchema.optional(),
  })
  .refine(isOneOfTwo, CHOOSE_ONE);
export type FirstOperatorInput = z.input<typeof FirstOperatorSchema>;

/** A passkey more with the code of a letter, or a password where the browser can make none. */
export const KeyFromLetterSchema = z
  .object({
    code: DeskCodeSchema,
    passkey: PasskeyAnswerSchema.optional(),
    password: DeskPasswordSchema.optional(),
  })
  .refine(isOneOfTwo, CHOOSE_ONE);
/** What {@link KeyFromLetterSchema} takes. */
export type KeyFromLetter = z.input<typeof KeyFromLetterSchema>;

/** Shown once: only their hashes are stored. */
export const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

export const PasskeyInputSchema = z.object({ passkey: PasskeyAnswerSchema });

export const DeskPasswordInputSchema = z.object({
  email: EmailSchema,
  password: GivenPasswordSchema,
  recoveryCode: RecoveryCodeSchema,
});

/** A spare key alone opens nothing: it has a letter sent to her address. */
export const SpareKeyInputSchema = z.object({ email: EmailSchema, recoveryCode: RecoveryCodeSchema });

/** Asked again before money moves or something is taken away: either. */
export const DeskProofSchema = z
  .object({ passkey: PasskeyAnswerSchema.optional(), password: GivenPasswordSchema.optional() })
  .refine(isOneOfTwo, { path: ['password'], message: 'Enter your password, or use your passkey.' });
