import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { purchaseChanges } from './purchase-changes.repository.ts';
import { purchaseDisputes } from './purchase-disputes.repository.ts';
import { type Purchase, toPurchase } from './purchase-row.repository.ts';

export type PurchasesRepository = ReturnType<typeof createPurchasesRepository>;

/** Access is derived from purchases and stored nowhere else. */
export function createPurchasesRepository(db: Kysely<Database>) {
  return { ...purchaseReads(db), ...purchaseStatuses(db), ...purchaseChanges(db), ...purchaseDisputes(db) };
}

const purchases = (db: Kysely<Database>) => db.selectFrom('purchase').selectAll();

export async function findBySession(db: Kysely<Database>, sessionId: string): Promise<Purchase | undefined> {
  const [row] = await bySession(db, { sessionId });
  return row && toPurchase(row);
}

export const findByPaymentIntent = (db: Kysely<Database>, paymentIntentId: string) =>
  first(purchases(db).where('stripe_payment_intent_id', '=', paymentIntentId));

export const findByProviderId = (db: Kysely<Database>, id: string) =>
  id.startsWith('pi_') ? findByPaymentIntent(db, id) : findBySession(db, id);

export const find = (within: Kysely<Database>, purchaseId: string) =>
  first(within.selectFrom('purchase').selectAll().where('id', '=', purchaseId));

/** At most one per user. */
export const findOpenOfUser = (db: Kysely<Database>, userId: string) =>
  first(purchases(db).where('user_id', '=', userId).where('status', 'in', ['pending', 'processing']));

export const findGuestByNonce = (db: Kysely<Database>, nonceHash: string) =>
  first(purchases(db).where('nonce_hash', '=', nonceHash).where('is_guest', '=', 1).orderBy('created_at', 'desc'));

export const listBoughtBy = (db: Kysely<Database>, userId: string) =>
  list(
    purchases(db)
      .where('user_id', '=', userId)
      .where('status', 'not in', ['pending', 'failed', 'expired'])
      .orderBy('created_at', 'desc'),
  );

export const listOfUser = (db: Kysely<Database>, userId: string) =>
  list(purchases(db).where('user_id', '=', userId).orderBy('created_at', 'desc'));

export const listUnclaimedFor = (db: Kysely<Database>, email: string) =>
  list(
    purchases(db)
      .where('email', '=', email)
      .where('status', '=', 'unclaimed')
      .where('is_gift', '=', 0)
      .orderBy('created_at', 'desc'),
  );

/** Gifts wait for years. */
export const listWaiting = (db: Kysely<Database>, { status, createdBefore, limit }: Waiting) =>
  list(
    purchases(db)
      .where('status', '=', status)
      .$if(status === 'unclaimed', (query) => query.where('is_gift', '=', 0))
      .where('created_at', '<', createdBefore)
      .orderBy('created_at')
      .limit(limit),
  );

/** Checkouts with a code that were begun so long ago. */
export const listHoldingOffers = (db: Kysely<Database>, createdBefore: number, limit: number) =>
  list(
    purchases(db)
      .where('status', '=', 'pending')
      .where('offer_code', 'is not', null)
      .where('created_at', '<', createdBefore)
      .orderBy('created_at')
      .limit(limit),
  );

export const listOf = (db: Kysely<Database>, { userId, email }: { userId: string | undefined; email: string }) =>
  list(
    purchases(db)
      .where((where) =>
        where.or([where('email', '=', email), ...(userId === undefined ? [] : [where('user_id', '=', userId)])]),
      )
      .orderBy('created_at', 'desc'),
  );

// ADAPTER
function purchaseReads(db: Kysely<Database>) {
  return {
    findBySession: (sessionId: string) => findBySession(db, sessionId),
    findByPaymentIntent: (paymentIntentId: string) => findByPaymentIntent(db, paymentIntentId),
    findByProviderId: (id: string) => findByProviderId(db, id),
    find: (purchaseId: string, within: Kysely<Database> = db) => find(within, purchaseId),
    findOpenOfUser: (userId: string) => findOpenOfUser(db, userId),
    findGuestByNonce: (nonceHash: string) => findGuestByNonce(db, nonceHash),
    listBoughtBy: (userId: string) => listBoughtBy(db, userId),
    listOfUser: (userId: string) => listOfUser(db, userId),
    listUnclaimedFor: (email: string) => listUnclaimedFor(db, email),
    listWaiting: (given0: Waiting) => listWaiting(db, given0),
    listHoldingOffers: (createdBefore: number, limit: number) => listHoldingOffers(db, createdBefore, limit),
    listOf: (given0: { userId: string | undefined; email: string }) => listOf(db, given0),
  };
}
// END ADAPTER

interface Waiting {
  status: 'pending' | 'processing' | 'unclaimed';
  createdBefore: number;
  limit: number;
}

type PurchaseQuery = SelectQueryBuilder<Database, 'purchase', Selectable<Database['purchase']>>;

async function first(query: PurchaseQuery): Promise<Purchase | undefined> {
  const row = await query.executeTakeFirst();
  return row && toPurchase(row);
}

const list = async (query: PurchaseQuery): Promise<Purchase[]> => (await query.execute()).map(toPurchase);

export async function statesOfUser(
  db: Kysely<Database>,
  userId: string,
): Promise<{ status: PurchaseStatus; isGift: boolean }[]> {
  const rows = await db.selectFrom('purchase').select(['status', 'is_gift']).where('user_id', '=', userId).execute();
  return rows.map((row) => ({ status: row.status, isGift: row.is_gift === 1 }));
}

export const statusesOfUser = async (db: Kysely<Database>, userId: string): Promise<PurchaseStatus[]> =>
  (await statesOfUser(db, userId)).map(({ status }) => status);

export async function statesOfSessions(
  db: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<Map<string, PurchaseStatus>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchase')
    .select(['stripe_session_id', 'status'])
    .where('stripe_session_id', 'in', sessionIds)
    .execute();
  return new Map(rows.map((row) => [row.stripe_session_id ?? '', row.status]));
}

export const historyOf = (db: Kysely<Database>, purchaseId: string) =>
  db
    .selectFrom('purchase_history')
    .select(['from_status', 'to_status', 'cause', 'at'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('at')
    .orderBy('id')
    .execute();

// ADAPTER
function purchaseStatuses(db: Kysely<Database>) {
  return {
    statesOfUser: (userId: string) => statesOfUser(db, userId),
    statusesOfUser: (userId: string) => statusesOfUser(db, userId),
    statesOfSessions: (sessionIds: readonly string[]) => statesOfSessions(db, sessionIds),
    historyOf: (purchaseId: string) => historyOf(db, purchaseId),
  };
}
// END ADAPTER

export const bySessionQuery = (db: Kysely<Database>, { sessionId }: { sessionId: string }) =>
  db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId);

const bySession = prepareQuery(bySessionQuery);
