import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { PurchaseStatus } from '#domain/purchase.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { purchaseChanges } from './purchase-changes.repository.ts';

export interface Purchase {
  id: string;
  userId: string | undefined;
  /** Undefined until a guest has told it, and once the account is deleted. */
  email: string | undefined;
  sessionId: string | undefined;
  paymentIntentId: string | undefined;
  amountPence: number;
  currency: string;
  amountRefundedPence: number;
  status: PurchaseStatus;
  /** For compare-and-set. */
  version: number;
  /** Part of the idempotency key. */
  attempt: number;
  nonceHash: string | undefined;
  loginUsedAt: number | undefined;
  isGuest: boolean;
  /** True when this purchase created the owner's account. */
  createdUser: boolean;
  /** When a guest chose a password, or the owner of an existing account claimed it. */
  claimedAt: number | undefined;
  agreed: { version: string; at: number } | undefined;
  revokedAt: number | undefined;
  createdAt: number;
  paidAt: number | undefined;
}

type PurchaseRow = Selectable<Database['purchase']>;

export type PurchasesRepository = ReturnType<typeof createPurchasesRepository>;

/** Access is derived from purchases and stored nowhere else. */
export function createPurchasesRepository(db: Kysely<Database>) {
  return { ...purchaseReads(db), ...purchaseStatuses(db), ...purchaseChanges(db) };
}

export const awaitsOwner = ({ isGuest, userId, createdUser, claimedAt }: Purchase) =>
  isGuest && userId === undefined && !createdUser && claimedAt === undefined;

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

    find: (purchaseId: string) => first(purchases().where('id', '=', purchaseId)),

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
      list(purchases().where('email', '=', email).where('status', '=', 'unclaimed').orderBy('created_at', 'desc')),

    listWaiting: ({ status, createdBefore, limit }: Waiting) =>
      list(
        purchases()
          .where('status', '=', status)
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

type PurchaseQuery = SelectQueryBuilder<Database, 'purchase', PurchaseRow>;

async function first(query: PurchaseQuery): Promise<Purchase | undefined> {
  const row = await query.executeTakeFirst();
  return row && toPurchase(row);
}

const list = async (query: PurchaseQuery): Promise<Purchase[]> => (await query.execute()).map(toPurchase);

function purchaseStatuses(db: Kysely<Database>) {
  return {
    async statusesOfUser(userId: string): Promise<PurchaseStatus[]> {
      const rows = await db.selectFrom('purchase').select('status').where('user_id', '=', userId).execute();
      return rows.map(({ status }) => status);
    },

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

function toPurchase(row: PurchaseRow): Purchase {
  return {
    id: row.id,
    userId: row.user_id ?? undefined,
    email: row.email ?? undefined,
    sessionId: row.stripe_session_id ?? undefined,
    paymentIntentId: row.stripe_payment_intent_id ?? undefined,
    amountPence: row.amount_pence,
    currency: row.currency,
    amountRefundedPence: row.amount_refunded_pence,
    status: row.status,
    version: row.version,
    attempt: row.attempt,
    nonceHash: row.nonce_hash ?? undefined,
    loginUsedAt: row.login_used_at ?? undefined,
    isGuest: row.is_guest === 1,
    createdUser: row.created_user === 1,
    claimedAt: row.claimed_at ?? undefined,
    agreed: agreedIn(row),
    revokedAt: row.revoked_at ?? undefined,
    createdAt: row.created_at,
    paidAt: row.paid_at ?? undefined,
  };
}

const agreedIn = ({ consent_version: version, consent_at: at }: PurchaseRow) =>
  version === null || at === null ? undefined : { version, at };
