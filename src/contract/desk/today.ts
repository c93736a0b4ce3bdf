import { z } from 'zod';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** The kinds of needs that wait for an operator: of people, of emails, and of the site. */
export const NEED_KINDS = [
  /** A member paid or was invited, and the email with the link was not delivered. */
  'locked_out',
  'review',
  'disputed',
  'unclaimed',
  /** A member paid with a test card, and has had no access since the opening. */
  'practice_ended',
  /** The email of a gift was not delivered. */
  'gift_email',
  'emails',
  /** The newest backup is old, or none can be made. */
  'backups',
  /** The disk is nearly full. */
  'disk',
  /** Stripe cannot be reached, or does not report sales. */
  'stripe',
  /** Emails cannot be sent. */
  'server',
  /** The secrets that the desk has sealed cannot be read. */
  'secrets',
] as const;

/** A need that waits for an operator, with its member where that is known. */
export const NeedSchema = z.object({
  kind: z.enum(NEED_KINDS),
  since: InstantSchema,
  /** How many needs it stands for, where the rest of a kind is summed up in one. */
  count: z.int(),
  amountPence: z.int().nullable(),
  email: z.string().nullable(),
  memberId: z.string().nullable(),
  purchaseId: z.string().nullable(),
  emailId: z.string().nullable(),
  /** The kind of email, or the finding about the site. */
  detail: z.string().nullable(),
  /** The member was invited, and has not paid. */
  isInvited: z.boolean(),
  /** When an answer is due; null where none is. */
  dueAt: InstantSchema.nullable(),
});
export type Need = z.infer<typeof NeedSchema>;

/** The page of the desk's day. */
export const DeskTodaySchema = z.object({
  isPractice: z.boolean(),
  needs: z.array(NeedSchema),
  /** After a restore: how many accounts were deleted again, because they had been deleted since the backup. */
  deletedAgain: z.object({ at: InstantSchema, count: z.int() }).nullable(),
  week: z.object({ sales: z.int(), soldPence: z.int(), givenBackPence: z.int(), joined: z.int() }),
});
export type DeskToday = z.infer<typeof DeskTodaySchema>;
