import type { EmailKind, LetterFate } from '#contract/desk/emails.ts';

const KINDS: Readonly<Record<EmailKind, string>> = {
  receipt: 'A receipt',
  receipt_copy: 'A receipt, once more',
  guest_ready: 'The link after a purchase',
  guest_existing: 'The link after a purchase',
  guest_existing_copy: 'The link after a purchase, once more',
  payment_returned: 'Word of money that goes back',
  refunded: 'Word of a refund',
  part_refunded: 'Word of a refund of a part',
  access_given: 'Word of access',
  access_taken: 'Word that access has ended',
  account_link: 'A link to a new account',
  address_correction: 'Word of a corrected address',
  reset_password: 'A link for a password',
  password_changed: 'Word of a new password',
  email_asked: 'Word of a new address, to the old one',
  confirm_email: 'A link for a new address',
  email_changed: 'Word of a changed address',
  account_deleted: 'Word of a deleted account',
  gift_receipt: 'A receipt of a gift, with its link',
  gift_claimed: 'Word of a gift that was opened',
  gift_returned: 'Word of a gift’s money that goes back',
  gift_not_arrived: 'Word of a gift’s letter that came back',
  gift_waiting: 'A question about a gift that waits',
  gift_letter: 'The letter of a gift',
  gift_held: 'Word of a gift on hold',
  gift_closed: 'Word of a gift that ended',
  workout_reminder: 'A reminder of a workout',
  cover_confirm: 'A question to whoever covers',
  cover_week: 'The week of whoever covers',
  desk_letter: 'A link for this desk',
  desk_moved: 'The desk’s new address',
  desk_invitation: 'An invitation to this desk',
  desk_warning: 'A warning to the owner',
  desk_needs: 'What needs you, to the owner',
  desk_sales: 'Word of a sale, to the owner',
  desk_week: 'The week in numbers, to the owner',
};

/** A kind that an older version wrote has no words here any more. */
export const letterName = (kind: string): string => (KINDS as Readonly<Record<string, string>>)[kind] ?? 'A letter';

export const FATE_WORDS: Readonly<Record<LetterFate['fate'], string>> = {
  waiting: 'On its way',
  sent: 'Taken by the mail server',
  given_up: 'Came back',
  dropped: 'Let go of',
};

const REFUSALS: Readonly<Record<string, string>> = {
  550: 'There is no such mailbox, or it takes nothing from you',
  551: 'There is no such mailbox',
  552: 'The mailbox is full',
  553: 'There is no such mailbox',
};

/** Of a refusal the server keeps the number only: its words may name the address. */
export function mailRefusalText(reason: string): string {
  const number = /\b\d{3}\b/.exec(reason)?.[0] ?? '';
  const words = REFUSALS[number];
  return words === undefined ? `The mail server said: ${reason}` : `${words} (${number}).`;
}
