import type { Kysely } from 'kysely';
import type { GiftsRepository } from '#server/features/gifts/gifts.repository.ts';
import { queueGiftEmails } from '#server/features/gifts/queue-gift-email.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { PaymentNeeds } from '#server/settings/payment-settings.ts';
import { fetchProviderState, type ProviderState } from './provider-state.ts';
import { awaitsOwner, type Purchase } from './purchase-row.repository.ts';
import type { PurchasesRepository } from './purchases.repository.ts';
import { type BuyerEmailNeeds, queueBuyerEmail } from './queue-buyer-email.ts';
import { settleGuest } from './settle-guest.ts';

const MAX_LOOKS = 10;

/** The cause of a reconciliation after the desk corrected a guest’s address. */
export const ADDRESS_CORRECTED = 'address_corrected';

export interface ReconcileNeeds extends PaymentNeeds, BuyerEmailNeeds {
  db: Kysely<Database>;
  purchases: PurchasesRepository;
  gifts: GiftsRepository;
}

export type ReconcilePurchase = (sessionId: string, cause: string) => Promise<Purchase | undefined>;

/**
 * The one way in which a purchase changes state: webhook, verify call and sweep all come here.
 *
 * A trigger only says "look again". The state is computed from what the provider says now and stored by
 * compare-and-set, so order, duplicates and races of triggers cannot matter. After a change it looks once more,
 * because the provider may have moved on while its response was under way.
 */
export function createReconcilePurchase(needs: ReconcileNeeds): ReconcilePurchase {
  const { purchases, stripe } = needs;
  return async (sessionId, cause) => {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const purchase = await purchases.findBySession(sessionId);
      if (!purchase) return undefined;
      const providerState = await fetchProviderState(stripe, purchase, sessionId);
      await purchases.saveDisputes(purchase.id, providerState.disputes);
      const stored = await store(needs, purchase, providerState, cause);
      if (stored === 'unchanged') return purchase;
    }
    throw new Error('A purchase kept changing while it was being looked at.');
  };
}

type Stored = 'unchanged' | 'changed' | 'lost_race';

async function store(
  needs: ReconcileNeeds,
  purchase: Purchase,
  providerState: ProviderState,
  cause: string,
): Promise<Stored> {
  if (isSame(purchase, providerState) && cause !== ADDRESS_CORRECTED) return 'unchanged';
  try {
    return await inTransaction(needs.db, (transaction) => change(needs, transaction, purchase, providerState, cause));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The guest's address was registered concurrently: the next look finds that account.
    if (awaitsOwner(purchase)) return 'lost_race';
    if (providerState.status === 'review') throw error;
    // Paid again after its refund failed, beside a newer purchase: needs a manual refund.
    return store(needs, purchase, { ...providerState, status: 'review' }, cause);
  }
}

const isSame = (before: Purchase, after: Omit<ProviderState, 'buyer' | 'disputes'>) =>
  before.status === after.status &&
  before.amountRefundedPence === after.amountRefundedPence &&
  before.paymentIntentId === after.paymentIntentId;

/** State, guest account and e-mail in one transaction. */
async function change(
  needs: ReconcileNeeds,
  transaction: Kysely<Database>,
  purchase: Purchase,
  providerState: ProviderState,
  cause: string,
): Promise<Stored> {
  const { purchases, now, randomId } = needs;
  const { status, email, account } = await settleGuest(needs, transaction, purchase, {
    ...providerState,
    isCorrected: cause === ADDRESS_CORRECTED,
  });
  const { amountRefundedPence, paymentIntentId } = providerState;
  if (isSame(purchase, { ...providerState, status }) && email === purchase.email) return 'unchanged';
  const createdUser = purchase.createdUser || account !== undefined;
  const next = { status, email, amountRefundedPence, paymentIntentId, createdUser };
  const isStored = await purchases.changeIfUnchanged(transaction, purchase, {
    ...next,
    cause,
    historyId: randomId(),
    now: now(),
  });
  if (!isStored) return 'lost_race';
  if (account) {
    await needs.accounts.insert(transaction, account);
    await purchases.assignToNewAccount(transaction, purchase.id, account.id);
  }
  const after = { ...purchase, ...next, userId: account?.id ?? purchase.userId };
  const queueEmails = purchase.isGift ? queueGiftEmails : queueBuyerEmail;
  await queueEmails(needs, transaction, purchase, after);
  return 'changed';
}
