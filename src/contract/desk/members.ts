import { z } from 'zod';
import { EmailSchema, FirstNameSchema, textUpTo } from '#contract/fields.ts';
import { POUNDS_TYPED, penceTyped } from '#domain/purchases/price.ts';
import { DeskPageSchema, DiaryLineSchema } from './activity-log.ts';
import { LetterFateSchema } from './emails.ts';
import { ListedPurchaseSchema } from './money.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

const FIND_MAX_LENGTH = 254;

/** Which members a list holds: all, with or without access, or without a workout for 14 days. */
export const MEMBER_FILTERS = ['all', 'access', 'no_access', 'quiet'] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

export const MemberSearchSchema = DeskPageSchema.extend({
  find: textUpTo(FIND_MAX_LENGTH).trim().default(''),
  show: z.enum(MEMBER_FILTERS).default('all'),
});

export const MemberRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for an operator who only looks. */
  email: z.string().nullable(),
  hasAccess: z.boolean(),
  joinedAt: InstantSchema,
});
export type MemberRow = z.infer<typeof MemberRowSchema>;

/** A search also finds purchases without a member: by their reference, or by the address of a guest or for a gift. */
export const MembersAnswerSchema = z.object({
  members: z.array(MemberRowSchema),
  next: z.string().nullable(),
  /** There are more than these. */
  isMore: z.boolean(),
  purchases: z.array(ListedPurchaseSchema),
});
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
  /** Of the four of her block. */
  week: z.int(),
  /** Of the twelve of her block. */
  workoutsDone: z.int(),
  /** 0: this week; null: none yet. */
  weeksSinceWorkout: z.int().nullable(),
  purchases: z.array(DeskPurchaseSchema),
  note: z.object({ text: z.string(), savedAt: InstantSchema, savedBy: z.string() }).nullable(),
  /** An address that waits to hold. */
  correction: z.object({ newEmail: z.string(), dueAt: InstantSchema }).nullable(),
  letters: z.array(LetterFateSchema),
  diary: z.array(DiaryLineSchema),
});
export type DeskMember = z.infer<typeof DeskMemberSchema>;

/** The address of somebody who mistyped hers; the operator says that she made sure who asks. */
export const AddressCorrectionSchema = z.object({
  email: EmailSchema,
  isSure: z.literal(true, 'Make sure first that it is they who ask.'),
});

const NOTE_MAX_LENGTH = 2_000;

/** `seenAt`: when the note was saved that is being replaced; null where there was none. */
export const MemberNoteInputSchema = z.object({
  note: textUpTo(NOTE_MAX_LENGTH).trim(),
  seenAt: InstantSchema.nullable(),
});

/** Her address, typed to confirm. */
export const DeskDeletionSchema = z.object({ email: EmailSchema });

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

const WORDS_MAX_LENGTH = 1_000;

/** With `words` whoever loses access is told, and reads them. */
export const DeskAccessSchema = z.object({
  access: z.enum(['give', 'take']),
  words: textUpTo(WORDS_MAX_LENGTH).trim().optional(),
});
/** Why money goes back. */
export const REFUND_REASONS = ['changed_mind', 'not_for_them', 'did_not_work', 'paid_twice', 'kindness'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Without an amount all that is left goes back; in pounds, "10" or "10.50". */
export const DeskRefundSchema = z.object({
  purchaseId: textUpTo(64).min(1, 'Choose the payment.'),
  amount: z
    .string()
    .trim()
    .regex(POUNDS_TYPED, 'Write an amount, like 10 or 10.50.')
    .transform((text) => penceTyped(text) ?? 0)
    .pipe(z.int().min(1, 'Write an amount above nothing.'))
    .optional(),
  /** What had been given back of it when the operator looked: of two who ask at once the second looks again. */
  seenRefundedPence: z.int().optional(),
  reason: z.enum(REFUND_REASONS, 'Choose why.').default('changed_mind'),
});

/** Somebody who has no account yet, and is let in as a present. */
export const MemberInvitationSchema = z.object({ firstName: FirstNameSchema, email: EmailSchema });

/** Which purchase of hers a refund or a receipt is about. */
export const DeskPurchaseChoiceSchema = z.object({ purchaseId: textUpTo(64).min(1, 'Choose the payment.') });
