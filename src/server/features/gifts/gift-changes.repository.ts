import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { type GiftWay, SOMEONE } from '#domain/gifts/gift.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Gift, GiftDetails } from './gifts.repository.ts';

interface NewGift extends GiftDetails {
  purchaseId: string;
  formKey: string;
  browserHash: string;
}

export interface GiftDelivery {
  way: GiftWay;
  recipientEmail: string | undefined;
  deliverOn: string | undefined;
  emailDueAt: number | undefined;
}

export async function insertGift(
  transaction: Transaction<Database>,
  { purchaseId, formKey, browserHash, ...details }: NewGift,
) {
  await transaction
    .insertInto('gift')
    .values({ purchase_id: purchaseId, form_key: formKey, browser_hash: browserHash, ...columnsOf(details) })
    .execute();
}

/** The caller holds the purchase's lock and has seen that it is unpaid. */
export async function saveDetails(
  transaction: Transaction<Database>,
  purchaseId: string,
  details: GiftDetails,
): Promise<void> {
  await transaction.updateTable('gift').set(columnsOf(details)).where('purchase_id', '=', purchaseId).execute();
}

/** Revokes the links sent to the wrong address. */
export async function replaceGiverEmail(
  transaction: Transaction<Database>,
  purchaseId: string,
  email: string,
): Promise<void> {
  await transaction.updateTable('gift').set({ giver_email: email }).where('purchase_id', '=', purchaseId).execute();
  await transaction.deleteFrom('gift_key').where('purchase_id', '=', purchaseId).where('kind', '=', 'giver').execute();
}

/** The same form can then begin another gift. */
export async function releaseForm(transaction: Transaction<Database>, purchaseId: string): Promise<void> {
  await transaction.updateTable('gift').set({ form_key: null }).where('purchase_id', '=', purchaseId).execute();
}

/** Starts a new round: e-mails of an earlier one are not sent. */
export async function saveDelivery(
  transaction: Transaction<Database>,
  gift: Gift,
  delivery: GiftDelivery,
  addressChanges = gift.addressChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('gift')
    .set({
      way: delivery.way,
      recipient_email: delivery.recipientEmail ?? null,
      deliver_on: delivery.deliverOn ?? null,
      email_due_at: delivery.emailDueAt ?? null,
      email_round: gift.emailRound + 1,
      address_changes: addressChanges,
      email_queued_at: null,
      email_sent_at: null,
      email_failed_at: null,
    })
    .where('purchase_id', '=', gift.purchaseId)
    .where('email_round', '=', gift.emailRound)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns true for the first caller only. */
export async function noteEmailQueued(
  transaction: Transaction<Database>,
  { purchaseId, emailRound }: Gift,
  now: number,
) {
  const { numUpdatedRows } = await transaction
    .updateTable('gift')
    .set({ email_queued_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('email_round', '=', emailRound)
    .where('email_queued_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The e-mail is due again from that time on. */
export async function postponeEmail(
  transaction: Transaction<Database>,
  { purchaseId, emailRound }: Gift,
  dueAt: number,
) {
  await transaction
    .updateTable('gift')
    .set({ email_queued_at: null, email_due_at: dueAt })
    .where('purchase_id', '=', purchaseId)
    .where('email_round', '=', emailRound)
    .execute();
}

export async function noteEmailSent(transaction: Transaction<Database>, { purchaseId, emailRound }: Gift, now: number) {
  await transaction
    .updateTable('gift')
    .set({ email_sent_at: now, email_failed_at: null })
    .where('purchase_id', '=', purchaseId)
    .where('email_round', '=', emailRound)
    .execute();
}

/** Returns true for the first caller only. */
export async function noteEmailFailed(
  transaction: Transaction<Database>,
  { purchaseId, emailRound }: Gift,
  now: number,
) {
  const { numUpdatedRows } = await transaction
    .updateTable('gift')
    .set({ email_failed_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('email_round', '=', emailRound)
    .where('email_failed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteReturnAsked(
  transaction: Transaction<Database>,
  purchaseId: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('gift')
    .set({ return_asked_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('return_asked_at', 'is', null)
    .execute();
}

/** Returns true for the first caller only. */
export async function noteAsked(transaction: Transaction<Database>, purchaseId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('gift')
    .set({ asked_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Forgets what nobody needs once a gift has found its owner or went back: where it was sent, and what was written.
 * Nothing is left of a gift that was never paid for.
 */
export async function forgetEnded(db: Kysely<Database>, endedBefore: number): Promise<void> {
  const old = db.selectFrom('purchase').select('id').where('is_gift', '=', 1).where('updated_at', '<', endedBefore);
  const abandoned = old.where('status', 'in', ['failed', 'expired']).where('paid_at', 'is', null);
  await db.deleteFrom('gift').where('purchase_id', 'in', abandoned).execute();
  const ended = old.where((where) =>
    where.or([where('claimed_at', 'is not', null), where('status', 'in', ['refunded', 'lost'])]),
  );
  await db
    .updateTable('gift')
    .set({ recipient_email: null, note: '', browser_hash: null, form_key: null })
    .where('purchase_id', 'in', ended)
    .where((where) =>
      where.or([where('recipient_email', 'is not', null), where('note', '!=', ''), where('form_key', 'is not', null)]),
    )
    .execute();
  await forgetGoneGivers(db, ended);
}

export const forgetGoneGiver = (transaction: Transaction<Database>, purchaseId: string) =>
  forgetGoneGivers(transaction, [purchaseId]);

/** A giver whose account is gone leaves no address: name and words stay while the gift waits, and no longer. */
async function forgetGoneGivers(
  db: Kysely<Database>,
  over: string[] | SelectQueryBuilder<Database, 'purchase', { id: string }>,
): Promise<void> {
  await db
    .updateTable('gift')
    .set({ giver_name: SOMEONE, note: '' })
    .where('purchase_id', 'in', over)
    .where('giver_id', 'is', null)
    .where('giver_email', 'is', null)
    .where('giver_name', '!=', SOMEONE)
    .execute();
}

function columnsOf(details: GiftDetails) {
  return {
    giver_id: details.giverId ?? null,
    giver_name: details.giverName,
    giver_email: details.giverEmail ?? null,
    recipient_name: details.recipientName,
    recipient_email: details.recipientEmail ?? null,
    note: details.note,
    way: details.way,
    deliver_on: details.deliverOn ?? null,
    email_due_at: details.emailDueAt ?? null,
  };
}
