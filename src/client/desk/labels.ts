import type { DeskAction } from '#contract/desk/activity-log.ts';
import type { EmailFate, EmailKind } from '#contract/desk/emails.ts';
import type { Dispute } from '#contract/desk/money.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import type { GiftStanding } from '#domain/gifts/gift.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { SETTING_GROUPS } from './site/setting-fields.ts';

const EMAIL_NAMES: Readonly<Record<EmailKind, string>> = {
  receipt: 'Receipt',
  receipt_copy: 'Receipt, resent',
  guest_ready: 'Link after buying',
  guest_existing: 'Link after buying',
  guest_existing_copy: 'Link after buying, resent',
  payment_returned: 'Payment returned',
  refunded: 'Refund',
  part_refunded: 'Part refund',
  access_given: 'Access given',
  access_taken: 'Access removed',
  account_link: 'Invite to a new account',
  address_correction: 'Address correction',
  reset_password: 'Password link',
  password_changed: 'Password changed',
  email_asked: 'Email change, to the old address',
  confirm_email: 'Confirm new address',
  email_changed: 'Email changed',
  account_deleted: 'Account deleted',
  gift_receipt: 'Gift receipt and link',
  gift_claimed: 'Gift opened',
  gift_returned: 'Gift refunded',
  gift_not_arrived: 'Gift email not delivered',
  gift_waiting: 'Unopened gift reminder',
  gift_email: 'Gift',
  gift_held: 'Gift on hold',
  gift_closed: 'Gift ended',
  workout_reminder: 'Workout reminder',
  sitter_confirm: 'Sitter: please confirm',
  sitter_week: 'Sitter’s week',
  desk_link: 'Desk sign-in link',
  desk_moved: 'Desk moved',
  desk_invitation: 'Desk invite',
  desk_warning: 'Security alert',
  desk_todo: 'To do, for owners',
  desk_sales: 'New sale, for owners',
  desk_week: 'Week in numbers, for owners',
};

/** A kind that an older version wrote has no words here any more. */
export const emailName = (kind: string): string => (EMAIL_NAMES as Readonly<Record<string, string>>)[kind] ?? 'Email';

export const FATE_LABELS: Readonly<Record<EmailFate['fate'], string>> = {
  waiting: 'On its way',
  sent: 'Sent',
  given_up: 'Not delivered',
  dropped: 'Not sent, by choice',
};

const MAIL_REFUSALS: Readonly<Record<string, string>> = {
  550: 'This mailbox doesn’t exist, or blocks you',
  551: 'This mailbox doesn’t exist',
  552: 'The mailbox is full',
  553: 'This mailbox doesn’t exist',
};

/** Of a refusal the server keeps the number only: its words may name the address. */
export function mailRefusalText(reason: string): string {
  const number = /\b\d{3}\b/.exec(reason)?.[0] ?? '';
  const words = MAIL_REFUSALS[number];
  return words === undefined ? `The mail server said: ${reason}` : `${words} (${number}).`;
}

export const PURCHASE_LABELS: Readonly<Record<string, string>> = {
  pending: 'begun',
  processing: 'on its way',
  paid: 'paid',
  failed: 'failed',
  expired: 'not paid',
  refunded: 'given back',
  disputed: 'asked back by the bank',
  lost: 'lost to the bank',
  revoked: 'access taken away',
  review: 'needs a look',
  unclaimed: 'waits for its owner',
};

/** How it stands, where the words of its history would say how it came about. */
const PURCHASE_STANDINGS: Readonly<Record<string, string>> = { ...PURCHASE_LABELS, pending: 'not finished' };

/** Free access was given, never paid. */
export function stateText(status: string, amountPence?: number): string {
  const words = amountPence === 0 && status === 'paid' ? 'given' : (PURCHASE_STANDINGS[status] ?? status);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const GIFT_LABELS: Readonly<Record<GiftStanding, string>> = {
  unpaid: 'Not paid',
  confirming: 'The payment is on its way',
  scheduled: 'Email scheduled',
  sending: 'Email sending',
  sent: 'Email sent, not opened yet',
  not_arrived: 'Email not delivered',
  card: 'On a card, not opened yet',
  claimed: 'Opened',
  returning: 'Its money is on its way back',
  returned: 'Its money went back',
  with_bank: 'With the giver’s bank',
  in_review: 'Needs a look',
};

const DISPUTE_REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'the card’s owner says it was not they',
  duplicate: 'paid twice',
  product_not_received: 'nothing was received',
  product_unacceptable: 'not what was promised',
  credit_not_processed: 'a refund did not arrive',
  unrecognized: 'the payment was not recognised',
};

const ANSWERABLE_DISPUTES = ['needs_response', 'warning_needs_response'];

export function disputeText({ amountPence, reason, status, dueAt }: Dispute): string {
  const asked = `The bank asks for ${poundsText(amountPence)}: ${DISPUTE_REASONS[reason] ?? 'another reason'}.`;
  if (!ANSWERABLE_DISPUTES.includes(status)) return `${asked} It is with the bank, or settled.`;
  return dueAt === null ? asked : `${asked} Tell your side by ${dayText(dueAt)}.`;
}

export const ROLE_LABELS: Readonly<Record<DeskRole, { name: string; hint: string }>> = {
  owner: { name: 'Owner', hint: 'Everything, like you. For a business partner.' },
  helper: {
    name: 'Helper',
    hint: 'Members, words, and the week’s takings at Today. No refunds, no settings, no export of everybody.',
  },
  viewer: {
    name: 'Viewer',
    hint: 'Sees Today with the week’s takings, members without addresses, and sums. Changes nothing.',
  },
};

const ACTION_LABELS: Record<DeskAction, string> = {
  first_operator: 'Opened the desk',
  desk_code_printed: 'Printed an address that opens the desk',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  recovery_codes_made: 'Made new recovery codes',
  password_set: 'Set a password for the desk',
  sign_ins_ended: 'Signed out elsewhere',
  keys_withdrawn: 'Reset a helper’s sign-in',
  helper_invited: 'Invited somebody to the desk',
  helper_changed: 'Changed who may do what',
  access_given: 'Gave access',
  access_taken: 'Took access away',
  refunded: 'Asked for a refund',
  refund_refused: 'The refund was refused',
  refund_unanswered: 'Stripe has not said yet that a refund went through',
  purchase_link_sent: 'Sent the link to a purchase again',
  gift_email_sent: 'Resent a gift email',
  receipt_sent: 'Sent the receipt again',
  password_link_sent: 'Sent a link for a password',
  member_invited: 'Invited a member',
  address_corrected: 'Corrected the address',
  address_kept: 'Kept the address as it is',
  address_changed: 'The corrected address holds',
  offer_made: 'Made an offer',
  offer_ended: 'Ended an offer',
  price_set: 'Set a price',
  price_withdrawn: 'Took a price back',
  note_saved: 'Saved the note',
  account_exported: 'Exported what the desk keeps',
  members_exported: 'Exported the list of members',
  agreed_exported: 'Downloaded the newsletter list',
  account_deleted: 'Deleted the account',
  accounts_deleted_again: 'Deleted again who had deleted an account since the backup',
  signed_out_everywhere: 'Signed out everywhere',
  backup_made: 'Made a backup',
  backup_downloaded: 'Downloaded a backup',
  restore_started: 'Started a restore',
  backup_restored: 'Restored a backup',
  setting_changed: 'Changed a setting',
  email_sent_again: 'Resent an email',
  email_discarded: 'Stopped an email',
  alerts_changed: 'Changed email alerts',
  words_published: 'Published words',
  words_checked: 'Marked words as checked',
  check_taken_back: 'Took a check back',
  practice_ended: 'Ended access that a test card had opened',
};

export const actionText = (action: DeskAction): string => ACTION_LABELS[action];

const SETTINGS = new Map<string, string>(
  SETTING_GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
);

/** What was before, or after, by the names that the desk gives it. */
export function changeText(action: DeskAction, text: string): string {
  if (action !== 'setting_changed') return PURCHASE_LABELS[text] ?? text;
  const name = /^[\w.]+(?=: )/.exec(text)?.[0] ?? '';
  return (SETTINGS.get(name) ?? name) + text.slice(name.length);
}

export const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "Sun 8 Nov, 10:14", by the clock of the coach's device. */
export const momentText = (epochMs: number): string => MOMENT.format(epochMs);

/** "8 November 2026". */
export const dayText = (epochMs: number): string => DAY.format(epochMs);
