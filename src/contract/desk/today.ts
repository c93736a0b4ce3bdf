import { z } from 'zod';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** The kinds of what is to do at the desk: of people, of emails, and of the site. */
export const TODO_KINDS = [
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

/** One thing to do, with its member where that is known. */
export const TodoSchema = z.object({
  kind: z.enum(TODO_KINDS),
  since: InstantSchema,
  /** How many things to do it stands for, where the rest of a kind is summed up in one. */
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
export type Todo = z.infer<typeof TodoSchema>;

/** The page of the desk's day. */
export const DeskTodaySchema = z.object({
  isPractice: z.boolean(),
  /** Without one, emails are only written to files. */
  hasMailServer: z.boolean(),
  todos: z.array(TodoSchema),
  /** After a restore: how many accounts were deleted again, because they had been deleted since the backup. */
  deletedAgain: z.object({ at: InstantSchema, count: z.int() }).nullable(),
  week: z.object({ sales: z.int(), soldPence: z.int(), givenBackPence: z.int(), joined: z.int() }),
});
export type DeskToday = z.infer<typeof DeskTodaySchema>;
