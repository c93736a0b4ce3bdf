import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { giftChanges } from './gift-changes.repository.ts';
import { giftKeys } from './gift-keys.repository.ts';
import { type Gift, toGift } from './gift-row.repository.ts';

export type GiftsRepository = ReturnType<typeof createGiftsRepository>;

/** What a gift is beside its purchase, whose state is the gift's. */
export function createGiftsRepository(db: Kysely<Database>) {
  return { ...giftReads(db), ...giftChanges(), ...giftKeys(db), ...lettersOfGifts(db) };
}

export async function find(connection: Kysely<Database>, purchaseId: string): Promise<Gift | undefined> {
  const row = await connection.selectFrom('gift').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
  return row && toGift(row);
}

export async function findByForm(db: Kysely<Database>, formKey: string): Promise<Gift | undefined> {
  const row = await db.selectFrom('gift').selectAll().where('form_key', '=', formKey).executeTakeFirst();
  return row && toGift(row);
}

export async function listOfGiver(db: Kysely<Database>, giverId: string): Promise<Gift[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .selectAll('gift')
    .where('gift.giver_id', '=', giverId)
    .where('purchase.status', 'not in', ['pending', 'failed', 'expired'])
    .orderBy('purchase.created_at', 'desc')
    .execute();
  return rows.map(toGift);
}

/** Checkouts of gifts that could still be paid. */
export async function listOpenSessions(db: Kysely<Database>, giverId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .select('purchase.stripe_session_id')
    .where('gift.giver_id', '=', giverId)
    .where('purchase.status', '=', 'pending')
    .execute();
  return rows.flatMap(({ stripe_session_id: id }) => (id === null ? [] : [id]));
}

export async function listReturning(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .select('gift.purchase_id')
    .where('gift.return_asked_at', '>', 0)
    .where('purchase.status', '=', 'unclaimed')
    .orderBy('gift.return_asked_at')
    .limit(limit)
    .execute();
  return rows.map(({ purchase_id: id }) => id);
}

// ADAPTER
function giftReads(db: Kysely<Database>) {
  return {
    find: (purchaseId: string, connection: Kysely<Database> = db) => find(connection, purchaseId),
    findByForm: (formKey: string) => findByForm(db, formKey),
    listOfGiver: (giverId: string) => listOfGiver(db, giverId),
    listOpenSessions: (giverId: string) => listOpenSessions(db, giverId),
    listReturning: (limit: number) => listReturning(db, limit),
  };
}
// END ADAPTER

/** Paid, unclaimed, and their moment has come. */
export async function listLettersDue(db: Kysely<Database>, now: number, limit: number): Promise<Gift[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .selectAll('gift')
    .where('gift.letter_due_at', '<=', now)
    .where('gift.letter_queued_at', 'is', null)
    .where('purchase.status', '=', 'unclaimed')
    .where('gift.return_asked_at', 'is', null)
    .orderBy('gift.letter_due_at')
    .limit(limit)
    .execute();
  return rows.map(toGift);
}

/** Handed to the outbox, and not known to have gone. */
export async function listLettersUnderWay(db: Kysely<Database>, after: string, limit: number): Promise<Gift[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .selectAll('gift')
    .where('gift.letter_queued_at', '>', 0)
    .where('gift.letter_sent_at', 'is', null)
    .where('gift.purchase_id', '>', after)
    .where('purchase.status', '=', 'unclaimed')
    .orderBy('gift.purchase_id')
    .limit(limit)
    .execute();
  return rows.map(toGift);
}

/** Unclaimed since then, and their givers were not asked yet. */
export async function listToAskAbout(db: Kysely<Database>, paidBefore: number, limit: number): Promise<Gift[]> {
  const rows = await db
    .selectFrom('purchase')
    .innerJoin('gift', 'gift.purchase_id', 'purchase.id')
    .selectAll('gift')
    .where('purchase.status', '=', 'unclaimed')
    .where('purchase.is_gift', '=', 1)
    .where('purchase.paid_at', '<', paidBefore)
    .where('gift.asked_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(toGift);
}

// ADAPTER
function lettersOfGifts(db: Kysely<Database>) {
  return {
    listLettersDue: (now: number, limit: number) => listLettersDue(db, now, limit),
    listLettersUnderWay: (after: string, limit: number) => listLettersUnderWay(db, after, limit),
    listToAskAbout: (paidBefore: number, limit: number) => listToAskAbout(db, paidBefore, limit),
  };
}
// END ADAPTER
