import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { User } from '#contract/auth.ts';
import type { GiftHandle, GivenGift } from '#contract/gifts.ts';
import {
  giftOpening,
  giftStanding,
  MAX_GIFT_ADDRESS_CHANGES,
  MAX_GIFT_CARDS,
  MAX_GIFT_LETTERS,
  MAX_GIVER_LINKS,
  mayReturnGift,
} from '#domain/gifts/gift.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { Purchase } from '#server/features/purchases/purchase-row.repository.ts';
import type { PurchasesRepository } from '#server/features/purchases/purchases.repository.ts';
import type { ReconcilePurchase } from '#server/features/purchases/reconcile-purchase.ts';
import { refundUnlessWithBank } from '#server/features/purchases/refund-purchase.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { GiftDelivery } from './gift-changes.repository.ts';
import { type Gift, giftFacts } from './gift-row.repository.ts';
import type { GiftsRepository } from './gifts.repository.ts';

export interface GivenGiftNeeds {
  db: Kysely<Database>;
  stripe: Stripe;
  gifts: GiftsRepository;
  purchases: PurchasesRepository;
  reconcile: ReconcilePurchase;
  randomBytes: (size: number) => Buffer;
  now: () => number;
}

interface FoundGift {
  gift: Gift;
  purchase: Purchase;
}

/** By the giver's link, or by its id where its giver is signed in. */
export async function findGiven(
  { gifts, purchases }: GivenGiftNeeds,
  { key, giftId }: GiftHandle,
  caller: User | undefined,
): Promise<FoundGift | undefined> {
  const purchaseId = key === undefined ? giftId : await gifts.findByGiverKey(key);
  if (purchaseId === undefined) return undefined;
  const [gift, purchase] = [await gifts.find(purchaseId), await purchases.find(purchaseId)];
  if (!gift || !purchase) return undefined;
  const isGivers = key !== undefined || (caller !== undefined && gift.giverId === caller.id);
  return isGivers ? { gift, purchase } : undefined;
}

export async function listGiven({ gifts, purchases }: GivenGiftNeeds, giverId: string): Promise<GivenGift[]> {
  const given: GivenGift[] = [];
  for (const gift of await gifts.listOfGiver(giverId)) {
    const purchase = await purchases.find(gift.purchaseId);
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
    recipientName: gift.recipientName,
    way: gift.way,
    recipientEmail: gift.recipientEmail ?? null,
    note: gift.note,
    deliverOn: gift.deliverOn ?? null,
    amountPence: purchase.amountPence,
    amountRefundedPence: purchase.amountRefundedPence,
    paidAt: purchase.paidAt ?? null,
    claimedAt: purchase.claimedAt ?? null,
    letterSentAt: gift.letterSentAt ?? null,
    mayReturn: mayReturnGift(facts),
  };
}

type GiftRefusal = 'closed' | 'too_often' | 'addresses_used';

type BeforeRedirect = (transaction: Kysely<Database>) => Promise<'done' | GiftRefusal>;

/** Another address or day, or a card: a letter that went to the old address opens nothing any more. With `first` it is the desk's. */
export async function redirectGift(
  needs: Pick<GivenGiftNeeds, 'db' | 'gifts' | 'purchases'>,
  { gift: { purchaseId } }: Pick<FoundGift, 'gift'>,
  delivery: GiftDelivery,
  first?: BeforeRedirect,
): Promise<GivenGift | GiftRefusal> {
  const { gifts } = needs;
  const allow = first ?? allowed;
  const changesAfter = first ? unchanged : addressChangesAfter;
  return whileOpen(needs, purchaseId, async (transaction, gift) => {
    if (gift.letterRound >= MAX_GIFT_LETTERS) return 'too_often';
    const addressChanges = changesAfter(gift, delivery);
    if (addressChanges > MAX_GIFT_ADDRESS_CHANGES) return 'addresses_used';
    const permission = await allow(transaction);
    if (permission !== 'done') return permission;
    if (!(await gifts.saveDelivery(transaction, gift, delivery, addressChanges))) return 'closed';
    if (delivery.recipientEmail !== gift.recipientEmail) await gifts.endLetterCodes(transaction, purchaseId);
    return 'done';
  });
}

const allowed = async () => 'done' as const;
const unchanged = ({ addressChanges }: Gift) => addressChanges;

function addressChangesAfter({ recipientEmail: before, letterRound, addressChanges }: Gift, delivery: GiftDelivery) {
  const isSame = delivery.recipientEmail === undefined || delivery.recipientEmail === before;
  const isFirstOfCard = before === undefined && letterRound === 0;
  return isSame || isFirstOfCard ? addressChanges : addressChanges + 1;
}

/** A card with a code of its own: those that were printed before stay good. */
export async function makeCard(
  needs: GivenGiftNeeds,
  { gift: { purchaseId } }: FoundGift,
): Promise<{ code: string; gift: Gift } | GiftRefusal> {
  const { gifts, randomBytes, now } = needs;
  let card: { code: string; gift: Gift } | undefined;
  const outcome = await whileOpen(needs, purchaseId, async (transaction, gift) => {
    if ((await gifts.countKeys(transaction, purchaseId, 'card')) >= MAX_GIFT_CARDS) return 'too_often';
    card = { gift, code: await gifts.issueCode(purchaseId, 'card', { randomBytes, now: now() }, transaction) };
    return 'done';
  });
  if (typeof outcome === 'string') return outcome;
  return card ?? 'closed';
}

export function makeGiverLink(
  { db, gifts, purchases, randomBytes, now }: GivenGiftNeeds,
  purchaseId: string,
): Promise<{ key: string } | 'too_often'> {
  return inTransaction(db, async (transaction) => {
    await purchases.lock(transaction, purchaseId);
    if ((await gifts.countKeys(transaction, purchaseId, 'giver')) >= MAX_GIVER_LINKS) return 'too_often';
    return { key: await gifts.issueGiverKey(purchaseId, { randomBytes, now: now() }, transaction) };
  });
}

/** Serialises claims, changes and returns of one gift. */
async function whileOpen(
  needs: Pick<GivenGiftNeeds, 'db' | 'gifts' | 'purchases'>,
  purchaseId: string,
  work: (transaction: Kysely<Database>, gift: Gift) => Promise<'done' | GiftRefusal>,
): Promise<GivenGift | GiftRefusal> {
  const { db, gifts, purchases } = needs;
  return inTransaction(db, async (transaction) => {
    await purchases.lock(transaction, purchaseId);
    const purchase = await purchases.find(purchaseId, transaction);
    const gift = await gifts.find(purchaseId, transaction);
    if (!gift || !purchase || giftOpening(giftFacts(purchase, gift)) !== 'open') return 'closed';
    const outcome = await work(transaction, gift);
    if (outcome !== 'done') return outcome;
    const after = await gifts.find(purchaseId, transaction);
    return after ? givenGift({ gift: after, purchase }) : 'closed';
  });
}

/**
 * All of the money, until somebody has claimed the gift. That it is asked for is written down first, after which nobody can
 * claim it: of a claim and a return at once, one comes about.
 */
export async function returnGift(
  needs: GivenGiftNeeds,
  { purchase: { id } }: FoundGift,
): Promise<GivenGift | 'closed'> {
  const purchase = await holdForReturn(needs, id);
  const after = purchase && (await refundGift(needs, purchase));
  const gift = await needs.gifts.find(id);
  return after?.status === 'refunded' && gift ? givenGift({ gift, purchase: after }) : 'closed';
}

/** Blocks claims from then on; unchanged if it cannot be returned. */
export function holdForReturn(
  { db, gifts, purchases, now }: Pick<GivenGiftNeeds, 'db' | 'gifts' | 'purchases' | 'now'>,
  purchaseId: string,
): Promise<Purchase | undefined> {
  return inTransaction(db, async (transaction) => {
    await purchases.lock(transaction, purchaseId);
    const found = await purchases.find(purchaseId, transaction);
    const gift = await gifts.find(purchaseId, transaction);
    if (!found || !gift || !mayReturnGift(giftFacts(found, gift))) return found;
    if (gift.returnAskedAt === undefined) {
      await gifts.noteReturnAsked(transaction, purchaseId, now());
      await purchases.raiseVersion(transaction, purchaseId);
    }
    return purchases.find(purchaseId, transaction);
  });
}

/** Idempotent. */
export const refundGift = async (
  needs: Pick<GivenGiftNeeds, 'stripe' | 'reconcile'>,
  purchase: Purchase,
): Promise<Purchase> =>
  purchase.status === 'unclaimed' ? refundUnlessWithBank(needs, purchase, 'giver_refunded') : purchase;
