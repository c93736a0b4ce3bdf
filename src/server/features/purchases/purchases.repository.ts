import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

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

/** A user has at most one. */
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

/** Leaves unclaimed gifts out: they may wait for years. */
export const listWaiting = (db: Kysely<Database>, { status, createdBefore, limit }: Waiting) =>
  list(
    purchases(db)
      .where('status', '=', status)
      .$if(status === 'unclaimed', (query) => query.where('is_gift', '=', 0))
      .where('created_at', '<', createdBefore)
      .orderBy('created_at')
      .limit(limit),
  );

/** Lists open checkouts with a code that were begun before a time. */
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

export const bySessionQuery = (db: Kysely<Database>, { sessionId }: { sessionId: string }) =>
  db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId);

const bySession = prepareQuery(bySessionQuery);

/** Access is derived from purchases and stored nowhere else. */
export interface Purchase {
  id: string;
  userId: string | undefined;
  /** Undefined until a guest has told it, and after the account is deleted. */
  email: string | undefined;
  sessionId: string | undefined;
  paymentIntentId: string | undefined;
  /** What was asked for. */
  amountPence: number;
  /** The price that was in force at the start, of which a code may have taken something off. */
  fullPricePence: number;
  offerCode: string | undefined;
  currency: string;
  amountRefundedPence: number;
  /** What the card processor kept for itself, once it said so. */
  feePence: number | undefined;
  status: PurchaseStatus;
  /** For compare-and-set. */
  version: number;
  /** Part of the idempotency key. */
  attempt: number;
  nonceHash: string | undefined;
  loginUsedAt: number | undefined;
  isGuest: boolean;
  /** It was bought for somebody else, and has no owner until it is claimed. */
  isGift: boolean;
  /** True when this purchase created the owner's account. */
  createdUser: boolean;
  /** When a guest chose a password, the owner of an account claimed the payment, or a recipient claimed the gift. */
  claimedAt: number | undefined;
  agreed: { version: string; at: number } | undefined;
  revokedAt: number | undefined;
  createdAt: number;
  paidAt: number | undefined;
}

type PurchaseRow = Selectable<Database['purchase']>;

export const awaitsOwner = ({ isGuest, isGift, userId, createdUser, claimedAt }: Purchase) =>
  (isGuest || isGift) && userId === undefined && !createdUser && claimedAt === undefined;

export function toPurchase(row: PurchaseRow): Purchase {
  return {
    id: row.id,
    userId: row.user_id ?? undefined,
    email: row.email ?? undefined,
    sessionId: row.stripe_session_id ?? undefined,
    paymentIntentId: row.stripe_payment_intent_id ?? undefined,
    amountPence: row.amount_pence,
    fullPricePence: row.full_price_pence,
    offerCode: row.offer_code ?? undefined,
    currency: row.currency,
    amountRefundedPence: row.amount_refunded_pence,
    feePence: row.fee_pence ?? undefined,
    status: row.status,
    version: row.version,
    attempt: row.attempt,
    nonceHash: row.nonce_hash ?? undefined,
    loginUsedAt: row.login_used_at ?? undefined,
    isGuest: row.is_guest === 1,
    isGift: row.is_gift === 1,
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
