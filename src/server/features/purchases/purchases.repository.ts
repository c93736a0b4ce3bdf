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

function purchaseReads(db: Kysely<Database>) {
  const bySession = prepareQuery(bySessionQuery);
  const purchases = () => db.selectFrom('purchase').selectAll();

  async function findBySession(sessionId: string): Promise<Purchase | undefined> {
    const [row] = await bySession(db, { sessionId });
    return row && toPurchase(row);
  }

  const findByPaymentIntent = (paymentIntentId: string) =>
    first(purchases().where('stripe_payment_intent_id', '=', paymentIntentId));

  return {
    findBySession,
    findByPaymentIntent,

    findByProviderId: (id: string) => (id.startsWith('pi_') ? findByPaymentIntent(id) : findBySession(id)),

    find: (purchaseId: string, within: Kysely<Database> = db) =>
      first(within.selectFrom('purchase').selectAll().where('id', '=', purchaseId)),

    /** At most one per user. */
    findOpenOfUser: (userId: string) =>
      first(purchases().where('user_id', '=', userId).where('status', 'in', ['pending', 'processing'])),

    findGuestByNonce: (nonceHash: string) =>
      first(purchases().where('nonce_hash', '=', nonceHash).where('is_guest', '=', 1).orderBy('created_at', 'desc')),

    listBoughtBy: (userId: string) =>
      list(
        purchases()
          .where('user_id', '=', userId)
          .where('status', 'not in', ['pending', 'failed', 'expired'])
          .orderBy('created_at', 'desc'),
      ),

    listOfUser: (userId: string) => list(purchases().where('user_id', '=', userId).orderBy('created_at', 'desc')),

    listUnclaimedFor: (email: string) =>
      list(
        purchases()
          .where('email', '=', email)
          .where('status', '=', 'unclaimed')
          .where('is_gift', '=', 0)
          .orderBy('created_at', 'desc'),
      ),

    /** Gifts wait for years. */
    listWaiting: ({ status, createdBefore, limit }: Waiting) =>
      list(
        purchases()
          .where('status', '=', status)
          .$if(status === 'unclaimed', (query) => query.where('is_gift', '=', 0))
          .where('created_at', '<', createdBefore)
          .orderBy('created_at')
          .limit(limit),
      ),

    /** Checkouts with a code that were begun so long ago. */
    listHoldingOffers: (createdBefore: number, limit: number) =>
      list(
        purchases()
          .where('status', '=', 'pending')
          .where('offer_code', 'is not', null)
          .where('created_at', '<', createdBefore)
          .orderBy('created_at')
          .limit(limit),
      ),

    listOf: ({ userId, email }: { userId: string | undefined; email: string }) =>
      list(
        purchases()
          .where((where) =>
            where.or([where('email', '=', email), ...(userId === undefined ? [] : [where('user_id', '=', userId)])]),
          )
          .orderBy('created_at', 'desc'),
      ),
  };
}

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

function purchaseStatuses(db: Kysely<Database>) {
  async function statesOfUser(userId: string): Promise<{ status: PurchaseStatus; isGift: boolean }[]> {
    const rows = await db.selectFrom('purchase').select(['status', 'is_gift']).where('user_id', '=', userId).execute();
    return rows.map((row) => ({ status: row.status, isGift: row.is_gift === 1 }));
  }

  return {
    statesOfUser,

    statusesOfUser: async (userId: string): Promise<PurchaseStatus[]> =>
      (await statesOfUser(userId)).map(({ status }) => status),

    async statesOfSessions(sessionIds: readonly string[]): Promise<Map<string, PurchaseStatus>> {
      if (sessionIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('purchase')
        .select(['stripe_session_id', 'status'])
        .where('stripe_session_id', 'in', sessionIds)
        .execute();
      return new Map(rows.map((row) => [row.stripe_session_id ?? '', row.status]));
    },

    historyOf: (purchaseId: string) =>
      db
        .selectFrom('purchase_history')
        .select(['from_status', 'to_status', 'cause', 'at'])
        .where('purchase_id', '=', purchaseId)
        .orderBy('at')
        .orderBy('id')
        .execute(),
  };
}

export const bySessionQuery = (db: Kysely<Database>, { sessionId }: { sessionId: string }) =>
  db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId);
