import { z } from 'zod';
import { DeskPageSchema, DiaryLineSchema } from './desk-diary.ts';
import { textUpTo } from './fields.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

const FIND_MAX_LENGTH = 254;

export const MemberSearchSchema = DeskPageSchema.extend({ find: textUpTo(FIND_MAX_LENGTH).trim().default('') });

export const MemberRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for an operator who only looks. */
  email: z.string().nullable(),
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
