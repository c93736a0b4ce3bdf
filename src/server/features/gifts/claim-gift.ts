import type { Transaction } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { GiftClaimOutcome, OpenedGift } from '#contract/gifts.ts';
import { subscriptionStatusOf } from '#domain/account/access.ts';
import { giftOpening } from '#domain/gifts/gift.ts';
import { readGiftCode } from '#domain/gifts/gift-code.ts';
import { grantsAccess } from '#domain/purchases/purchase.ts';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import { endOpenCheckout } from '#server/features/checkout/checkout-session.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { reconcile } from '#server/features/purchases/reconcile.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as giftChanges from './gift-changes.repository.ts';
import * as giftKeys from './gift-keys.repository.ts';
import * as gifts from './gifts.repository.ts';
import { type Gift, giftFacts } from './gifts.repository.ts';
import { tellGiver } from './queue-gift-email.ts';

/** Retries of a compare-and-set: others claim, refund or dispute concurrently. */
const MAX_TRIES = 5;

interface FoundGift {
  gift: Gift;
  purchase: Purchase;
}

export async function openGift(context: ServerContext, typedCode: string): Promise<OpenedGift | undefined> {
  const found = await findByCode(context, typedCode);
  if (!found) return undefined;
  const opening = giftOpening(giftFacts(found.purchase, found.gift));
  const { giverName, recipientName, note } = found.gift;
  return opening === 'open'
    ? { opening, giverName, recipientName, note }
    : { opening, giverName: '', recipientName: '', note: '' };
}

async function findByCode({ db }: ServerContext, typedCode: string): Promise<FoundGift | undefined> {
  const code = readGiftCode(typedCode);
  const purchaseId = code === undefined ? undefined : await giftKeys.findByCode(db, code);
  if (purchaseId === undefined) return undefined;
  const [gift, purchase] = [await gifts.find(db, purchaseId), await purchases.find(db, purchaseId)];
  return gift && purchase && { gift, purchase };
}

/** Returns undefined for an unknown code. One claim wins; the same person gets the same answer again. */
export async function claimGift(
  context: ServerContext,
  user: User,
  typedCode: string,
): Promise<GiftClaimOutcome | undefined> {
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const found = await findByCode(context, typedCode);
    if (!found) return undefined;
    const outcome = await tryClaim(context, user, found);
    if (outcome !== 'again') return outcome;
  }
  throw new Error('A gift kept changing while it was being claimed.');
}

async function tryClaim(
  context: ServerContext,
  user: User,
  { gift, purchase: known }: FoundGift,
): Promise<GiftClaimOutcome | 'again'> {
  if (known.claimedAt !== undefined) return known.userId === user.id ? standingOfClaimed(known.status) : 'taken';
  // It is reconciled first, because access rests on the current state of the payment.
  const purchase = (await reconcile(context, known.sessionId ?? '', 'gift_claim_looks')) ?? known;
  const opening = giftOpening(giftFacts(purchase, gift));
  if (opening === 'claimed') return 'again';
  if (opening !== 'open') return opening;
  return (await obstacleTo(context, user)) ?? attach(context, user, purchase);
}

/** The answer to a repeated claim by the same person. */
function standingOfClaimed(status: Purchase['status']): GiftClaimOutcome {
  if (grantsAccess(status)) return 'claimed';
  if (status === 'disputed') return 'claimed_on_hold';
  return status === 'refunded' || status === 'lost' ? 'claimed_over' : 'claimed_closed';
}

/** A purchase of the recipient's own that prevents the claim. */
async function obstacleTo(context: ServerContext, { id }: User): Promise<GiftClaimOutcome | undefined> {
  const statuses = await purchases.statusesOfUser(context.db, id);
  if (subscriptionStatusOf(statuses) === 'active') return 'active_already';
  return statuses.includes('disputed') ? 'on_hold' : undefined;
}

async function attach(context: ServerContext, user: User, purchase: Purchase): Promise<GiftClaimOutcome | 'again'> {
  // A checkout of the recipient's own expires first, so that the recipient does not pay as well.
  await endOpenCheckout(context, user.id, 'given_a_gift');
  try {
    const isGiven = await inTransaction(context.db, (transaction) => give(context, transaction, purchase, user));
    return isGiven ? 'claimed' : 'again';
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await obstacleTo(context, user)) ?? 'confirming';
  }
}

async function give(
  context: ServerContext,
  transaction: Transaction<Database>,
  purchase: Purchase,
  user: User,
): Promise<boolean> {
  const { createId } = context;
  const now = context.now();
  const line = { cause: 'gift_claimed', historyId: createId(), now };
  await purchaseChanges.lock(transaction, purchase.id);
  const gift = await gifts.find(transaction, purchase.id);
  if (!gift || gift.returnAskedAt !== undefined) return false;
  if (!(await purchaseChanges.giveTo(transaction, purchase, user.id, line))) return false;
  await giftChanges.forgetGoneGiver(transaction, purchase.id);
  const owner = await accounts.findContact(transaction, user.id);
  if (owner) {
    const email = { kind: 'access_given', firstName: owner.firstName } as const;
    await emails.queue(transaction, context, { to: owner.email, email, onceFor: purchase.id });
  }
  await tellGiver(context, transaction, gift, {
    email: (firstName) => ({ kind: 'gift_claimed', firstName, claimedAt: now }),
    onceFor: purchase.id,
  });
  return true;
}
