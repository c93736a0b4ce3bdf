import type { FastifyRequest } from 'fastify';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { type PaymentStanding, standingOf, strongestStanding } from '#domain/purchases/payment-standing.ts';
import { isWaiting } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { ServerContext } from '#server/context.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { reconcile, refresh } from '#server/features/purchases/reconcile.ts';
import { type BuyerProof, isJustBought } from './buyer-proof.ts';
import { hashNonce } from './checkout-nonce.ts';
import { expireUnlessPaid } from './checkout-session.ts';

/** Tells how the payment of the caller stands. Open checkouts are reconciled with the provider first. */
export async function paymentStanding(
  context: ServerContext,
  request: FastifyRequest,
  proof: BuyerProof,
): Promise<PaymentStandingAnswer> {
  const { own, others } = await purchasesOf(context, proof);
  if (proof.caller === undefined && own.length === 0) return { ...NOT_KNOWN, standing: 'unknown' };
  const looks = await Promise.all(own.map((purchase) => standingNow(context, request, purchase)));
  const known = strongestStanding(looks.map(({ standing }) => standing));
  // Another checkout of this browser may be the caller's: nobody can promise that nothing was paid.
  const isSure = others.every(({ status }) => standingOf(status) === 'nothing');
  const standing = known === 'nothing' && !isSure ? 'unknown' : known;
  const decisive = looks.find((look) => look.standing === standing)?.purchase;
  return {
    ...NOT_KNOWN,
    standing,
    ...(decisive && told(decisive)),
    isRecent: decisive?.sessionId !== undefined && isJustBought(decisive, context.now()),
    awaitsLink: looks.some(({ purchase }) => purchase.status === 'unclaimed'),
  };
}

/** The session of a gift is not told: it is its giver's. */
const told = ({ id, sessionId, isGift }: Purchase) => ({
  reference: receiptReference(id),
  ...(isGift ? { isGift } : { sessionId }),
});

const NOT_KNOWN = { isRecent: false, awaitsLink: false } as const;

interface ConsideredPurchases {
  own: Purchase[];
  others: Purchase[];
}

/**
 * For a member: the purchases of the account, and those that wait for its owner. For a guest: the checkout of this
 * browser.
 */
async function purchasesOf({ db }: ServerContext, { caller, nonce }: BuyerProof): Promise<ConsideredPurchases> {
  const begun = nonce === undefined ? undefined : await purchases.findGuestByNonce(db, hashNonce(nonce));
  const begunHere = begun && mayBePaid(begun) ? [begun] : [];
  if (!caller) return { own: begunHere, others: [] };
  const [owned, waiting] = await Promise.all([
    purchases.listOfUser(db, caller.id),
    purchases.listUnclaimedFor(db, caller.email),
  ]);
  const own = [...owned.filter(mayBePaid), ...waiting];
  const others = begunHere.filter(({ id }) => own.every((purchase) => purchase.id !== id));
  return { own, others };
}

/** A purchase without a session never had anything to pay. */
const mayBePaid = ({ status, sessionId }: Purchase) => status !== 'pending' || sessionId !== undefined;

export async function standingNow(
  context: ServerContext,
  request: FastifyRequest,
  purchase: Purchase,
): Promise<{ purchase: Purchase; standing: PaymentStanding }> {
  if (!isWaiting(purchase.status)) return { purchase, standing: standingOf(purchase.status) };
  const refreshed = await unlessProviderFails(request, refresh(context, purchase, 'standing'));
  if (refreshed !== 'provider_failed') {
    return { purchase: refreshed.purchase, standing: standingOf(refreshed.purchase.status) };
  }
  return { purchase, standing: purchase.status === 'pending' ? 'unknown' : standingOf(purchase.status) };
}

/** Expires the open checkout; it stays open if the provider cannot be reached. */
export async function cancelCheckout(
  context: ServerContext,
  request: FastifyRequest,
  proof: BuyerProof,
): Promise<void> {
  const { stripe } = context;
  const { own } = await purchasesOf(context, proof);
  for (const { status, sessionId } of own) {
    if (status !== 'pending' || sessionId === undefined) continue;
    await unlessProviderFails(
      request,
      expireUnlessPaid(stripe, sessionId).then(() => reconcile(context, sessionId, 'cancelled_by_buyer')),
    );
  }
}
