import type Stripe from 'stripe';
import type { OfferProblem } from '#domain/purchases/offer.ts';
import type { Quote } from '#domain/purchases/quote.ts';
import type { Purchase } from '#server/features/purchases/purchase-row.repository.ts';
import { isJustBought } from './buyer-proof.ts';
import { hashNonce } from './checkout-nonce.ts';
import {
  type Again,
  type CheckoutNeeds,
  createSession,
  endIfOutOfDate,
  endPending,
  newPurchase,
  reuseSession,
  successUrlOf,
} from './checkout-session.ts';
import { MAX_STARTS } from './start-checkout.ts';
import { beginPurchase, type OfferRefused, offerRefused, type QuoteWish, quoteWith } from './use-offer.ts';

interface GuestCheckoutNeeds extends CheckoutNeeds {
  randomNonce: () => string;
}

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
  /** That she will pay with, where her code works once for each. */
  offerEmail?: string | undefined;
}

const GUEST = { userId: undefined, uiMode: 'hosted_page', isGuest: true };

/** Reuses this browser's open checkout. The buyer's identity comes from the provider after payment (product §4). */
export async function startGuestCheckout(
  needs: GuestCheckoutNeeds,
  { nonce: givenNonce, ...start }: GuestStart,
): Promise<GuestCheckout | OfferRefused> {
  let nonce = givenNonce;
  for (let turn = 0; turn < MAX_STARTS; turn += 1) {
    const quote = await quoteWith(needs, start);
    if (!quote) return offerRefused('unknown');
    const known = await begunWith(needs, nonce, { ...start, quote });
    if (nonce === undefined || !known) {
      nonce = needs.randomNonce();
      const problem = await insertGuest(needs, { ...start, nonce, quote });
      if (problem) return offerRefused(problem);
      continue;
    }
    const url = await addressFor(needs, known, start.origin);
    if (url === 'again') continue;
    await needs.purchases.saveAgreed(known.id, start.agreed);
    return { ok: true, url, nonce, amountPence: known.amountPence };
  }
  throw new Error('A guest checkout could not be opened: the purchase kept changing.');
}

interface GuestAsked extends Pick<GuestStart, 'offerEmail'> {
  quote: Quote;
}

async function insertGuest(
  needs: GuestCheckoutNeeds,
  { nonce, quote, offerEmail }: GuestAsked & { nonce: string },
): Promise<OfferProblem | undefined> {
  const email = quote.offerCode === undefined ? undefined : offerEmail;
  return beginPurchase(needs, newPurchase(needs, { ...GUEST, email, nonceHash: hashNonce(nonce) }, quote));
}

/** Undefined where another has to be begun. */
async function begunWith(
  needs: GuestCheckoutNeeds,
  nonce: string | undefined,
  { quote, offerEmail }: GuestAsked,
): Promise<Purchase | undefined> {
  const known = nonce === undefined ? undefined : await needs.purchases.findGuestByNonce(hashNonce(nonce));
  if (!known || isOver(needs, known) || (await endIfOutOfDate(needs, known, quote))) return undefined;
  if (known.status !== 'pending' || !isOfAnother(known, offerEmail)) return known;
  await endPending(needs, known, 'offer_changed');
  return undefined;
}

/** A code was taken for the address that she named before. */
const isOfAnother = ({ offerCode, email }: Purchase, offerEmail: string | undefined) =>
  offerCode !== undefined && offerEmail !== undefined && offerEmail !== email;

async function addressFor(needs: GuestCheckoutNeeds, purchase: Purchase, origin: string): Promise<string | Again> {
  const way = { uiMode: 'hosted_page', origin } as const;
  const { sessionId, status } = purchase;
  if (sessionId === undefined) {
    const session = await createSession(needs, purchase, way);
    return session === 'again' ? session : addressOf(session);
  }
  if (status !== 'pending') return successUrlOf(origin, sessionId);
  const reuse = await reuseSession(needs, sessionId, way);
  return 'session' in reuse ? addressOf(reuse.session) : 'again';
}

const isOver = ({ now }: GuestCheckoutNeeds, purchase: Purchase) =>
  purchase.status !== 'pending' &&
  purchase.status !== 'processing' &&
  !(isJustBought(purchase, now()) && purchase.claimedAt === undefined);

function addressOf({ url }: Stripe.Checkout.Session): string {
  if (!url) throw new Error('A hosted session without an address');
  return url;
}
