import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type Stripe from 'stripe';
import type { OfferProblem } from '#domain/purchases/offer.ts';
import type { Quote } from '#domain/purchases/quote.ts';
import type { ServerContext } from '#server/context.ts';
import { hashNonce } from '#server/features/checkout/checkout-nonce.ts';
import {
  type Again,
  createSession,
  endIfOutOfDate,
  endPending,
  newPurchase,
  reuseSession,
  successUrlOf,
  type UiMode,
} from '#server/features/checkout/checkout-session.ts';
import * as offerUses from '#server/features/checkout/offer-uses.repository.ts';
import { MAX_STARTS } from '#server/features/checkout/start-checkout.ts';
import {
  beginPurchase,
  type OfferRefused,
  offerRefused,
  type QuoteWish,
  quoteWith,
} from '#server/features/checkout/use-offer.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as giftChanges from './gift-changes.repository.ts';
import type { GiftDetails } from './gifts.repository.ts';
import * as gifts from './gifts.repository.ts';

export interface GiftStart extends QuoteWish {
  /** The nonce of the browser. */
  nonce: string;
  formId: string;
  details: GiftDetails & { giverEmail: string };
  uiMode: UiMode;
  origin: string;
}

export type StartedGift =
  | { kind: 'open'; session: Stripe.Checkout.Session }
  /** The gift is paid already, or its payment is being confirmed. */
  | { kind: 'paid'; sessionId: string; url: string }
  | OfferRefused;

const OVER: ReadonlySet<Purchase['status']> = new Set(['failed', 'expired']);

/** One form is one gift, however often it is sent: its open checkout is used again, with what the form says now. */
export async function startGift(context: ServerContext, start: GiftStart): Promise<StartedGift> {
  for (let turn = 0; turn < MAX_STARTS; turn += 1) {
    const known = await gifts.findByForm(context.db, formKeyOf(start));
    const purchase = known && (await purchases.find(context.db, known.purchaseId));
    const quote = await quoteWith(context, start);
    if (!quote) return offerRefused('unknown');
    const begun = purchase
      ? await beginWith(context, purchase, { start, quote })
      : await insertGift(context, start, quote);
    if (begun !== 'again') return begun;
  }
  throw new Error('The checkout of a gift could not be opened: the purchase kept changing.');
}

/** Only this browser finds it. */
const formKeyOf = ({ nonce, formId }: GiftStart) => hash('sha256', `${nonce}:${formId}`, 'base64url');

async function beginWith(
  context: ServerContext,
  purchase: Purchase,
  { start, quote }: { start: GiftStart; quote: Quote },
): Promise<StartedGift | Again> {
  const { id, sessionId, status } = purchase;
  if (OVER.has(status)) {
    await inTransaction(context.db, (transaction) => giftChanges.releaseForm(transaction, id));
    return 'again';
  }
  if (status !== 'pending') return paid(start, sessionId);
  if (await endIfOutOfDate(context, purchase, quote)) return 'again';
  // The card processor keeps the address of a session for good, and a code was taken for that address.
  const keepsAddress = sessionId !== undefined || purchase.offerCode !== undefined;
  if (keepsAddress && purchase.email !== start.details.giverEmail) {
    await endPending(context, purchase, 'gift_begun_anew');
    return 'again';
  }
  return sessionId === undefined ? openFirst(context, id, start) : openAgain(context, id, sessionId, start);
}

async function openFirst(context: ServerContext, id: string, start: GiftStart): Promise<StartedGift | Again> {
  const isSaved = await saveDetails(context, id, start.details);
  const now = isSaved ? await purchases.find(context.db, id) : undefined;
  const session = now ? await createSession(context, now, start) : 'again';
  return session === 'again' ? session : { kind: 'open', session };
}

/** A session that is over is reconciled first: it may have been paid before any webhook came. */
async function openAgain(
  context: ServerContext,
  id: string,
  sessionId: string,
  start: GiftStart,
): Promise<StartedGift | Again> {
  const reuse = await reuseSession(context, sessionId, start);
  if (!('session' in reuse) || !(await saveDetails(context, id, start.details))) return 'again';
  return { kind: 'open', session: reuse.session };
}

function paid({ origin }: GiftStart, sessionId = ''): StartedGift {
  return { kind: 'paid', sessionId, url: successUrlOf(origin, sessionId) };
}

/** What is paid stays as it was paid. */
function saveDetails(context: ServerContext, id: string, details: GiftStart['details']) {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    await purchaseChanges.lock(transaction, id);
    if ((await purchases.find(transaction, id))?.status !== 'pending') return false;
    await giftChanges.saveDetails(transaction, id, details);
    await purchaseChanges.saveEmail(transaction, id, details.giverEmail);
    return true;
  });
}

/** A concurrent insert of the same form wins, and is used. */
async function insertGift(context: ServerContext, start: GiftStart, quote: Quote): Promise<Again | OfferRefused> {
  const { details, uiMode } = start;
  const buyer = { userId: undefined, email: details.giverEmail, uiMode, isGuest: false, isGift: true };
  const purchase = newPurchase(context, { ...buyer, nonceHash: undefined }, quote);
  const formKey = formKeyOf(start);
  const browserHash = hashNonce(start.nonce);
  const gift = { ...details, purchaseId: purchase.id, formKey, browserHash };
  const alsoKeep = (transaction: Transaction<Database>) => giftChanges.insertGift(transaction, gift);
  try {
    const problem = await beginPurchase(context, purchase, { holder: { formKey }, alsoKeep });
    return problem ? await endEarlierForms(context, { browserHash, problem, code: quote.offerCode }) : 'again';
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return 'again';
  }
}

/** Ends checkouts of earlier forms of this browser, which hold uses of the code. */
async function endEarlierForms(
  context: ServerContext,
  { browserHash, problem, code }: { browserHash: string; problem: OfferProblem; code: string | undefined },
): Promise<Again | OfferRefused> {
  const isHeld = problem === 'used_up' || problem === 'used_by_address';
  const held = isHeld && code !== undefined ? await offerUses.pendingGiftsOf(context.db, code, browserHash) : [];
  for (const id of held) {
    const purchase = await purchases.find(context.db, id);
    if (purchase) await endPending(context, purchase, 'gift_begun_anew');
  }
  return held.length > 0 ? 'again' : offerRefused(problem);
}
