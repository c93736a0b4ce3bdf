import type { Generated } from 'kysely';
import type { GiftWay } from '#domain/gifts/gift.ts';

export interface GiftTable {
  purchase_id: string;
  /** The hash of the form that it was begun with, and of its browser: pressed again, it is the same gift. */
  form_key: string | null;
  /** The browser that began it. */
  browser_hash: string | null;
  /** Null for a guest, and once the giver's account is deleted. */
  giver_id: string | null;
  giver_name: string;
  /** Null once the giver's account is deleted. */
  giver_email: string | null;
  recipient_name: string;
  /** Null for a card, and some time after the gift has found its owner. */
  recipient_email: string | null;
  note: string;
  way: GiftWay;
  deliver_on: string | null;
  letter_due_at: number | null;
  /** Raised when the giver changes where or when it goes; a letter of an earlier round is not sent. */
  letter_round: Generated<number>;
  /** How often the giver sent its letter to another address. */
  address_changes: Generated<number>;
  letter_queued_at: number | null;
  letter_sent_at: number | null;
  letter_failed_at: number | null;
  return_asked_at: number | null;
  /** When the giver was asked what shall become of it. */
  asked_at: number | null;
}

/** What opens a gift: a code for whoever claims it, or the link of its giver. */
export interface GiftKeyTable {
  key_hash: string;
  purchase_id: string;
  kind: 'giver' | 'letter' | 'card';
  made_at: number;
}
