import { z } from 'zod';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** Every action that the activity log names. */
export const DESK_ACTIONS = [
  'first_operator',
  'desk_code_printed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'password_set',
  'sign_ins_ended',
  'keys_withdrawn',
  'helper_invited',
  'helper_changed',
  'access_given',
  'access_taken',
  'refunded',
  'refund_refused',
  'refund_unanswered',
  'purchase_link_sent',
  'gift_email_sent',
  'receipt_sent',
  'password_link_sent',
  'signed_out_everywhere',
  'member_invited',
  'address_corrected',
  'address_kept',
  'address_changed',
  'offer_made',
  'offer_ended',
  'price_set',
  'price_withdrawn',
  'note_saved',
  'account_exported',
  'members_exported',
  'sales_exported',
  'agreed_exported',
  'account_deleted',
  'accounts_deleted_again',
  'backup_made',
  'backup_downloaded',
  'backup_fetched',
  'restore_started',
  'backup_restored',
  'setting_changed',
  'email_sent_again',
  'email_discarded',
  'newsletter_tried',
  'newsletter_sent',
  'newsletter_planned',
  'newsletter_stopped',
  'newsletter_discarded',
  'series_on',
  'series_off',
  'alerts_changed',
  'picture_kept',
  'words_planned',
  'medium_added',
  'medium_changed',
  'medium_replaced',
  'medium_deleted',
  'words_published',
  'words_checked',
  'check_taken_back',
  'practice_ended',
] as const;

/** One of {@link DESK_ACTIONS}. */
export type DeskAction = (typeof DESK_ACTIONS)[number];

/** A line of the activity log. */
export const ActivityLineSchema = z.object({
  id: z.string(),
  at: InstantSchema,
  operator: z.string(),
  action: z.enum(DESK_ACTIONS),
  /** The member whom the line is about; null where there is none, or the account is deleted. */
  about: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  purchase: z.object({ id: z.string(), reference: z.string() }).nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ActivityLine = z.infer<typeof ActivityLineSchema>;

/** The place where a page of a list begins: what the page before answered as `next`. */
export const DeskPageSchema = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'This list is out of date. Please reload.')
    .transform((text) => ({ at: Number(text.slice(0, text.indexOf('.'))), id: text.slice(text.indexOf('.') + 1) }))
    .optional(),
});

/** A page of the activity log, the newest line first. */
export const ActivityAnswerSchema = z.object({ lines: z.array(ActivityLineSchema), next: z.string().nullable() });
export type ActivityAnswer = z.infer<typeof ActivityAnswerSchema>;
