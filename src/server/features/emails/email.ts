import { z } from 'zod';
import { TODO_KINDS } from '#contract/desk/today.ts';

const InstantSchema = z.int();

const RECEIPT_FIELDS = {
  firstName: z.string(),
  amountPence: z.int(),
  amountRefundedPence: z.int().default(0),
  paidAt: InstantSchema,
  reference: z.string(),
  agreed: z.object({ version: z.string(), at: InstantSchema }).optional(),
  offer: z.object({ code: z.string(), fullPence: z.int() }).optional(),
};

/** The payload of each message, stored as JSON until it is sent. */
export const EmailMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), ...RECEIPT_FIELDS }),
  z.object({ kind: z.literal('guest_ready'), ...RECEIPT_FIELDS }),
  z.object({ kind: z.literal('receipt_copy'), ...RECEIPT_FIELDS }),
  z.object({ kind: z.literal('guest_existing'), purchaseId: z.string() }),
  z.object({ kind: z.literal('guest_existing_copy'), purchaseId: z.string() }),
  z.object({ kind: z.literal('payment_returned'), amountPence: z.int() }),
  z.object({ kind: z.literal('access_given'), firstName: z.string() }),
  z.object({ kind: z.literal('refunded'), firstName: z.string(), amountPence: z.int() }),
  // Queued for any typed address; the account is looked up when it is sent.
  z.object({ kind: z.literal('reset_password') }),
  z.object({
    kind: z.literal('password_changed'),
    firstName: z.string(),
    changedAt: InstantSchema,
    hadCalendarAddress: z.boolean().default(false),
    hadSitter: z.boolean().default(false),
    isFirst: z.boolean().default(false),
  }),
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
  z.object({ kind: z.literal('account_deleted'), deletedAt: InstantSchema, byDesk: z.boolean().default(false) }),
  // To somebody whom an operator let in, or whose address an operator corrected; the link is issued when it is sent.
  z.object({ kind: z.literal('account_link'), reason: z.enum(['invited', 'corrected']), firstName: z.string() }),
  z.object({
    kind: z.literal('address_correction'),
    userId: z.string(),
    newEmail: z.string(),
    dueAt: InstantSchema,
  }),
  z.object({ kind: z.literal('access_taken'), firstName: z.string(), words: z.string() }),
  z.object({
    kind: z.literal('part_refunded'),
    firstName: z.string(),
    amountPence: z.int(),
    isGift: z.boolean().default(false),
  }),
  // To a giver; the link is made when it is sent.
  z.object({ kind: z.literal('gift_receipt'), purchaseId: z.string(), ...RECEIPT_FIELDS }),
  z.object({ kind: z.literal('gift_claimed'), firstName: z.string(), claimedAt: InstantSchema }),
  z.object({
    kind: z.literal('gift_returned'),
    firstName: z.string(),
    amountPence: z.int(),
    wasClaimed: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('gift_not_arrived'), purchaseId: z.string(), firstName: z.string() }),
  z.object({ kind: z.literal('gift_waiting'), purchaseId: z.string(), firstName: z.string() }),
  // To whom a gift is for; its code is made when it is sent, unless a later e-mail takes its place.
  z.object({ kind: z.literal('gift_email'), purchaseId: z.string(), round: z.int() }),
  // To whom has claimed it.
  z.object({ kind: z.literal('gift_held'), firstName: z.string() }),
  z.object({ kind: z.literal('gift_closed'), firstName: z.string() }),
  z.object({
    kind: z.literal('desk_warning'),
    about: z.enum(['sign_in', 'addresses']),
    firstName: z.string(),
    who: z.string().default(''),
  }),
  // The link is issued when it is sent.
  z.object({
    kind: z.literal('desk_link'),
    operatorId: z.string(),
    firstName: z.string(),
    /** What somebody had who asked for it. */
    reason: z.enum(['printed', 'recovery_code']).default('printed'),
  }),
  // The desk has another address; the link is issued when it is sent.
  z.object({ kind: z.literal('desk_moved'), operatorId: z.string(), firstName: z.string(), origin: z.string() }),
  z.object({
    kind: z.literal('desk_invitation'),
    operatorId: z.string(),
    firstName: z.string(),
    invitedBy: z.string(),
  }),
  z.object({
    kind: z.literal('desk_todo'),
    firstName: z.string(),
    waiting: z.array(
      z.object({
        kind: z.enum(TODO_KINDS),
        email: z.string().nullable(),
        amountPence: z.int().nullable(),
        detail: z.string().nullable().default(null),
        isInvited: z.boolean().default(false),
      }),
    ),
    more: z.int().default(0),
  }),
  z.object({
    kind: z.literal('desk_sales'),
    firstName: z.string(),
    sales: z.array(z.object({ amountPence: z.int(), isGift: z.boolean() })),
  }),
  z.object({
    kind: z.literal('desk_week'),
    firstName: z.string(),
    sales: z.int(),
    soldPence: z.int(),
    givenBackPence: z.int(),
    joined: z.int(),
  }),
  // Whether it is still due is checked when it is sent.
  z.object({
    kind: z.literal('workout_reminder'),
    userId: z.string(),
    day: z.string(),
    sendUntil: InstantSchema,
  }),
  // Whether it is still wanted is checked when it is sent.
  z.object({ kind: z.literal('newsletter'), newsletterId: z.string(), userId: z.string(), nth: z.int().default(0) }),
  // Whether it is still due is checked when it is sent.
  z.object({ kind: z.literal('checkout_unfinished'), reminderId: z.string() }),
  // To an operator who wants to see it first.
  z.object({
    kind: z.literal('desk_newsletter'),
    newsletterId: z.string(),
    firstName: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  // To a sitter, at an address that is not confirmed yet; its link is made when it is sent.
  z.object({ kind: z.literal('sitter_confirm'), sitterId: z.string() }),
  // Whether it is still wanted is checked when it is sent.
  z.object({
    kind: z.literal('sitter_week'),
    sitterId: z.string(),
    firstName: z.string(),
    sessions: z.array(
      z.object({ day: z.string(), from: z.string().nullable(), until: z.string().nullable(), minutes: z.int() }),
    ),
    sendUntil: InstantSchema,
  }),
]);
export type Email = z.infer<typeof EmailMessageSchema>;

export type ReceiptFacts = Omit<EmailOf<'receipt'>, 'kind'>;

export type EmailOf<Kind extends Email['kind']> = Extract<Email, { kind: Kind }>;

/** May be sent again with the same key; all others once for ever. */
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
  'account_link',
  'address_correction',
  'access_taken',
  'part_refunded',
  'desk_warning',
  'desk_link',
  'desk_moved',
  'desk_todo',
  'desk_sales',
  'desk_week',
  'desk_invitation',
  // Its day is over long before its key is deleted.
  'workout_reminder',
  // A copy knows its member for itself.
  'newsletter',
  'desk_newsletter',
  'checkout_unfinished',
  'sitter_confirm',
  'sitter_week',
];
