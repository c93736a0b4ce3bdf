import type { Transaction } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { GiftHandle, GivenGift } from '#contract/gifts.ts';
import {
  giftOpening,
  giftStanding,
  MAX_GIFT_ADDRESS_CHANGES,
  MAX_GIFT_CARDS,
  MAX_GIFT_EMAILS,
  MAX_GIVER_LINKS,
  mayReturnGift,
} from '#domain/gifts/gift.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { ServerContext } from '#server/context.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { GiftDelivery } from './gift-changes.repository.ts';
import * as giftChanges from './gift-changes.repository.ts';
import * as giftKeys from './gift-keys.repository.ts';
import * as gifts from './gifts.repository.ts';
import { type Gift, giftFacts } from './gifts.repository.ts';

export interface FoundGift {
  gift: Gift;
  purchase: Purchase;
}

/** Finds a gift by the giver's link, or by its id for a giver who is signed in. */
export async function findGiven(
  context: ServerContext,
  { key, giftId }: GiftHandle,
  caller: User | undefined,
): Promise<FoundGift | undefined> {
  const purchaseId = key === undefined ? giftId : await giftKeys.findByGiverKey(context.db, key);
  if (purchaseId === undefined) return undefined;
  const [gift, purchase] = [await gifts.find(context.db, purchaseId), await purchases.find(context.db, purchaseId)];
  if (!gift || !purchase) return undefined;
  const isGivers = key !== undefined || (caller !== undefined && gift.giverId === caller.id);
  return isGivers ? { gift, purchase } : undefined;
}

export async function listGiven(context: ServerContext, giverId: string): Promise<GivenGift[]> {
  const given: GivenGift[] = [];
  for (const gift of await gifts.listOfGiver(context.db, giverId)) {
    const purchase = await purchases.find(context.db, gift.purchaseId);
    if (purchase) given.push(givenGift({ gift, purchase }));
  }
  return given;
}

export function givenGift({ gift, purchase }: FoundGift): GivenGift {
  const facts = giftFacts(purchase, gift);
  return {
    id: purchase.id,
    reference: receiptReference(purchase.id),
    standing: giftStanding(facts),
    giverName: gift.giverName,
    recipientName: gift.recipientName,
    way: gift.way,
    recipientEmail: gift.recipientEmail ?? null,
    note: gift.note,
    deliverOn: gift.deliverOn ?? null,
    amountPence: purchase.amountPence,
    amountRefundedPence: purchase.amountRefundedPence,
    paidAt: purchase.paidAt ?? null,
    claimedAt: purchase.claimedAt ?? null,
    emailSentAt: gift.emailSentAt ?? null,
    mayReturn: mayReturnGift(facts),
  };
}

type GiftRefusal = 'closed' | 'too_often' | 'addresses_used';

type BeforeRedirect = (transaction: Transaction<Database>) => Promise<'done' | GiftRefusal>;

/**
 * Gives a gift another address or day, or makes it a card: an e-mail that went to the old address opens nothing any
 * more. The desk passes `first`, which is asked in the same transaction.
 */
export async function redirectGift(
  context: ServerContext,
  { gift: { purchaseId } }: Pick<FoundGift, 'gift'>,
  delivery: GiftDelivery,
  first?: BeforeRedirect,
): Promise<GivenGift | GiftRefusal> {
  const allow = first ?? allowed;
  const changesAfter = first ? unchanged : addressChangesAfter;
  return whileOpen(context, purchaseId, async (transaction, gift) => {
    if (gift.emailRound >= MAX_GIFT_EMAILS) return 'too_often';
    const addressChanges = changesAfter(gift, delivery);
    if (addressChanges > MAX_GIFT_ADDRESS_CHANGES) return 'addresses_used';
    const permission = await allow(transaction);
    if (permission !== 'done') return permission;
    if (!(await giftChanges.saveDelivery(transaction, gift, delivery, addressChanges))) return 'closed';
    if (delivery.recipientEmail !== gift.recipientEmail) await giftKeys.endEmailCodes(transaction, purchaseId);
    return 'done';
  });
}

const allowed = async () => 'done' as const;
const unchanged = ({ addressChanges }: Gift) => addressChanges;

function addressChangesAfter({ recipientEmail: before, emailRound, addressChanges }: Gift, delivery: GiftDelivery) {
  const isSame = delivery.recipientEmail === undefined || delivery.recipientEmail === before;
  const isFirstOfCard = before === undefined && emailRound === 0;
  return isSame || isFirstOfCard ? addressChanges : addressChanges + 1;
}

/** Makes a card with a code of its own: cards that were printed before stay good. */
export async function makeCard(
  context: ServerContext,
  { gift: { purchaseId } }: FoundGift,
): Promise<{ code: string; gift: Gift } | GiftRefusal> {
  let card: { code: string; gift: Gift } | undefined;
  const outcome = await whileOpen(context, purchaseId, async (transaction, gift) => {
    if ((await giftKeys.countKeys(transaction, purchaseId, 'card')) >= MAX_GIFT_CARDS) return 'too_often';
    card = { gift, code: await giftKeys.issueCode(transaction, context, purchaseId, 'card') };
    return 'done';
  });
  if (typeof outcome === 'string') return outcome;
  return card ?? 'closed';
}

export function makeGiverLink(context: ServerContext, purchaseId: string): Promise<{ key: string } | 'too_often'> {
  return inTransaction(context.db, async (transaction) => {
    await purchaseChanges.lock(transaction, purchaseId);
    if ((await giftKeys.countKeys(transaction, purchaseId, 'giver')) >= MAX_GIVER_LINKS) return 'too_often';
    return { key: await giftKeys.issueGiverKey(transaction, context, purchaseId) };
  });
}

/** Serialises claims, changes and returns of one gift. */
async function whileOpen(
  context: ServerContext,
  purchaseId: string,
  work: (transaction: Transaction<Database>, gift: Gift) => Promise<'done' | GiftRefusal>,
): Promise<GivenGift | GiftRefusal> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    await purchaseChanges.lock(transaction, purchaseId);
    const purchase = await purchases.find(transaction, purchaseId);
    const gift = await gifts.find(transaction, purchaseId);
    if (!gift || !purchase || giftOpening(giftFacts(purchase, gift)) !== 'open') return 'closed';
    const outcome = await work(transaction, gift);
    if (outcome !== 'done') return outcome;
    const after = await gifts.find(transaction, purchaseId);
    return after ? givenGift({ gift: after, purchase }) : 'closed';
  });
}

/** Blocks claims from then on; a gift that cannot be returned stays unchanged. */
export function holdForReturn(
  context: Pick<ServerContext, 'db' | 'now'>,
  purchaseId: string,
): Promise<Purchase | undefined> {
  const { db, now } = context;
  return inTransaction(db, async (transaction) => {
    await purchaseChanges.lock(transaction, purchaseId);
    const found = await purchases.find(transaction, purchaseId);
    const gift = await gifts.find(transaction, purchaseId);
    if (!found || !gift || !mayReturnGift(giftFacts(found, gift))) return found;
    if (gift.returnAskedAt === undefined) {
      await giftChanges.noteReturnAsked(transaction, purchaseId, now());
      await purchaseChanges.raiseVersion(transaction, purchaseId);
    }
    return purchases.find(transaction, purchaseId);
  });
}
