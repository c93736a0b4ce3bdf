import type { FastifyRequest } from 'fastify';
import type { User } from '#contract/auth.ts';
import type { CancelledGift } from '#contract/gifts.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { type PaymentStanding, standingOf } from '#domain/purchases/payment-standing.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { ServerContext } from '#server/context.ts';
import { nonceMatches } from '#server/features/checkout/checkout-nonce.ts';
import { expireUnlessPaid } from '#server/features/checkout/checkout-session.ts';
import { standingNow } from '#server/features/checkout/payment-status.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import * as purchases from '#server/features/purchases/purchases.repository.ts';
import { reconcile } from '#server/features/purchases/reconcile.ts';
import type { Gift } from './gifts.repository.ts';
import * as gifts from './gifts.repository.ts';
import { makeGiverLink } from './given-gifts.ts';

/** Who asks about the checkout of a gift: the browser that began it, or its giver who is signed in. */
export interface GiverProof {
  nonce: string | undefined;
  caller: User | undefined;
}

export async function giftPaymentStanding(
  context: ServerContext,
  request: FastifyRequest,
  proof: GiverProof,
  sessionId: string,
): Promise<PaymentStandingAnswer> {
  return standing(
    context,
    request,
    await begunBy(context, proof, await purchases.findBySession(context.db, sessionId)),
  );
}

/** The giver has cancelled: the open checkout expires. */
export async function cancelGift(
  context: ServerContext,
  request: FastifyRequest,
  proof: GiverProof,
  giftId: string,
): Promise<CancelledGift> {
  const { db, stripe } = context;
  const begun = await begunBy(context, proof, await purchases.find(db, giftId));
  const { sessionId } = begun ?? {};
  if (begun?.status === 'pending' && sessionId !== undefined) {
    const ended = expireUnlessPaid(stripe, sessionId);
    await unlessProviderFails(
      request,
      ended.then(() => reconcile(context, sessionId, 'cancelled_by_giver')),
    );
  }
  const after = begun && (await begunBy(context, proof, await purchases.find(db, begun.id)));
  const now = await standing(context, request, after);
  const gift = begun && now.standing === 'nothing' ? await gifts.find(db, begun.id) : undefined;
  return { ...now, form: gift ? formOf(gift) : null };
}

/** Makes a key that opens the page of a gift in the browser that paid for it. */
export async function giverKeyOf(
  context: ServerContext,
  proof: GiverProof,
  sessionId: string,
): Promise<{ key: string } | 'not_found' | 'too_often'> {
  const begun = await begunBy(context, proof, await purchases.findBySession(context.db, sessionId));
  if (!begun || begun.paidAt === undefined) return 'not_found';
  return makeGiverLink(context, begun.id);
}

/** Returns undefined unless the purchase is a gift of this giver. */
async function begunBy(
  { db }: ServerContext,
  { nonce, caller }: GiverProof,
  purchase: Purchase | undefined,
): Promise<Purchase | undefined> {
  const gift = purchase && (await gifts.find(db, purchase.id));
  if (!gift) return undefined;
  const isGivers = (caller && gift.giverId === caller.id) || nonceMatches(nonce, gift.browserHash);
  return isGivers ? purchase : undefined;
}

async function standing(
  context: ServerContext,
  request: FastifyRequest,
  begun: Purchase | undefined,
): Promise<PaymentStandingAnswer> {
  if (!begun) return { standing: 'unknown', isRecent: false, awaitsLink: false };
  const now = await standingNow(context, request, begun);
  const known = now.standing === 'unknown' ? now.standing : standingOfGift(now.purchase);
  return {
    standing: known,
    sessionId: begun.sessionId,
    reference: receiptReference(begun.id),
    isRecent: known === 'paid',
    awaitsLink: false,
  };
}

const formOf = ({ recipientName, note, giverName, way, ...gift }: Gift): CancelledGift['form'] => ({
  recipientName,
  note,
  giverName,
  way,
  recipientEmail: gift.recipientEmail ?? null,
  deliverOn: gift.deliverOn ?? null,
  giverEmail: gift.giverId === undefined ? (gift.giverEmail ?? null) : null,
});

const standingOfGift = ({ status }: Purchase): PaymentStanding =>
  status === 'unclaimed' ? 'paid' : standingOf(status);
