import { z } from 'zod';

const InstantSchema = z.int();

const RECEIPT_FIELDS = {
  firstName: z.string(),
  amountPence: z.int(),
  amountRefundedPence: z.int().default(0),
  paidAt: InstantSchema,
  reference: z.string(),
  /** What was agreed to before paying, where anything was asked. */
  agreed: z.object({ version: z.string(), at: InstantSchema }).optional(),
};

/** Every message that we send, with what its words need. Stored as JSON until it is sent. */
export const EmailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), ...RECEIPT_FIELDS }),
  // The receipt of a purchase that made its own account.
  z.object({ kind: z.literal('guest_ready'), ...RECEIPT_FIELDS }),
  // The receipt once more, because its owner asked for it.
  z.object({ kind: z.literal('receipt_copy'), ...RECEIPT_FIELDS }),
  z.object({ kind: z.literal('guest_existing'), purchaseId: z.string() }),
  // The same once more, because the account's owner asked for it.
  z.object({ kind: z.literal('guest_existing_copy'), purchaseId: z.string() }),
  z.object({ kind: z.literal('payment_returned'), amountPence: z.int() }),
  // The operator has opened her account by hand.
  z.object({ kind: z.literal('access_given'), firstName: z.string() }),
  z.object({ kind: z.literal('refunded'), firstName: z.string(), amountPence: z.int() }),
  // Written for any address that was typed in: whether it has an account shows only when it is sent.
  z.object({ kind: z.literal('reset_password') }),
  z.object({
    kind: z.literal('password_changed'),
    firstName: z.string(),
    changedAt: InstantSchema,
    /** The private address of her calendar ended with the old password. */
    hadCalendarAddress: z.boolean().default(false),
    /** There was none before. */
    isFirst: z.boolean().default(false),
  }),
  // For the address that an account has, while another waits to take its place.
  z.object({
    kind: z.literal('email_asked'),
    userId: z.string(),
    newEmail: z.string(),
    confirmUntil: InstantSchema,
  }),
  z.object({ kind: z.literal('confirm_email'), userId: z.string(), confirmUntil: InstantSchema }),
  z.object({
    kind: z.literal('email_changed'),
    firstName: z.string(),
    newEmail: z.string(),
    changedAt: InstantSchema,
  }),
  z.object({ kind: z.literal('account_deleted'), deletedAt: InstantSchema }),
  // Whether she still wants and needs it shows only when it is sent.
  z.object({
    kind: z.literal('workout_reminder'),
    userId: z.string(),
    /** Her own day. */
    day: z.string(),
    sendUntil: InstantSchema,
  }),
]);
export type Email = z.infer<typeof EmailSchema>;

/** What every receipt says. */
export type ReceiptFacts = Omit<EmailOf<'receipt'>, 'kind'>;

/** The message of one kind. */
export type EmailOf<Kind extends Email['kind']> = Extract<Email, { kind: Kind }>;

/** Messages that a person may ask for again; the others are sent once for what they are about, for ever. */
export const REPEATABLE_KINDS: readonly Email['kind'][] = [
  'receipt_copy',
  'guest_existing_copy',
  'access_given',
  'reset_password',
  'password_changed',
  'email_asked',
  'confirm_email',
  'email_changed',
  'account_deleted',
  // Its day is over long before its key is forgotten.
  'workout_reminder',
];
