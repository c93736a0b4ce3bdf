import type { Kysely, Selectable } from 'kysely';
import type { ExportedGift, ExportedPurchase } from '#contract/account-export.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { Database } from '#server/platform/database/schema.ts';

export const instantText = (epochMs: number) => new Date(epochMs).toISOString();

export const optionalInstant = (epochMs: number | null) => (epochMs === null ? null : instantText(epochMs));

/** Privacy: another payer’s amount and address are left out. */
export function toExportedPurchase(row: Selectable<Database['purchase']>): ExportedPurchase {
  const isGift = row.is_gift === 1;
  return {
    reference: receiptReference(row.id),
    email: isGift ? null : row.email,
    amountPence: isGift ? 0 : row.amount_pence,
    fullPricePence: isGift ? 0 : row.full_price_pence,
    offerCode: isGift ? null : row.offer_code,
    currency: row.currency,
    amountRefundedPence: isGift ? 0 : row.amount_refunded_pence,
    cardCountry: isGift ? null : row.card_country,
    status: row.status,
    isGift,
    createdAt: instantText(isGift ? (row.claimed_at ?? row.created_at) : row.created_at),
    paidAt: optionalInstant(isGift ? row.claimed_at : row.paid_at),
    consent:
      row.consent_version === null
        ? null
        : { version: row.consent_version, at: optionalInstant(row.consent_at), address: row.consent_ip },
  };
}

export const giftsOf = (db: Kysely<Database>, giverId: string) =>
  db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .select([
      'purchase.id',
      'purchase.status',
      'purchase.amount_pence',
      'purchase.full_price_pence',
      'purchase.offer_code',
      'purchase.amount_refunded_pence',
      'purchase.card_country',
      'purchase.created_at',
      'purchase.paid_at',
      'purchase.claimed_at',
      'gift.giver_name',
      'gift.recipient_name',
      'gift.recipient_email',
      'gift.note',
      'gift.way',
      'gift.deliver_on',
    ])
    .where('gift.giver_id', '=', giverId)
    .orderBy('purchase.created_at');

type GiftRow = Awaited<ReturnType<ReturnType<typeof giftsOf>['executeTakeFirstOrThrow']>>;

export function toExportedGift(row: GiftRow): ExportedGift {
  return {
    reference: receiptReference(row.id),
    status: row.status,
    amountPence: row.amount_pence,
    fullPricePence: row.full_price_pence,
    offerCode: row.offer_code,
    amountRefundedPence: row.amount_refunded_pence,
    cardCountry: row.card_country,
    giverName: row.giver_name,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    note: row.note,
    way: row.way,
    deliverOn: row.deliver_on,
    createdAt: instantText(row.created_at),
    paidAt: optionalInstant(row.paid_at),
    claimedAt: optionalInstant(row.claimed_at),
  };
}
