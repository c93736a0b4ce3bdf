import { now } from '#client/browser/clock.ts';
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
  newsletter: 'Your email to members',
  checkout_unfinished: 'Unfinished checkout',
  desk_newsletter: 'Test of an email to members',
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
  waiting: 'Waiting to send',
  sent: 'Sent',
  filed: 'Written to a file',
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
  return words === undefined ? `Mail server says: ${reason}` : `${words} (${number}).`;
}

export const PURCHASE_LABELS: Readonly<Record<string, string>> = {
  pending: 'begun',
  processing: 'payment in progress',
  paid: 'paid',
  failed: 'failed',
  expired: 'not paid',
  refunded: 'refunded',
  disputed: 'disputed',
  lost: 'dispute lost',
  revoked: 'access removed',
  review: 'to check',
  unclaimed: 'paid, not claimed yet',
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
  confirming: 'Payment in progress',
  scheduled: 'Email scheduled',
  sending: 'Email sending',
  sent: 'Email sent, not opened yet',
  not_arrived: 'Email not delivered',
  card: 'Printed card, not opened yet',
  claimed: 'Opened',
  returning: 'Refund in progress',
  returned: 'Refunded',
  with_bank: 'Disputed by the giver',
  in_review: 'To check',
};

const DISPUTE_REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'the cardholder says they didn’t pay',
  duplicate: 'they say they paid twice',
  product_not_received: 'they say they got nothing',
  product_unacceptable: 'they say it wasn’t as promised',
  credit_not_processed: 'they say a refund never came',
  unrecognized: 'they don’t recognise the payment',
};

const ANSWERABLE_DISPUTES = ['needs_response', 'warning_needs_response'];

export function disputeText({ amountPence, reason, status, dueAt }: Dispute): string {
  const asked = `The bank asks for ${poundsText(amountPence)}: ${DISPUTE_REASONS[reason] ?? 'no reason given'}.`;
  if (!ANSWERABLE_DISPUTES.includes(status)) return `${asked} The bank is deciding, or has decided.`;
  return dueAt === null ? asked : `${asked} Reply by ${dayText(dueAt)}.`;
}

export const ROLE_LABELS: Readonly<Record<DeskRole, { name: string; hint: string }>> = {
  owner: { name: 'Owner', hint: 'Can do everything you can. For a business partner.' },
  helper: {
    name: 'Helper',
    hint: 'Members, text, and this week’s takings on Today. No refunds, no settings, no full download.',
  },
  viewer: {
    name: 'Viewer',
    hint: 'Sees Today with the week’s takings, members without addresses, and sums. Changes nothing.',
  },
};

const ACTION_LABELS: Record<DeskAction, string> = {
  first_operator: 'Set up the desk',
  desk_code_printed: 'Printed an address that opens the desk',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  recovery_codes_made: 'Made new recovery codes',
  password_set: 'Set a desk password',
  sign_ins_ended: 'Signed out other devices',
  keys_withdrawn: 'Reset a helper’s sign-in',
  helper_invited: 'Invited a helper',
  helper_changed: 'Changed a role',
  access_given: 'Gave access',
  access_taken: 'Removed access',
  refunded: 'Requested a refund',
  refund_refused: 'Refund refused',
  refund_unanswered: 'Refund not confirmed by Stripe yet',
  purchase_link_sent: 'Resent a purchase link',
  gift_email_sent: 'Resent a gift email',
  receipt_sent: 'Resent a receipt',
  password_link_sent: 'Sent a password link',
  member_invited: 'Invited a member',
  address_corrected: 'Corrected an email address',
  address_kept: 'Cancelled an address change',
  address_changed: 'Address change completed',
  offer_made: 'Created an offer',
  offer_ended: 'Ended an offer',
  price_set: 'Set a new price',
  price_withdrawn: 'Cancelled a price',
  note_saved: 'Saved a note',
  account_exported: 'Downloaded a member’s data',
  members_exported: 'Downloaded the member list',
  sales_exported: 'Downloaded the sales',
  agreed_exported: 'Downloaded the newsletter list',
  account_deleted: 'Deleted an account',
  accounts_deleted_again: 'Deleted again who had deleted an account since the backup',
  signed_out_everywhere: 'Signed a member out everywhere',
  backup_made: 'Made a backup',
  backup_downloaded: 'Downloaded a backup',
  backup_fetched: 'Fetched a backup from the second place',
  restore_started: 'Started a restore',
  backup_restored: 'Restored a backup',
  setting_changed: 'Changed a setting',
  email_sent_again: 'Resent an email',
  email_discarded: 'Stopped an email',
  newsletter_tried: 'Sent an email to themselves first',
  newsletter_sent: 'Sent an email to members',
  newsletter_planned: 'Planned an email to members',
  newsletter_stopped: 'Stopped an email to members',
  newsletter_discarded: 'Discarded a draft email',
  series_on: 'Switched a series of emails on',
  series_off: 'Switched a series of emails off',
  alerts_changed: 'Changed email alerts',
  picture_kept: 'Added a picture',
  words_planned: 'Chose a day to publish text',
  medium_added: 'Added a film or photo',
  medium_changed: 'Changed a film or photo',
  medium_replaced: 'Replaced a film or photo',
  medium_deleted: 'Deleted a film or photo',
  words_published: 'Published text',
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

/** "Sun 8 Nov, 10:14", or "Fri 8 Jan 2027, 10:14" in another year, by the clock of the coach's device. */
export function momentText(epochMs: number): string {
  const year = new Date(epochMs).getFullYear();
  const text = MOMENT.format(epochMs);
  return year === new Date(now()).getFullYear() ? text : text.replace(/(?=, [\d:]+$)/, ` ${year}`);
}

/** The time alone where it was today. */
export function recentText(epochMs: number): string {
  const [day, time = ''] = momentText(epochMs).split(', ');
  return day === momentText(now()).split(', ')[0] ? time : `${day}, ${time}`;
}

/** "8 November 2026". */
export const dayText = (epochMs: number): string => DAY.format(epochMs);
