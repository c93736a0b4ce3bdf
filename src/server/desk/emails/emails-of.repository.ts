import type { Kysely } from 'kysely';
import type { EmailFate } from '#contract/desk/emails.ts';
import type { Database } from '#server/platform/database/schema.ts';

const MOST_SHOWN = 30;
/** Of what is written about a purchase, under keys that begin with it. */
const KINDS_OF_PURCHASE = [
  'receipt',
  'receipt_copy',
  'guest_ready',
  'guest_existing',
  'guest_existing_copy',
  'payment_returned',
  'refunded',
  'part_refunded',
  'gift_receipt',
  'gift_claimed',
  'gift_returned',
  'gift_not_arrived',
  'gift_waiting',
  'gift_email',
  'gift_held',
  'gift_closed',
] as const;

/** What was written to whom, and what became of it: neither address nor words of an e-mail that has gone out are kept. */
const emails = (db: Kysely<Database>) =>
  db
    .selectFrom('email_outbox')
    .select(['kind', 'created_at', 'sent_through', 'given_up_at'])
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN);

export const ofMember = async (db: Kysely<Database>, userId: string): Promise<EmailFate[]> =>
  (await emails(db).where('about_user_id', '=', userId).execute()).map(toFate);

export async function ofPurchase(db: Kysely<Database>, purchaseId: string): Promise<EmailFate[]> {
  const begins = KINDS_OF_PURCHASE.map((kind) => `${kind}:${purchaseId}`);
  const rows = await emails(db)
    .where(({ eb, or, and }) =>
      or(begins.map((key) => and([eb('dedupe_key', '>=', key), eb('dedupe_key', '<', `${key}\uffff`)]))),
    )
    .execute();
  return rows.map(toFate);
}

interface EmailRow {
  kind: string;
  created_at: number;
  sent_through: 'smtp' | 'file' | 'dropped' | null;
  given_up_at: number | null;
}

const FATES = { smtp: 'sent', file: 'filed', dropped: 'dropped' } as const;

function toFate({ kind, created_at: at, sent_through: sentThrough, given_up_at: givenUpAt }: EmailRow): EmailFate {
  if (sentThrough !== null) return { kind, at, fate: FATES[sentThrough] };
  return { kind, at, fate: givenUpAt === null ? 'waiting' : 'given_up' };
}
