import { z } from 'zod';
import { DESK_PASSWORD_MIN_LENGTH } from '#domain/desk-session.ts';
import { EmailSchema, FirstNameSchema, GivenPasswordSchema, NewPasswordSchema, textUpTo } from './fields.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

const CODE_MAX_LENGTH = 100;
const CODE_MISSING = 'Open the address that the server printed, whole.';
const DeskCodeSchema = textUpTo(CODE_MAX_LENGTH).min(1, CODE_MISSING);

/** A recovery code as it is typed: case, blanks and dashes do not matter. */
const RecoveryCodeSchema = textUpTo(CODE_MAX_LENGTH)
  .transform((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  .pipe(z.string().min(1, 'Enter one of your spare keys.'));

const DeskPasswordSchema = NewPasswordSchema.refine(
  (password) => password.length >= DESK_PASSWORD_MIN_LENGTH,
  `Use ${DESK_PASSWORD_MIN_LENGTH} characters or more: this password opens your members' addresses.`,
);

/** What a browser says for a passkey; `@simplewebauthn/server` checks what is inside. */
const PasskeyAnswerSchema = z.looseObject({
  id: textUpTo(1_400),
  rawId: textUpTo(1_400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: textUpTo(4_000) }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswerSchema>;

/** What a browser is asked for a passkey, in the words of WebAuthn. */
export const PasskeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** Who works at the desk; `provedAt` is when she last gave a passkey or a password. */
export const DeskOperatorSchema = z.object({ name: z.string(), email: z.string(), provedAt: InstantSchema });
export type DeskOperator = z.infer<typeof DeskOperatorSchema>;

export const DeskCodeInputSchema = z.object({ code: DeskCodeSchema });

/** `first`: nobody works at the desk yet. `letter`: somebody does, and is sent a letter. `again`: from that letter. */
export const DeskCodeAnswerSchema = z.object({ kind: z.enum(['first', 'letter', 'again']) });
export type DeskCodeAnswer = z.infer<typeof DeskCodeAnswerSchema>;

const FirstOperatorFields = { code: DeskCodeSchema, name: FirstNameSchema, email: EmailSchema };

/** Before the desk has anybody: with whom it begins. */
export const FirstPasskeyOptionsSchema = z.object(FirstOperatorFields);

/** With a passkey, or with a password where the browser can make none. */
export const FirstOperatorSchema = z
  .object({
    ...FirstOperatorFields,
    passkey: PasskeyAnswerSchema.optional(),
    password: DeskPasswordSchema.optional(),
  })
  .refine(({ passkey, password }) => (passkey === undefined) !== (password === undefined), {
    path: ['password'],
    message: 'Choose a password, or make a passkey.',
  });
export type FirstOperatorInput = z.input<typeof FirstOperatorSchema>;

/** A passkey more, with the code of a letter. */
export const PasskeyFromLetterSchema = z.object({ code: DeskCodeSchema, passkey: PasskeyAnswerSchema });

/** Shown once: only their hashes are stored. */
export const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

export const PasskeyInputSchema = z.object({ passkey: PasskeyAnswerSchema });

export const DeskPasswordInputSchema = z.object({
  email: EmailSchema,
  password: GivenPasswordSchema,
  recoveryCode: RecoveryCodeSchema,
});

/** Asked again before money moves or something is taken away: either. */
export const DeskProofSchema = z
  .object({ passkey: PasskeyAnswerSchema.optional(), password: GivenPasswordSchema.optional() })
  .refine(({ passkey, password }) => (passkey === undefined) !== (password === undefined), {
    path: ['password'],
    message: 'Enter your password, or use your passkey.',
  });

export const DESK_ACTIONS = [
  'first_operator',
  'passkey_added',
  'access_given',
  'access_taken',
  'refunded',
  'receipt_sent',
  'password_link_sent',
  'signed_out_everywhere',
] as const;

export type DeskAction = (typeof DESK_ACTIONS)[number];

/** One line of the diary. */
export const DiaryLineSchema = z.object({
  id: z.string(),
  at: InstantSchema,
  operator: z.string(),
  action: z.enum(DESK_ACTIONS),
  /** Null where it is about nobody, or about somebody whose account is deleted. */
  about: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type DiaryLine = z.infer<typeof DiaryLineSchema>;

/** Where a page of a list begins: what the page before answered as `next`. */
export const DeskPageSchema = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'Open the list again from its beginning.')
    .transform((text) => ({ at: Number(text.slice(0, text.indexOf('.'))), id: text.slice(text.indexOf('.') + 1) }))
    .optional(),
});

export const DiaryAnswerSchema = z.object({ lines: z.array(DiaryLineSchema), next: z.string().nullable() });
export type DiaryAnswer = z.infer<typeof DiaryAnswerSchema>;

const FIND_MAX_LENGTH = 254;

export const MemberSearchSchema = DeskPageSchema.extend({ find: textUpTo(FIND_MAX_LENGTH).trim().default('') });

export const MemberRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  hasAccess: z.boolean(),
  joinedAt: InstantSchema,
});
export type MemberRow = z.infer<typeof MemberRowSchema>;

export const MembersAnswerSchema = z.object({ members: z.array(MemberRowSchema), next: z.string().nullable() });
export type MembersAnswer = z.infer<typeof MembersAnswerSchema>;

export const DeskPurchaseSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  amountPence: z.int(),
  amountRefundedPence: z.int(),
  begunAt: InstantSchema,
  isRefundable: z.boolean(),
  story: z.array(
    z.object({ at: InstantSchema, from: z.string().nullable(), to: z.string(), cause: z.string().nullable() }),
  ),
});
export type DeskPurchase = z.infer<typeof DeskPurchaseSchema>;

/** What the desk knows of a member: weeks, never days; no mood, note, rating, step or safety answer (product §23). */
export const DeskMemberSchema = MemberRowSchema.extend({
  devices: z.int(),
  block: z.int(),
  /** Of the twelve of her block. */
  workoutsDone: z.int(),
  /** 0: this week; null: none yet. */
  weeksSinceWorkout: z.int().nullable(),
  purchases: z.array(DeskPurchaseSchema),
  diary: z.array(DiaryLineSchema),
});
export type DeskMember = z.infer<typeof DeskMemberSchema>;

/** What came of giving or taking access. */
export type AccessOutcome =
  | 'no_account'
  | 'active_already'
  | 'payment_under_way'
  | 'restored'
  | 'granted'
  | 'not_active'
  | 'revoked'
  | 'present_taken_back';

export const DeskAccessSchema = z.object({ access: z.enum(['give', 'take']) });
/** Which purchase of hers a refund or a receipt is about. */
export const DeskPurchaseChoiceSchema = z.object({ purchaseId: textUpTo(64).min(1, 'Choose the payment.') });

/** Something that needs a person, with whom it is about where that is known. */
export const NeedSchema = z.object({
  kind: z.enum(['review', 'disputed', 'unclaimed', 'letters']),
  since: InstantSchema,
  /** How many, where it is about several. */
  count: z.int(),
  amountPence: z.int().nullable(),
  email: z.string().nullable(),
  memberId: z.string().nullable(),
});
export type Need = z.infer<typeof NeedSchema>;

export const DeskTodaySchema = z.object({
  isPractice: z.boolean(),
  needs: z.array(NeedSchema),
  week: z.object({ sales: z.int(), soldPence: z.int(), givenBackPence: z.int(), joined: z.int() }),
});
export type DeskToday = z.infer<typeof DeskTodaySchema>;
