import { PURCHASE_WORDS } from '#client/desk/money/purchase-labels.ts';
import type { DeskAction } from '#contract/desk/activity-log.ts';
import { SETTING_GROUPS } from './setting-fields.ts';

const WORDS: Record<DeskAction, string> = {
  first_operator: 'Opened the desk',
  desk_code_printed: 'Printed an address that opens the desk',
  passkey_added: 'Made a new passkey',
  passkey_removed: 'Took a passkey away',
  recovery_codes_made: 'Made new spare keys',
  password_set: 'Set a password for the desk',
  sign_ins_ended: 'Signed out elsewhere',
  keys_withdrawn: 'Took all keys of somebody away',
  helper_invited: 'Invited somebody to the desk',
  helper_changed: 'Changed who may do what',
  access_given: 'Gave access',
  access_taken: 'Took access away',
  refunded: 'Asked for a refund',
  refund_refused: 'The refund was refused',
  refund_unanswered: 'Stripe has not said yet that a refund went through',
  purchase_link_sent: 'Sent the link to a purchase again',
  gift_email_sent: 'Sent the letter of a gift again',
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
  agreed_exported: 'Exported who agreed to letters',
  account_deleted: 'Deleted the account',
  accounts_deleted_again: 'Deleted again who had deleted an account since the copy',
  signed_out_everywhere: 'Signed out everywhere',
  backup_made: 'Took a copy',
  backup_downloaded: 'Downloaded a copy',
  backup_bring_back_begun: 'Began to bring a copy back',
  backup_brought_back: 'Brought a copy back',
  setting_changed: 'Changed a setting',
  email_sent_again: 'Sent a letter again',
  email_let_go: 'Let go of a letter',
  notices_changed: 'Chose what to be told',
  words_published: 'Published words',
  words_read: 'Marked words as read',
  mark_taken_back: 'Took a mark back',
  practice_ended: 'Ended access that a test card had opened',
};

export const actionText = (action: DeskAction): string => WORDS[action];

const SETTINGS = new Map<string, string>(
  SETTING_GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
);

/** What was before, or after, by the names that the desk gives it. */
export function changeText(action: DeskAction, text: string): string {
  if (action !== 'setting_changed') return PURCHASE_WORDS[text] ?? text;
  const name = /^[\w.]+(?=: )/.exec(text)?.[0] ?? '';
  return (SETTINGS.get(name) ?? name) + text.slice(name.length);
}
