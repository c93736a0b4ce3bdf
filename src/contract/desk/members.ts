import { z } from 'zod';
import { EmailSchema, FirstNameSchema, textUpTo } from '#contract/fields.ts';
import { POUNDS_TYPED, penceTyped } from '#domain/purchases/price.ts';
import { ActivityLineSchema, DeskPageSchema } from './activity-log.ts';
import { EmailFateSchema } from './emails.ts';
import { ListedPurchaseSchema } from './money.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

const FIND_MAX_LENGTH = 254;

/** The members that a list holds: all, those with or without access, or those without a workout for 14 days. */
export const MEMBER_FILTERS = ['all', 'access', 'no_access', 'quiet'] as const;
/** One of {@link MEMBER_FILTERS}. */
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

/** Searches members. */
export const MemberSearchSchema = DeskPageSchema.extend({
  find: textUpTo(FIND_MAX_LENGTH).trim().default(''),
  show: z.enum(MEMBER_FILTERS).default('all'),
});

/** A row of the list of members. */
export const MemberRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The member's address; null for an operator who only looks. */
  email: z.string().nullable(),
  hasAccess: z.boolean(),
  joinedAt: InstantSchema,
});
export type MemberRow = z.infer<typeof MemberRowSchema>;

/**
 * A page of members. A search also finds purchases without a member: by their reference, or by the address of a guest
 * or for a gift.
 */
export const MembersAnswerSchema = z.object({
  members: z.array(MemberRowSchema),
  next: z.string().nullable(),
  /** There are more rows than these. */
  isMore: z.boolean(),
  purchases: z.array(ListedPurchaseSchema),
});
export type MembersAnswer = z.infer<typeof MembersAnswerSchema>;

/** A purchase as the desk shows it. */
export const DeskPurchaseSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  amountPence: z.int(),
  amountRefundedPence: z.int(),
  begunAt: InstantSchema,
  isRefundable: z.boolean(),
  history: z.array(
    z.object({ at: InstantSchema, from: z.string().nullable(), to: z.string(), cause: z.string().nullable() }),
  ),
});
export type DeskPurchase = z.infer<typeof DeskPurchaseSchema>;

/** What the desk knows of a member: weeks, never days; no mood, note, rating, step or safety answer (product §23). */
export const DeskMemberSchema = MemberRowSchema.extend({
  devices: z.int(),
  block: z.int(),
  /** The week of the member's block, 1 to 4. */
  week: z.int(),
  /** How many of the twelve workouts of the block are done. */
  workoutsDone: z.int(),
  /** Whole weeks since the last workout; 0 means this week, null no workout yet. */
  weeksSinceWorkout: z.int().nullable(),
  purchases: z.array(DeskPurchaseSchema),
  note: z.object({ text: z.string(), savedAt: InstantSchema, savedBy: z.string() }).nullable(),
  /** A corrected address that waits until it holds. */
  correction: z.object({ newEmail: z.string(), dueAt: InstantSchema }).nullable(),
  emails: z.array(EmailFateSchema),
  activity: z.array(ActivityLineSchema),
});
export type DeskMember = z.infer<typeof DeskMemberSchema>;

/** Corrects a mistyped address; the operator confirms the identity of the member who asks. */
export const AddressCorrectionSchema = z.object({
  email: EmailSchema,
  isSure: z.literal(true, 'First make sure it’s really them asking.'),
});

const NOTE_MAX_LENGTH = 2_000;

/** Saves the note about a member. `seenAt` is when the note that it replaces was saved; null where there was none. */
export const MemberNoteInputSchema = z.object({
  note: textUpTo(NOTE_MAX_LENGTH).trim(),
  seenAt: InstantSchema.nullable(),
});

/** Deletes a member's account; the operator types the member's address to confirm. */
export const DeskDeletionSchema = z.object({ email: EmailSchema });

/** The outcome of giving or taking access. */
export type AccessOutcome =
  | 'no_account'
  | 'active_already'
  | 'payment_under_way'
  | 'restored'
  | 'granted'
  | 'not_active'
  | 'revoked'
  | 'free_access_removed';

const WORDS_MAX_LENGTH = 1_000;

/** Gives access or takes it away. With `words` a member who loses access gets an email that contains them. */
export const DeskAccessSchema = z.object({
  access: z.enum(['give', 'take']),
  words: textUpTo(WORDS_MAX_LENGTH).trim().optional(),
});
/** The reasons of a refund. */
export const REFUND_REASONS = ['changed_mind', 'not_for_them', 'did_not_work', 'paid_twice', 'kindness'] as const;
/** One of {@link REFUND_REASONS}. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Gives money back: an amount in pounds, "10" or "10.50", or all that is left where none is given. */
export const DeskRefundSchema = z.object({
  purchaseId: textUpTo(64).min(1, 'Choose the payment.'),
  amount: z
    .string()
    .trim()
    .regex(POUNDS_TYPED, 'Write an amount, like 10 or 10.50.')
    .transform((text) => penceTyped(text) ?? 0)
    .pipe(z.int().min(1, 'Write an amount above nothing.'))
    .optional(),
  /**
   * What had been given back when the operator looked, in pence, so that of two operators who ask at once the second
   * looks again.
   */
  seenRefundedPence: z.int().optional(),
  reason: z.enum(REFUND_REASONS, 'Choose why.').default('changed_mind'),
});

/** Invites a person without an account, who gets free access. */
export const MemberInvitationSchema = z.object({ firstName: FirstNameSchema, email: EmailSchema });

/** The member's purchase that a refund or a receipt is about. */
export const DeskPurchaseChoiceSchema = z.object({ purchaseId: textUpTo(64).min(1, 'Choose the payment.') });
