import type { Kysely, Selectable } from 'kysely';
import type { PurchaseStatus } from '#domain/purchase.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** One attempt to buy lifetime access, as it is stored. */
export interface Purchase {
  id: string;
  userId: string | undefined;
  /** Where its messages go; absent once the account is deleted. */
  email: string | undefined;
  sessionId: string | undefined;
  paymentIntentId: string | undefined;
  amountPence: number;
  currency: string;
  amountRefundedPence: number;
  status: PurchaseStatus;
  /** Raised by every change; a change names the version it was decided on. */
  version: number;
  /** Part of the provider's idempotency key, so that a new try after a refused one is a new request. */
  attempt: number;
  nonceHash: string | undefined;
  loginUsedAt: number | undefined;
  paidAt: number | undefined;
}

export interface NewPurchase {
  id: string;
  userId: string;
  email: string;
  uiMode: string;
  amountPence: number;
  currency: string;
  livemode: boolean;
  now: number;
}

interface PurchaseChange {
  status: PurchaseStatus;
  amountRefundedPence: number;
  paymentIntentId: string | undefined;
  cause: string;
  historyId: string;
  now: number;
}

export type PurchasesRepository = ReturnType<typeof createPurchasesRepository>;

/** Purchases and the history of their states. Access is derived from them and stored nowhere else. */
export function createPurchasesRepository(db: Kysely<Database>) {
  return { ...purchaseReads(db), ...purchaseWrites(db), changeIfUnchanged };
}

function purchaseReads(db: Kysely<Database>) {
  const bySession = prepareQuery(bySessionQuery);
  return {
    async findBySession(sessionId: string): Promise<Purchase | undefined> {
      const [row] = await bySession(db, { sessionId });
      return row && toPurchase(row);
    },

    async findByPaymentIntent(paymentIntentId: string): Promise<Purchase | undefined> {
      const row = await db
        .selectFrom('purchase')
        .selectAll()
        .where('stripe_payment_intent_id', '=', paymentIntentId)
        .executeTakeFirst();
      return row && toPurchase(row);
    },

    /** The one purchase of a user that may still be paid. */
    async findOpenOfUser(userId: string): Promise<Purchase | undefined> {
      const row = await db
        .selectFrom('purchase')
        .selectAll()
        .where('user_id', '=', userId)
        .where('status', 'in', ['pending', 'processing'])
        .executeTakeFirst();
      return row && toPurchase(row);
    },

    async statusesOfUser(userId: string): Promise<PurchaseStatus[]> {
      const rows = await db.selectFrom('purchase').select('status').where('user_id', '=', userId).execute();
      return rows.map(({ status }) => status as PurchaseStatus);
    },
  };
}

function purchaseWrites(db: Kysely<Database>) {
  return {
    /** Throws a unique violation if the user has a live purchase already: two tabs make one. */
    async insert(purchase: NewPurchase): Promise<void> {
      await db.insertInto('purchase').values(toNewRow(purchase)).execute();
    },

    /** Ties a purchase to the provider's session; false if something changed it meanwhile. */
    async saveSession(purchase: Purchase, sessionId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('purchase')
        .set({ stripe_session_id: sessionId, version: purchase.version + 1, updated_at: now })
        .where('id', '=', purchase.id)
        .where('version', '=', purchase.version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** The next try at the provider uses a new idempotency key. */
    async raiseAttempt(purchase: Purchase): Promise<void> {
      await db
        .updateTable('purchase')
        .set({ attempt: purchase.attempt + 1 })
        .where('id', '=', purchase.id)
        .where('attempt', '=', purchase.attempt)
        .execute();
    },

    async saveNonce(purchaseId: string, nonceHash: string): Promise<void> {
      await db.updateTable('purchase').set({ nonce_hash: nonceHash }).where('id', '=', purchaseId).execute();
    },

    /** True for the one caller that may sign in from this purchase; false ever after. */
    async spendLogin(purchaseId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('purchase')
        .set({ login_used_at: now })
        .where('id', '=', purchaseId)
        .where('login_used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/** Stores a new state with its line of history; false if the purchase changed since it was read. */
async function changeIfUnchanged(
  transaction: Kysely<Database>,
  purchase: Purchase,
  change: PurchaseChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({
      status: change.status,
      amount_refunded_pence: change.amountRefundedPence,
      stripe_payment_intent_id: change.paymentIntentId ?? null,
      version: purchase.version + 1,
      updated_at: change.now,
      paid_at: purchase.paidAt ?? (change.status === 'paid' ? change.now : null),
    })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (change.status !== purchase.status) await writeHistory(transaction, purchase, change);
  return true;
}

async function writeHistory(transaction: Kysely<Database>, purchase: Purchase, change: PurchaseChange): Promise<void> {
  await transaction
    .insertInto('purchase_history')
    .values({
      id: change.historyId,
      purchase_id: purchase.id,
      from_status: purchase.status,
      to_status: change.status,
      cause: change.cause,
      at: change.now,
    })
    .execute();
}

export const bySessionQuery = (db: Kysely<Database>, { sessionId }: { sessionId: string }) =>
  db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId);

function toNewRow(purchase: NewPurchase) {
  return {
    id: purchase.id,
    user_id: purchase.userId,
    email: purchase.email,
    ui_mode: purchase.uiMode,
    amount_pence: purchase.amountPence,
    currency: purchase.currency,
    amount_refunded_pence: 0,
    livemode: purchase.livemode ? 1 : 0,
    status: 'pending' as const,
    version: 0,
    attempt: 1,
    created_user: 0,
    created_at: purchase.now,
    updated_at: purchase.now,
  };
}

function toPurchase(row: Selectable<Database['purchase']>): Purchase {
  return {
    id: row.id,
    userId: row.user_id ?? undefined,
    email: row.email ?? undefined,
    sessionId: row.stripe_session_id ?? undefined,
    paymentIntentId: row.stripe_payment_intent_id ?? undefined,
    amountPence: row.amount_pence,
    currency: row.currency,
    amountRefundedPence: row.amount_refunded_pence,
    status: row.status as PurchaseStatus,
    version: row.version,
    attempt: row.attempt,
    nonceHash: row.nonce_hash ?? undefined,
    loginUsedAt: row.login_used_at ?? undefined,
    paidAt: row.paid_at ?? undefined,
  };
}
