import type { FastifyRequest } from 'fastify';
import type { User } from '#contract/auth.ts';
import type { CancelledGift, GiftHandle } from '#contract/gifts.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { type PaymentStanding, standingOf } from '#domain/purchases/payment-standing.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import { nonceMatches } from '#server/features/checkout/checkout-nonce.ts';
import { expireUnlessPaid } from '#server/features/checkout/checkout-session.ts';
import { standingNow } from '#server/features/checkout/payment-status.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import type { Purchase } from '#server/features/purchases/purchase-row.repository.ts';
import type { RefreshPurchase } from '#server/features/purchases/refresh-purchase.ts';
import { type ClaimGiftNeeds, claimGift, openGift } from './claim-gift.ts';
import type { GiftDelivery } from './gift-changes.repository.ts';
import type { Gift } from './gift-row.repository.ts';
import {
  findGiven,
  type GivenGiftNeeds,
  givenGift,
  listGiven,
  makeCard,
  makeGiverLink,
  redirectGift,
  returnGift,
} from './given-gifts.ts';
import { type GiftStart, type StartGiftNeeds, startGift } from './start-gift.ts';

interface GiftsNeeds extends StartGiftNeeds, GivenGiftNeeds, ClaimGiftNeeds {
  refresh: RefreshPurchase;
}

/** Who asks about a checkout: its browser, or its giver where she is signed in. */
export interface GiverProof {
  nonce: string | undefined;
  caller: User | undefined;
}

export function createGifts(needs: GiftsNeeds) {
  async function withGiven<Answer>(
    handle: GiftHandle,
    caller: User | undefined,
    work: (found: NonNullable<Awaited<ReturnType<typeof findGiven>>>) => Answer | Promise<Answer>,
  ): Promise<Answer | 'not_found'> {
    const found = await findGiven(needs, handle, caller);
    return found ? work(found) : 'not_found';
  }

  /** Undefined unless it is a gift of this giver. */
  async function begunBy({ nonce, caller }: GiverProof, purchase: Purchase | undefined): Promise<Purchase | undefined> {
    const gift = purchase && (await needs.gifts.find(purchase.id));
    if (!gift) return undefined;
    const isGivers = (caller && gift.giverId === caller.id) || nonceMatches(nonce, gift.browserHash);
    return isGivers ? purchase : undefined;
  }

  async function standing(
    request: FastifyRequest,
    proof: GiverProof,
    found: Purchase | undefined,
  ): Promise<PaymentStandingAnswer> {
    const begun = await begunBy(proof, found);
    if (!begun) return { standing: 'unknown', isRecent: false, awaitsLink: false };
    const now = await standingNow(
      needs,
      { ...proof, unlessProviderFails: (work) => unlessProviderFails(request, work) },
      begun,
    );
    const known = now.standing === 'unknown' ? now.standing : standingOfGift(now.purchase);
    return {
      standing: known,
      sessionId: begun.sessionId,
      reference: receiptReference(begun.id),
      isRecent: known === 'paid',
      awaitsLink: false,
    };
  }

  return {
    start: (start: GiftStart) => startGift(needs, start),
    standing: async (request: FastifyRequest, proof: GiverProof, sessionId: string) =>
      standing(request, proof, await needs.purchases.findBySession(sessionId)),

    /** Cancelled by the buyer: expires the open checkout. */
    async cancel(request: FastifyRequest, proof: GiverProof, giftId: string): Promise<CancelledGift> {
      const begun = await begunBy(proof, await needs.purchases.find(giftId));
      const { sessionId } = begun ?? {};
      if (begun?.status === 'pending' && sessionId !== undefined) {
        const ended = expireUnlessPaid(needs.stripe, sessionId);
        await unlessProviderFails(
          request,
          ended.then(() => needs.reconcile(sessionId, 'cancelled_by_giver')),
        );
      }
      const now = await standing(request, proof, begun && (await needs.purchases.find(begun.id)));
      const gift = begun && now.standing === 'nothing' ? await needs.gifts.find(begun.id) : undefined;
      return { ...now, form: gift ? formOf(gift) : null };
    },

    /** Opens the page of a gift in the browser that paid for it. */
    async keyOf(proof: GiverProof, sessionId: string): Promise<{ key: string } | 'not_found' | 'too_often'> {
      const begun = await begunBy(proof, await needs.purchases.findBySession(sessionId));
      if (!begun || begun.paidAt === undefined) return 'not_found';
      return makeGiverLink(needs, begun.id);
    },

    list: (giver: User) => listGiven(needs, giver.id),
    look: (handle: GiftHandle, caller: User | undefined) => withGiven(handle, caller, givenGift),
    redirect: (handle: GiftHandle, caller: User | undefined, delivery: GiftDelivery) =>
      withGiven(handle, caller, (found) => redirectGift(needs, found, delivery)),
    card: (handle: GiftHandle, caller: User | undefined) =>
      withGiven(handle, caller, (found) => makeCard(needs, found)),
    returnGift: (handle: GiftHandle, caller: User | undefined) =>
      withGiven(handle, caller, (found) => returnGift(needs, found)),
    open: (code: string) => openGift(needs, code),
    claim: (user: User, code: string) => claimGift(needs, user, code),
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
