import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { type PaymentStanding, standingOf, strongestStanding } from '#domain/purchases/payment-standing.ts';
import { isWaiting } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { Purchase } from '#server/features/purchases/purchase-row.repository.ts';
import type { PurchasesRepository } from '#server/features/purchases/purchases.repository.ts';
import type { RefreshPurchase } from '#server/features/purchases/refresh-purchase.ts';
import { type BuyerProof, isJustBought } from './buyer-proof.ts';
import { hashNonce } from './checkout-nonce.ts';
import { type CheckoutNeeds, expireUnlessPaid } from './checkout-session.ts';

interface StandingNeeds {
  purchases: PurchasesRepository;
  refresh: RefreshPurchase;
  now: () => number;
}

export type UnlessProviderFails = <Answer>(work: Promise<Answer>) => Promise<Answer | 'provider_failed'>;

export interface StandingAsked extends BuyerProof {
  unlessProviderFails: UnlessProviderFails;
}

/** The payment state of the caller. Open checkouts are reconciled with the provider first. */
export async function paymentStanding(needs: StandingNeeds, asked: StandingAsked): Promise<PaymentStandingAnswer> {
  const { hers, others } = await purchasesOf(needs.purchases, asked);
  if (asked.caller === undefined && hers.length === 0) return { ...NOT_KNOWN, standing: 'unknown' };
  const looks = await Promise.all(hers.map((purchase) => standingNow(needs, asked, purchase)));
  const known = strongestStanding(looks.map(({ standing }) => standing));
  // Another's checkout in this browser may be hers: cannot promise that nothing was paid.
  const isSure = others.every(({ status }) => standingOf(status) === 'nothing');
  const standing = known === 'nothing' && !isSure ? 'unknown' : known;
  const decisive = looks.find((look) => look.standing === standing)?.purchase;
  return {
    ...NOT_KNOWN,
    standing,
    ...(decisive && told(decisive)),
    isRecent: decisive?.sessionId !== undefined && isJustBought(decisive, needs.now()),
    awaitsLink: looks.some(({ purchase }) => purchase.status === 'unclaimed'),
  };
}

/** The checkout of a gift is its giver's. */
const told = ({ id, sessionId, isGift }: Purchase) => ({
  reference: receiptReference(id),
  ...(isGift ? { isGift } : { sessionId }),
});

const NOT_KNOWN = { isRecent: false, awaitsLink: false } as const;

interface ConsideredPurchases {
  hers: Purchase[];
  others: Purchase[];
}

/** Signed in: the account's and those waiting for its owner. Otherwise this browser's own checkout. */
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

/** Without a session there was never anything to pay. */
const mayBePaid = ({ status, sessionId }: Purchase) => status !== 'pending' || sessionId !== undefined;

export async function standingNow(
  { refresh }: StandingNeeds,
  { unlessProviderFails }: StandingAsked,
  purchase: Purchase,
): Promise<{ purchase: Purchase; standing: PaymentStanding }> {
  if (!isWaiting(purchase.status)) return { purchase, standing: standingOf(purchase.status) };
  const refreshed = await unlessProviderFails(refresh(purchase, 'standing'));
  if (refreshed !== 'provider_failed') {
    return { purchase: refreshed.purchase, standing: standingOf(refreshed.purchase.status) };
  }
  return { purchase, standing: purchase.status === 'pending' ? 'unknown' : standingOf(purchase.status) };
}

/** Expires the open checkout; it stays open if the provider cannot be reached. */
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
