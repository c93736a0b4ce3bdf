import type { Transaction } from 'kysely';
import { isEmailShaped, normalisedEmail } from '#domain/account/account.ts';
import { nameFromCard } from '#domain/account/cardholder-name.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { ServerContext } from '#server/context.ts';
import type { NewAccount } from '#server/features/account/account-changes.repository.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import { queueGiftEmails } from '#server/features/gifts/queue-gift-email.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { fetchProviderState, type ProviderState } from './provider-state.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';
import * as purchases from './purchases.repository.ts';
import { awaitsOwner, type Purchase } from './purchases.repository.ts';
import { queueBuyerEmail } from './queue-buyer-email.ts';

const MAX_LOOKS = 10;

/** The cause of a reconciliation after the desk corrected a guest’s address. */
export const ADDRESS_CORRECTED = 'address_corrected';

/** The part of the context that every change of a purchase needs. */
export type PurchaseContext = Pick<ServerContext, 'db' | 'stripe' | 'now' | 'createId'>;

/**
 * The one way in which a purchase changes state: webhook, verify call and sweep all come here.
 *
 * A trigger only says "look again". The state is computed from what the provider says now and stored by
 * compare-and-set, so order, duplicates and races of triggers cannot matter. After a change it looks once more,
 * because the provider may have moved on while its response was under way.
 */
export async function reconcile(
  context: PurchaseContext,
  sessionId: string,
  cause: string,
): Promise<Purchase | undefined> {
  const { db, stripe } = context;
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const purchase = await purchases.findBySession(db, sessionId);
    if (!purchase) return undefined;
    const providerState = await fetchProviderState(stripe, purchase, sessionId);
    await purchaseChanges.saveDisputes(db, purchase.id, providerState.disputes);
    const stored = await store(context, purchase, providerState, cause);
    const { charge } = providerState;
    if (charge && charge.feePence !== purchase.feePence) await purchaseChanges.saveCharge(db, purchase.id, charge);
    if (stored === 'unchanged') return purchase;
  }
  throw new Error('A purchase kept changing while it was being looked at.');
}

type Stored = 'unchanged' | 'changed' | 'lost_race';

async function store(
  context: PurchaseContext,
  purchase: Purchase,
  providerState: ProviderState,
  cause: string,
): Promise<Stored> {
  if (isSame(purchase, providerState) && cause !== ADDRESS_CORRECTED) return 'unchanged';
  try {
    return await inTransaction(context.db, (transaction) =>
      change(context, transaction, purchase, providerState, cause),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The guest's address was registered concurrently: the next look finds that account.
    if (awaitsOwner(purchase)) return 'lost_race';
    if (providerState.status === 'review') throw error;
    // It is paid again after its refund failed, beside a newer purchase: somebody has to refund it by hand.
    return store(context, purchase, { ...providerState, status: 'review' }, cause);
  }
}

const isSame = (before: Purchase, after: Omit<ProviderState, 'buyer' | 'disputes' | 'charge'>) =>
  before.status === after.status &&
  before.amountRefundedPence === after.amountRefundedPence &&
  before.paymentIntentId === after.paymentIntentId;

/** Stores the state, the account of a guest and the e-mail in one transaction. */
async function change(
  context: PurchaseContext,
  transaction: Transaction<Database>,
  purchase: Purchase,
  providerState: ProviderState,
  cause: string,
): Promise<Stored> {
  const { now, createId } = context;
  const { status, email, account } = await settleGuest(context, transaction, purchase, {
    ...providerState,
    isCorrected: cause === ADDRESS_CORRECTED,
  });
  const { amountRefundedPence, paymentIntentId } = providerState;
  if (isSame(purchase, { ...providerState, status }) && email === purchase.email) return 'unchanged';
  const createdUser = purchase.createdUser || account !== undefined;
  const next = { status, email, amountRefundedPence, paymentIntentId, createdUser };
  const isStored = await purchaseChanges.changeIfUnchanged(transaction, purchase, {
    ...next,
    cause,
    historyId: createId(),
    now: now(),
  });
  if (!isStored) return 'lost_race';
  if (account) {
    await accountChanges.insert(transaction, account);
    await purchaseChanges.assignToNewAccount(transaction, purchase.id, account.id);
  }
  const after = { ...purchase, ...next, userId: account?.id ?? purchase.userId };
  const queueEmails = purchase.isGift ? queueGiftEmails : queueBuyerEmail;
  await queueEmails(context, transaction, purchase, after);
  return 'changed';
}

interface Settlement {
  status: PurchaseStatus;
  email: string | undefined;
  account?: NewAccount;
}

/** In these states the address was stored at the payment, and the desk may have corrected it since. */
const HELD: ReadonlySet<PurchaseStatus> = new Set(['unclaimed', 'review']);

/** An existing account waits for its owner's claim, because the payer may be anybody (product §4). */
async function settleGuest(
  { now, createId }: PurchaseContext,
  transaction: Transaction<Database>,
  purchase: Purchase,
  { status, buyer, isCorrected }: ProviderState & { isCorrected: boolean },
): Promise<Settlement> {
  if (purchase.isGift || !awaitsOwner(purchase)) return { status, email: purchase.email };
  const email = HELD.has(purchase.status) && purchase.email ? purchase.email : normalisedEmail(buyer.email ?? '');
  if (!isEmailShaped(email)) return { status: status === 'unclaimed' ? 'review' : status, email: purchase.email };
  if (status !== 'unclaimed' || (purchase.status === 'unclaimed' && !isCorrected)) return { status, email };
  if (await accounts.findContactByEmail(transaction, email)) return { status, email };
  const account = { id: createId(), email, ...nameFromCard(buyer.name), passwordHash: null, now: now() };
  return { status: 'paid', email, account };
}

/** The provider is asked about one purchase at most this often. */
const MIN_REFRESH_INTERVAL_MS = 1_000;

const MAX_REMEMBERED = 10_000;

export interface RefreshedPurchase {
  purchase: Purchase;
  isNew: boolean;
}

/** When each running server last asked about each purchase. */
const refreshedAtOf = new WeakMap<ServerContext, Map<string, number>>();

/** Reconciles on the buyer's request, throttled per purchase. */
export async function refresh(context: ServerContext, purchase: Purchase, cause: string): Promise<RefreshedPurchase> {
  const { now } = context;
  const refreshedAt = refreshedAtOf.get(context) ?? new Map<string, number>();
  refreshedAtOf.set(context, refreshedAt);
  const { id, sessionId } = purchase;
  const last = refreshedAt.get(id);
  if (sessionId === undefined) return { purchase, isNew: false };
  if (last !== undefined && now() - last < MIN_REFRESH_INTERVAL_MS) return { purchase, isNew: false };
  if (refreshedAt.size >= MAX_REMEMBERED) refreshedAt.clear();
  refreshedAt.set(id, now());
  return { purchase: (await reconcile(context, sessionId, cause)) ?? purchase, isNew: true };
}
