import type { DeskAction } from '#contract/desk-diary.ts';

const WORDS: Record<DeskAction, string> = {
  first_operator: 'Opened the desk',
  passkey_added: 'Made a new passkey',
  helper_invited: 'Invited somebody to the desk',
  helper_changed: 'Changed who may do what',
  access_given: 'Gave access',
  access_taken: 'Took access away',
  refunded: 'Asked for a refund',
  receipt_sent: 'Sent the receipt again',
  password_link_sent: 'Sent a link for a password',
  member_invited: 'Invited a member',
  address_corrected: 'Corrected the address',
  address_kept: 'Kept the address as it is',
  address_changed: 'The corrected address holds',
  offer_made: 'Made an offer',
  offer_ended: 'Ended an offer',
  note_saved: 'Saved the note',
  account_exported: 'Exported what the desk keeps',
  members_exported: 'Exported the list of members',
  account_deleted: 'Deleted the account',
  signed_out_everywhere: 'Signed out everywhere',
  copy_made: 'Took a copy',
  copy_downloaded: 'Downloaded a copy',
  copy_bring_back_begun: 'Began to bring a copy back',
  copy_brought_back: 'Brought a copy back',
  setting_changed: 'Changed a setting',
  letter_sent_again: 'Sent a letter again',
  letter_let_go: 'Let go of a letter',
  notices_changed: 'Chose what to be told',
};

export const actionText = (action: DeskAction): string => WORDS[action];
