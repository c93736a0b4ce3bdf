import { z } from 'zod';
import { textUpTo } from '#contract/fields.ts';
import { DeskPageSchema } from './activity-log.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** Every kind of email that the product writes. */
export const EMAIL_KINDS = [
  'receipt',
  'receipt_copy',
  'guest_ready',
  'guest_existing',
  'guest_existing_copy',
  'payment_returned',
  'refunded',
  'part_refunded',
  'access_given',
  'access_taken',
  'account_link',
  'address_correction',
  'reset_password',
  'password_changed',
  'email_asked',
  'confirm_email',
  'email_changed',
  'account_deleted',
  'gift_receipt',
  'gift_claimed',
  'gift_returned',
  'gift_not_arrived',
  'gift_waiting',
  'gift_email',
  'gift_held',
  'gift_closed',
  'workout_reminder',
  'sitter_confirm',
  'sitter_week',
  'newsletter',
  'desk_newsletter',
  'checkout_unfinished',
  'desk_link',
  'desk_moved',
  'desk_invitation',
  'desk_warning',
  'desk_todo',
  'desk_sales',
  'desk_week',
] as const;

/** One of {@link EMAIL_KINDS}. */
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** The state of an email: on its way, taken by a mail server, only written to a file, not delivered, or dropped. */
export const EMAIL_FATES = ['waiting', 'sent', 'filed', 'given_up', 'dropped'] as const;

/** What became of an email of a kind, and when. */
export const EmailFateSchema = z.object({ kind: z.string(), at: InstantSchema, fate: z.enum(EMAIL_FATES) });
/** An answer of {@link EmailFateSchema}. */
export type EmailFate = z.infer<typeof EmailFateSchema>;

/** An email that has not been sent. */
export const UnsentEmailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  writtenAt: InstantSchema,
  attempts: z.int(),
  /** No further attempt is made. */
  isGivenUp: z.boolean(),
  /** The mail server's answer; null where there is none. */
  reason: z.string().nullable(),
});
/** An answer of {@link UnsentEmailSchema}. */
export type UnsentEmail = z.infer<typeof UnsentEmailSchema>;

/** The emails that have not been sent. */
export const UnsentEmailsSchema = z.object({ emails: z.array(UnsentEmailSchema) });
/** An answer of {@link UnsentEmailsSchema}. */
export type UnsentEmails = z.infer<typeof UnsentEmailsSchema>;

const FIND_MAX_LENGTH = 254;

/** Searches the members who agreed to the newsletter. */
export const AgreedSearchSchema = DeskPageSchema.extend({ find: textUpTo(FIND_MAX_LENGTH).trim().default('') });

/** A member whose last answer to the newsletter is yes. */
export const AgreedRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The member's address; null for an operator who only looks. */
  email: z.string().nullable(),
  since: InstantSchema,
  /** The version of the words that the member agreed to. */
  wording: z.string(),
});
/** An answer of {@link AgreedRowSchema}. */
export type AgreedRow = z.infer<typeof AgreedRowSchema>;

/** A page of the members who agreed to the newsletter. */
export const AgreedAnswerSchema = z.object({
  people: z.array(AgreedRowSchema),
  next: z.string().nullable(),
  /** There are more rows than these. */
  isMore: z.boolean(),
  /** How many members agreed in all, also where a search shows fewer. */
  count: z.int(),
});
/** An answer of {@link AgreedAnswerSchema}. */
export type AgreedAnswer = z.infer<typeof AgreedAnswerSchema>;
