import type Stripe from 'stripe';
import type { OfferProblem } from '#domain/purchases/offer.ts';
import type { Quote } from '#domain/purchases/quote.ts';
import type { ServerContext } from '#server/context.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { isJustBought } from './buyer-proof.ts';
import { hashNonce, newNonce } from './checkout-nonce.ts';
import {
  type Again,
  createSession,
  endIfOutOfDate,
  endPending,
  newPurchase,
  reuseSession,
  successUrlOf,
} from './checkout-session.ts';
import { MAX_STARTS } from './start-checkout.ts';
import { beginPurchase, type OfferRefused, offerRefused, type QuoteWish, quoteWith } from './use-offer.ts';

export interface GuestCheckout {
  ok: true;
  url: string;
  nonce: string;
  /** What is asked for. */
  amountPence: number;
}

export interface GuestStart extends QuoteWish {
  nonce: string | undefined;
  origin: string;
  agreed: Purchase['agreed'];
  /** The address that the buyer will pay with, asked for where a code works once for each address. */
  offerEmail?: string | undefined;
}

const GUEST = { userId: undefined, uiMode: 'hosted_page', isGuest: true };

/** Reuses this browser's open checkout. The buyer's identity comes from the provider after payment (product §4). */
export async function startGuestCheckout(
  context: ServerContext,
  { nonce: givenNonce, ...start }: GuestStart,
): Promise<GuestCheckout | OfferRefused> {
  let nonce = givenNonce;
  for (let turn = 0; turn < MAX_STARTS; turn += 1) {
    const quote = await quoteWith(context, start);
    if (!quote) return offerRefused('unknown');
    const known = await begunWith(context, nonce, { ...start, quote });
    if (nonce === undefined || !known) {
      nonce = newNonce(context);
      const problem = await insertGuest(context, { ...start, nonce, quote });
      if (problem) return offerRefused(problem);
      continue;
    }
    const url = await addressFor(context, known, start.origin);
    if (url === 'again') continue;
    await purchaseChanges.saveAgreed(context.db, known.id, start.agreed);
    return { ok: true, url, nonce, amountPence: known.amountPence };
  }
  throw new Error('A guest checkout could not be opened: the purchase kept changing.');
}

interface GuestAsked extends Pick<GuestStart, 'offerEmail'> {
  quote: Quote;
}

async function insertGuest(
  context: ServerContext,
  { nonce, quote, offerEmail }: GuestAsked & { nonce: string },
): Promise<OfferProblem | undefined> {
  const email = quote.offerCode === undefined ? undefined : offerEmail;
  return beginPurchase(context, newPurchase(context, { ...GUEST, email, nonceHash: hashNonce(nonce) }, quote));
}

/** Returns undefined where another checkout has to begin. */
async function begunWith(
  context: ServerContext,
  nonce: string | undefined,
  { quote, offerEmail }: GuestAsked,
): Promise<Purchase | undefined> {
  const known = nonce === undefined ? undefined : await purchases.findGuestByNonce(context.db, hashNonce(nonce));
  if (!known || isOver(context, known) || (await endIfOutOfDate(context, known, quote))) return undefined;
  if (known.status !== 'pending' || !isOfAnother(known, offerEmail)) return known;
  await endPending(context, known, 'offer_changed');
  return undefined;
}

/** A code was taken for the address that the buyer named before. */
const isOfAnother = ({ offerCode, email }: Purchase, offerEmail: string | undefined) =>
  offerCode !== undefined && offerEmail !== undefined && offerEmail !== email;

async function addressFor(context: ServerContext, purchase: Purchase, origin: string): Promise<string | Again> {
  const way = { uiMode: 'hosted_page', origin } as const;
  const { sessionId, status } = purchase;
  if (sessionId === undefined) {
    const session = await createSession(context, purchase, way);
    return session === 'again' ? session : addressOf(session);
  }
  if (status !== 'pending') return successUrlOf(origin, sessionId);
  const reuse = await reuseSession(context, sessionId, way);
  return 'session' in reuse ? addressOf(reuse.session) : 'again';
}

const isOver = ({ now }: ServerContext, purchase: Purchase) =>
  purchase.status !== 'pending' &&
  purchase.status !== 'processing' &&
  !(isJustBought(purchase, now()) && purchase.claimedAt === undefined);

function addressOf({ url }: Stripe.Checkout.Session): string {
  if (!url) throw new Error('A hosted session without an address');
  return url;
}
