import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { User } from '#contract/auth.ts';
import {
  CancelledGiftSchema,
  GiftCancelSchema,
  GiftCheckoutSchema,
  GiftPaymentSchema,
  GiverKeySchema,
  type NewGift,
  NewGiftSchema,
} from '#contract/gifts.ts';
import {
  CHECKOUT_GIFT_CANCEL_PATH,
  CHECKOUT_GIFT_KEY_PATH,
  CHECKOUT_GIFT_PATH,
  CHECKOUT_GIFT_STANDING_PATH,
} from '#contract/paths.ts';
import { PaymentStandingAnswerSchema } from '#contract/payments.ts';
import { invalidField } from '#contract/refusals.ts';
import { forGuests, isGuest } from '#server/features/checkout/checkout.routes.ts';
import {
  answerOfferRefused,
  answerPriceChanged,
  answerUnavailable,
  giftNonceOf,
  isMoreThanSeen,
  REFUSALS,
  requireOpen,
  setGiftCookie,
} from '#server/features/checkout/checkout-answers.ts';
import { limitCodes, type OfferLimits } from '#server/features/checkout/offer.routes.ts';
import type { OfferRefused } from '#server/features/checkout/use-offer.ts';
import type { Payments } from '#server/features/purchases/payments.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/http/rate-limit.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import { DAY_CLOSED, readDelivery } from './gift-delivery.ts';
import type { StartedGift } from './start-gift.ts';

export interface GiftCheckoutRouteNeeds {
  payments: Payments;
  guestCheckout: boolean;
  /** Of a giver, by her address. */
  giftRate: TokenBuckets;
  registrationRate: TokenBuckets;
  signInRate: TokenBuckets;
  offerLimits: OfferLimits;
  randomNonce: () => string;
  originOf: (request: FastifyRequest) => string;
  callerOf: (request: FastifyRequest) => Promise<User | undefined>;
  mayPay: (request: FastifyRequest) => Promise<boolean>;
  now: () => number;
}

const NOT_STARTED = 'The payment could not be started. Please try again: nothing is charged twice.';
const ENOUGH_LINKS = 'This has been opened many times. The link in your receipt opens it, too.';
const EMAIL_MISSING = 'Enter your email address: your receipt goes there.';

/** For members and, where the operator lets them, for guests. */
export function giftCheckoutRoutes(needs: GiftCheckoutRouteNeeds): FastifyPluginAsyncZod {
  const { payments, originOf, randomNonce, now } = needs;

  async function start(request: FastifyRequest, reply: FastifyReply, gift: NewGift) {
    const { giverId, giverEmail } = giverOf(request, gift);
    if (giverEmail === undefined) return answerError(reply, 400, invalidField('giverEmail', EMAIL_MISSING));
    const delivery = readDelivery(gift.delivery, now());
    if (delivery === 'day_closed') return answerError(reply, 400, invalidField('delivery.deliverOn', DAY_CLOSED));
    if (await refuseIfTooOften(needs.giftRate, giverEmail, reply)) return reply;
    const { recipientName, note, giverName, formId, seenPence, offerCode } = gift;
    const nonce = giftNonceOf(request) ?? randomNonce();
    const begun = payments.gifts.start({
      nonce,
      formId,
      details: { giverId, giverName, giverEmail, recipientName, note, ...delivery },
      uiMode: gift.ui === 'embedded' ? 'elements' : 'hosted_page',
      origin: originOf(request),
      seenPence,
      offerCode,
    });
    const started = await unlessProviderFails(request, begun);
    if (started === 'provider_failed') return answerUnavailable(reply, NOT_STARTED);
    return answerStarted(reply, started, gift, () => setGiftCookie(reply, nonce));
  }

  return async (app) => {
    await app.register(cookie);
    app.post(
      CHECKOUT_GIFT_PATH,
      {
        onRequest: [requireOpen(needs.mayPay), forGuests(limitPerAddress(needs.registrationRate))],
        preHandler: limitCodes(needs.offerLimits),
        schema: { body: NewGiftSchema, response: { 200: GiftCheckoutSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        if (isGuest(request) && !needs.guestCheckout) {
          return answerError(reply, 401, { code: 'not_signed_in', message: 'Please sign in to carry on.' });
        }
        return start(request, reply, request.body);
      },
    );
  };
}

const giverOf = (request: FastifyRequest, { giverEmail }: NewGift) =>
  isGuest(request) ? { giverId: undefined, giverEmail } : { giverId: request.user.id, giverEmail: request.user.email };

function answerStarted(
  reply: FastifyReply,
  started: StartedGift,
  { seenPence, offerCode }: NewGift,
  keepCookie: () => void,
) {
  if ('ok' in started) return answerOfferRefused(reply, started);
  keepCookie();
  const checkout = checkoutOf(started);
  const isMore = isMoreThanSeen(checkout.amountPence, seenPence);
  return isMore ? answerPriceChanged(reply, checkout.amountPence, offerCode) : checkout;
}

function checkoutOf(started: Exclude<StartedGift, OfferRefused>) {
  const { kind: _kind, ...paid } = started;
  if ('url' in paid) return { ...paid, amountPence: 0, clientSecret: null };
  const { id: sessionId, client_secret: clientSecret, amount_total: amountPence, url } = paid.session;
  return { sessionId, amountPence: amountPence ?? 0, clientSecret, url };
}

/** Of the browser that pays, or its giver who is signed in. */
export function giftPaymentRoutes(needs: GiftCheckoutRouteNeeds): FastifyPluginAsyncZod {
  const { payments, callerOf } = needs;
  const proofOf = async (request: FastifyRequest) => ({
    nonce: giftNonceOf(request),
    caller: await callerOf(request),
  });
  const schema = { body: GiftPaymentSchema, response: { 200: PaymentStandingAnswerSchema, ...REFUSALS } };
  return async (app) => {
    await app.register(cookie);
    app.addHook('onRequest', limitPerAddress(needs.signInRate));

    app.post(CHECKOUT_GIFT_STANDING_PATH, { schema }, async (request) =>
      payments.gifts.standing(request, await proofOf(request), request.body.sessionId),
    );

    app.post(
      CHECKOUT_GIFT_CANCEL_PATH,
      { schema: { body: GiftCancelSchema, response: { 200: CancelledGiftSchema, ...REFUSALS } } },
      async (request) => payments.gifts.cancel(request, await proofOf(request), request.body.giftId),
    );

    app.post(
      CHECKOUT_GIFT_KEY_PATH,
      { schema: { body: GiftPaymentSchema, response: { 200: GiverKeySchema, ...REFUSALS } } },
      async (request, reply) => {
        const link = await payments.gifts.keyOf(await proofOf(request), request.body.sessionId);
        if (link === 'not_found') return answerNotFound(reply);
        if (link === 'too_often') return answerError(reply, 429, { code: 'too_many_requests', message: ENOUGH_LINKS });
        return link;
      },
    );
  };
}
