import type { Kysely } from 'kysely';
import type { PurchaseStatus } from '#domain/purchase.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Purchase } from './purchases.repository.ts';

export interface NewPurchase {
  id: string;
  /** Absent for a guest. */
  userId: string | undefined;
  email: string | undefined;
  uiMode: string;
  status: PurchaseStatus;
  amountPence: number;
  currency: string;
  livemode: boolean;
  isGuest: boolean;
  nonceHash: string | undefined;
  now: number;
}

/** Why and when a purchase came to its state. */
interface HistoryLine {
  cause: string;
  historyId: string;
  now: number;
}

/** What becomes of a purchase; what is not named stays. */
export interface PurchaseChange extends HistoryLine {
  status: PurchaseStatus;
  amountRefundedPence?: number;
  paymentIntentId?: string | undefined;
  email?: string | undefined;
  createdUser?: boolean;
  /** null ends an operator's withdrawal. */
  revokedAt?: number | null;
}

/** A purchase whose money has come was paid then, whoever it turns out to belong to. */
const MONEY_IS_HERE: ReadonlySet<PurchaseStatus> = new Set(['paid', 'unclaimed']);

/** Everything that is ever written about a purchase. */
export function purchaseChanges(db: Kysely<Database>) {
  return {
    ...checkoutChanges(db),
    ...claimChanges(),
    changeIfUnchanged,
    deleteOlderThan: (time: number) => deleteOlderThan(db, time),
  };
}

function checkoutChanges(db: Kysely<Database>) {
  return {
    /** Throws a unique violation if the user has a live purchase already: two tabs make one. */
    async insert(purchase: NewPurchase): Promise<void> {
      await db.insertInto('purchase').values(toNewRow(purchase)).execute();
    },

    /** A purchase that begins in a state of its own, without a checkout. */
    async insertWithHistory(transaction: Kysely<Database>, purchase: NewPurchase, story: HistoryLine): Promise<void> {
      await transaction.insertInto('purchase').values(toNewRow(purchase)).execute();
      await writeHistory(transaction, { id: purchase.id, from: null, to: purchase.status }, story);
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

    /**
     * The next try at the provider uses a new idempotency key. It counts as a change, so that a session which was made
     * with the old key can no longer be saved.
     */
    async raiseAttempt(purchase: Purchase): Promise<void> {
      await db
        .updateTable('purchase')
        .set({ attempt: purchase.attempt + 1, version: purchase.version + 1 })
        .where('id', '=', purchase.id)
        .where('version', '=', purchase.version)
        .execute();
    },

    /** What the buyer has agreed to, or that nothing was asked; once it is paid, it stands as it is. */
    async saveAgreed(purchaseId: string, agreed: Purchase['agreed']): Promise<void> {
      await db
        .updateTable('purchase')
        .set({ consent_version: agreed?.version ?? null, consent_at: agreed?.at ?? null })
        .where('id', '=', purchaseId)
        .where('status', '=', 'pending')
        .execute();
    },

    async saveNonce(purchaseId: string, nonceHash: string): Promise<void> {
      await db.updateTable('purchase').set({ nonce_hash: nonceHash }).where('id', '=', purchaseId).execute();
    },

    /** No browser counts any longer as the one that began a checkout of this user's. */
    async forgetBrowser(userId: string): Promise<void> {
      await db
        .updateTable('purchase')
        .set({ nonce_hash: null })
        .where('user_id', '=', userId)
        .where('nonce_hash', 'is not', null)
        .execute();
    },

    /** True for the one caller that may sign in from this purchase; false ever after. */
    async spendLogin(transaction: Kysely<Database>, purchaseId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('purchase')
        .set({ login_used_at: now })
        .where('id', '=', purchaseId)
        .where('login_used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

function claimChanges() {
  return {
    /** Makes others who lock the same purchase wait until the transaction ends. */
    async lock(transaction: Kysely<Database>, purchaseId: string): Promise<void> {
      await transaction
        .selectFrom('purchase')
        .select('id')
        .where('id', '=', purchaseId)
        .$call(forUpdate(transaction))
        .execute();
    },

    /** The account that a guest's purchase has just made. */
    async giveToNewAccount(transaction: Kysely<Database>, purchaseId: string, userId: string): Promise<void> {
      await transaction.updateTable('purchase').set({ user_id: userId }).where('id', '=', purchaseId).execute();
    },

    /** True for the one who chooses the password of a guest's account; a claim is a sign-in as well. */
    async spendClaim(transaction: Kysely<Database>, purchaseId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('purchase')
        .set({ claimed_at: now, login_used_at: now })
        .where('id', '=', purchaseId)
        .where('claimed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Gives a held payment to the account it was made for; false if it was taken or given back meanwhile. */
    async giveToOwner(transaction: Kysely<Database>, purchase: Purchase, userId: string, now: number) {
      const { numUpdatedRows } = await transaction
        .updateTable('purchase')
        .set({ user_id: userId, claimed_at: now, version: purchase.version + 1, updated_at: now })
        .where('id', '=', purchase.id)
        .where('version', '=', purchase.version)
        .where('status', '=', 'unclaimed')
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
  const { status, now, revokedAt, createdUser } = change;
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({
      status,
      amount_refunded_pence: change.amountRefundedPence ?? purchase.amountRefundedPence,
      stripe_payment_intent_id: change.paymentIntentId ?? purchase.paymentIntentId ?? null,
      email: change.email ?? purchase.email ?? null,
      version: purchase.version + 1,
      updated_at: now,
      paid_at: purchase.paidAt ?? (MONEY_IS_HERE.has(status) ? now : null),
      ...(createdUser === true ? { created_user: 1 } : {}),
      ...(revokedAt === undefined ? {} : { revoked_at: revokedAt }),
    })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (status !== purchase.status) {
    await writeHistory(transaction, { id: purchase.id, from: purchase.status, to: status }, change);
  }
  return true;
}

/**
 * Forgets records from before then with their history. What an account still lives on stays: without it, access that was
 * bought for life would end.
 */
async function deleteOlderThan(db: Kysely<Database>, time: number): Promise<void> {
  await db
    .deleteFrom('purchase')
    .where('created_at', '<', time)
    .where((expression) => expression.or([expression('paid_at', 'is', null), expression('paid_at', '<', time)]))
    .where((expression) =>
      expression.or([expression('user_id', 'is', null), expression('status', 'not in', ['paid', 'disputed'])]),
    )
    .execute();
}

async function writeHistory(
  transaction: Kysely<Database>,
  { id, from, to }: { id: string; from: PurchaseStatus | null; to: PurchaseStatus },
  { historyId, cause, now }: HistoryLine,
): Promise<void> {
  await transaction
    .insertInto('purchase_history')
    .values({ id: historyId, purchase_id: id, from_status: from, to_status: to, cause, at: now })
    .execute();
}

function toNewRow(purchase: NewPurchase) {
  return {
    id: purchase.id,
    user_id: purchase.userId ?? null,
    email: purchase.email ?? null,
    ui_mode: purchase.uiMode,
    amount_pence: purchase.amountPence,
    currency: purchase.currency,
    amount_refunded_pence: 0,
    livemode: purchase.livemode ? 1 : 0,
    status: purchase.status,
    version: 0,
    attempt: 1,
    nonce_hash: purchase.nonceHash ?? null,
    is_guest: purchase.isGuest ? 1 : 0,
    created_user: 0,
    created_at: purchase.now,
    updated_at: purchase.now,
    paid_at: purchase.status === 'paid' ? purchase.now : null,
  };
}
