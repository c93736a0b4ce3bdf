import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { ErrorAnswerSchema } from '#contract/errors.ts';
import { invalidField } from '#contract/refusals.ts';
import { GIFT_ON_HOLD_TEXT } from '#domain/gifts/gift.ts';
import { OFFER_PROBLEM_TEXTS, type OfferProblem } from '#domain/purchases/offer.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { START_AT_ONCE_NEEDED } from '#domain/purchases/start-at-once.ts';
import type { ServerContext } from '#server/context.ts';
import * as purchaseChanges from '#server/features/purchases/purchase-changes.repository.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '#server/platform/http/host-cookie.ts';
import { checkoutCookie, giftCookie, hashNonce, newNonce } from './checkout-nonce.ts';
import type { CheckoutStart } from './start-checkout.ts';

export const REFUSALS = { '4xx': ErrorAnswerSchema, '5xx': ErrorAnswerSchema };

const CHECKOUT_REFUSALS = {
  already_subscribed: { code: 'already_subscribed', message: 'User already has active subscription' },
  confirming: {
    code: 'payment_confirming',
    message: 'We’re confirming your payment. You don’t have to pay again.',
  },
  on_hold: {
    code: 'payment_on_hold',
    message: 'Your bank is checking an earlier payment. Your access is paused until that’s settled.',
  },
  gift_on_hold: {
    code: 'payment_on_hold',
    message: GIFT_ON_HOLD_TEXT,
  },
} as const;

const RETRY_AFTER_SECONDS = 5;

const NOT_OPEN_YET = 'Fit in 30 opens soon. You can’t buy anything yet, and you don’t need a card.';

export type MayPay = (request: FastifyRequest) => Promise<boolean>;

/** Refuses who may not pay before the opening; the body is not read. */
export function requireOpen(mayPay: MayPay): onRequestHookHandler {
  return function checkOpen(request, reply, next) {
    mayPay(request).then(
      (may) => (may ? next() : void answerError(reply, 403, { code: 'not_open_yet', message: NOT_OPEN_YET })),
      next,
    );
  };
}

export const answerUnavailable = (reply: FastifyReply, message: string) =>
  answerError(reply, 503, { code: 'payment_unavailable', message }, RETRY_AFTER_SECONDS);

export const answerOfferRefused = (reply: FastifyReply, { problem }: { problem: OfferProblem }) =>
  answerError(
    reply,
    400,
    invalidField(problem === 'address_needed' ? 'offerEmail' : 'offerCode', OFFER_PROBLEM_TEXTS[problem]),
  );

export const answerNotStarted = (reply: FastifyReply, refused: Extract<CheckoutStart, { ok: false }>) =>
  refused.reason === 'offer'
    ? answerOfferRefused(reply, refused)
    : answerError(reply, 409, CHECKOUT_REFUSALS[refused.reason]);

/** Whether the page of the card processor would ask for more than ours showed. */
export const isMoreThanSeen = (amountPence: number, seenPence: number | undefined) =>
  seenPence !== undefined && amountPence > seenPence;

export const answerPriceChanged = (reply: FastifyReply, amountPence: number, offerCode?: string) =>
  answerError(reply, 409, {
    code: 'price_changed',
    message: `${offerCode === undefined ? 'The price is now' : 'With your code, it’s now'} ${poundsText(amountPence)}. You haven’t been charged. Press again to continue.`,
  });

export const answerNotAgreed = (reply: FastifyReply) =>
  answerError(reply, 400, invalidField('agreedTo', START_AT_ONCE_NEEDED));

export const nonceOf = (request: FastifyRequest): string | undefined => readHostCookie(request, checkoutCookie);

/** A browser has one nonce for all gifts that it begins, beside the one of its own purchase. */
export const giftNonceOf = (request: FastifyRequest): string | undefined => readHostCookie(request, giftCookie);

export function setGiftCookie(reply: FastifyReply, nonce: string): void {
  setHostCookie(reply, giftCookie, nonce);
}

export function setNonceCookie(reply: FastifyReply, nonce: string): void {
  setHostCookie(reply, checkoutCookie, nonce);
}

/** Called at a logout: the next user of this browser must not get in by its payment. */
export async function forgetBuyer(
  { db }: Pick<ServerContext, 'db'>,
  reply: FastifyReply,
  userId: string | undefined,
): Promise<void> {
  clearHostCookie(reply, checkoutCookie);
  clearHostCookie(reply, giftCookie);
  if (userId !== undefined) await purchaseChanges.forgetBrowser(db, userId);
}

export async function issueNonce(context: ServerContext, reply: FastifyReply, purchaseId: string): Promise<void> {
  const nonce = newNonce(context);
  await purchaseChanges.saveNonce(context.db, purchaseId, hashNonce(nonce));
  setNonceCookie(reply, nonce);
}
