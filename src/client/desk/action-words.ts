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
  signed_out_everywhere: 'Signed out everywhere',
};

export const actionText = (action: DeskAction): string => WORDS[action];
