import type Stripe from 'stripe';
import type { Quote } from '#domain/quote.ts';
import { isJustBought } from './buyer-proof.ts';
import { hashNonce } from './checkout-nonce.ts';
import {
  type Again,
  type CheckoutNeeds,
  createSession,
  endIfOutOfDate,
  newPurchase,
  reuseSession,
  successUrlOf,
} from './checkout-session.ts';
import type { Purchase } from './purchase-row.repository.ts';
import { MAX_STARTS } from './start-checkout.ts';

interface GuestCheckoutNeeds extends CheckoutNeeds {
  randomNonce: () => string;
}

export interface GuestCheckout {
  url: string;
  nonce: string;
  /** What is asked for. */
  amountPence: number;
}

export interface GuestStart {
  nonce: string | undefined;
  origin: string;
  agreed: Purchase['agreed'];
  seenPence?: number | undefined;
}

const GUEST = { userId: undefined, email: undefined, uiMode: 'hosted_page', isGuest: true };

/** Reuses this browser's open checkout. The buyer's identity comes from the provider after payment (product §4). */
export async function startGuestCheckout(
  needs: GuestCheckoutNeeds,
  { nonce: givenNonce, origin, agreed, seenPence }: GuestStart,
): Promise<GuestCheckout> {
  let nonce = givenNonce;
  for (let start = 0; start < MAX_STARTS; start += 1) {
    const quote = needs.quote({ seenPence });
    const known = nonce === undefined ? undefined : await begunWith(needs, nonce, quote);
    if (nonce === undefined || !known) {
      nonce = needs.randomNonce();
      await needs.purchases.insert(newPurchase(needs, { ...GUEST, nonceHash: hashNonce(nonce) }, quote));
    } else {
      const url = await addressFor(needs, known, origin);
      if (url === 'again') continue;
      await needs.purchases.saveAgreed(known.id, agreed);
      return { url, nonce, amountPence: known.amountPence };
    }
  }
  throw new Error('A guest checkout could not be opened: the purchase kept changing.');
}

/** Undefined where another has to be begun. */
async function begunWith(needs: GuestCheckoutNeeds, nonce: string, quote: Quote): Promise<Purchase | undefined> {
  const known = await needs.purchases.findGuestByNonce(hashNonce(nonce));
  if (!known || isOver(needs, known) || (await endIfOutOfDate(needs, known, quote))) return undefined;
  return known;
}

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
