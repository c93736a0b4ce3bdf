import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { type PaymentStanding, standingOf, strongestStanding } from '#domain/payment-standing.ts';
import { isWaiting } from '#domain/purchase.ts';
import { receiptReference } from '#domain/receipt-reference.ts';
import { type BuyerProof, isJustBought } from './buyer-proof.ts';
import { hashNonce } from './checkout-nonce.ts';
import { type CheckoutNeeds, expireUnlessPaid } from './checkout-session.ts';
import type { LookAtPurchase } from './look-at-purchase.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';

interface StandingNeeds {
  purchases: PurchasesRepository;
  look: LookAtPurchase;
  now: () => number;
}

/** A call to the provider whose failure is an answer as well. */
type UnlessProviderFails = <Answer>(work: Promise<Answer>) => Promise<Answer | 'provider_failed'>;

export interface StandingAsked extends BuyerProof {
  unlessProviderFails: UnlessProviderFails;
}

/** What is known of the money of whoever asks. A checkout that may be paid at any moment is looked up at the provider. */
export async function paymentStanding(needs: StandingNeeds, asked: StandingAsked): Promise<PaymentStandingAnswer> {
  const { hers, others } = await purchasesOf(needs.purchases, asked);
  if (asked.caller === undefined && hers.length === 0) return { ...NOT_KNOWN, standing: 'unknown' };
  const looks = await Promise.all(hers.map((purchase) => standingNow(needs, asked, purchase)));
  const known = strongestStanding(looks.map(({ standing }) => standing));
  // What somebody else has begun in this browser may be her own payment: nothing can be promised.
  const isSure = others.every(({ status }) => standingOf(status) === 'nothing');
  const standing = known === 'nothing' && !isSure ? 'unknown' : known;
  const decisive = looks.find((look) => look.standing === standing)?.purchase;
  return {
    ...NOT_KNOWN,
    standing,
    ...(decisive && { sessionId: decisive.sessionId, reference: receiptReference(decisive.id) }),
    isRecent: decisive?.sessionId !== undefined && isJustBought(decisive, needs.now()),
    awaitsLink: looks.some(({ purchase }) => purchase.status === 'unclaimed'),
  };
}

const NOT_KNOWN = { isRecent: false, awaitsLink: false } as const;

interface ConsideredPurchases {
  hers: Purchase[];
  /** Begun by this browser for somebody else than who is signed in now. */
  others: Purchase[];
}

/** Signed in: those of the account and those that wait for its owner; otherwise the one that this browser has begun. */
async function purchasesOf(
  purchases: PurchasesRepository,
  { caller, nonce }: BuyerProof,
): Promise<ConsideredPurchases> {
  const begun = nonce === undefined ? undefined : await purchases.findGuestByNonce(hashNonce(nonce));
  const begunHere = begun && mayBePaid(begun) ? [begun] : [];
  if (!caller) return { hers: begunHere, others: [] };
  const [owned, waiting] = await Promise.all([
    purchases.listOfUser(caller.id),
    purchases.listUnclaimedFor(caller.email),
  ]);
  const hers = [...owned.filter(mayBePaid), ...waiting];
  const others = begunHere.filter(({ id }) => hers.every((purchase) => purchase.id !== id));
  return { hers, others };
}

/** Without a session no browser has ever had anything to pay. */
const mayBePaid = ({ status, sessionId }: Purchase) => status !== 'pending' || sessionId !== undefined;

async function standingNow(
  { look }: StandingNeeds,
  { unlessProviderFails }: StandingAsked,
  purchase: Purchase,
): Promise<{ purchase: Purchase; standing: PaymentStanding }> {
  if (!isWaiting(purchase.status)) return { purchase, standing: standingOf(purchase.status) };
  const looked = await unlessProviderFails(look(purchase, 'standing'));
  if (looked !== 'provider_failed') return { purchase: looked.purchase, standing: standingOf(looked.purchase.status) };
  return { purchase, standing: purchase.status === 'pending' ? 'unknown' : standingOf(purchase.status) };
}

/**
 * She has come back from the provider's page without paying: what she has open there is ended, so that it is certain. If
 * the provider cannot be reached, it stays open, and the standing says so.
 */
export async function cancelCheckout(
  { stripe, purchases, reconcile }: CheckoutNeeds,
  asked: StandingAsked,
): Promise<void> {
  const { hers } = await purchasesOf(purchases, asked);
  for (const { status, sessionId } of hers) {
    if (status !== 'pending' || sessionId === undefined) continue;
    await asked.unlessProviderFails(
      expireUnlessPaid(stripe, sessionId).then(() => reconcile(sessionId, 'cancelled_by_buyer')),
    );
  }
}
