import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
import type { ServerContext } from '#server/context.ts';
import { callerOf } from '#server/features/auth/access.ts';
import { forGuests, isGuest } from '#server/features/checkout/checkout.routes.ts';
import type { MayPay } from '#server/features/checkout/checkout-answers.ts';
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
import { newNonce } from '#server/features/checkout/checkout-nonce.ts';
import { limitCodes } from '#server/features/checkout/offer.routes.ts';
import type { OfferRefused } from '#server/features/checkout/use-offer.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { requestOrigin } from '#server/platform/http/request-origin.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import { DAY_CLOSED, readDelivery } from './gift-delivery.ts';
import { cancelGift, giftPaymentStanding, giverKeyOf } from './gift-payment.ts';
import { type StartedGift, startGift } from './start-gift.ts';

const NOT_STARTED = 'We couldn’t start the payment. Please try again. You won’t be charged twice.';
const ENOUGH_LINKS = 'This page has been opened a lot today. Use the link in your receipt.';
const EMAIL_MISSING = 'Enter your email, for your receipt.';

/** For members and, where the operator lets them, for guests. */
export function giftCheckoutRoutes(context: ServerContext, mayPay: MayPay): FastifyPluginAsyncZod {
  const { config, limits, now } = context;

  async function start(request: FastifyRequest, reply: FastifyReply, gift: NewGift) {
    const { giverId, giverEmail } = giverOf(request, gift);
    if (giverEmail === undefined) return answerError(reply, 400, invalidField('giverEmail', EMAIL_MISSING));
    const delivery = readDelivery(gift.delivery, now());
    if (delivery === 'day_closed') return answerError(reply, 400, invalidField('delivery.deliverOn', DAY_CLOSED));
    if (await refuseIfTooOften(limits.giftRate, giverEmail, reply)) return reply;
    const { recipientName, note, giverName, formId, seenPence, offerCode } = gift;
    const nonce = giftNonceOf(request) ?? newNonce(context);
    const begun = startGift(context, {
      nonce,
      formId,
      details: { giverId, giverName, giverEmail, recipientName, note, ...delivery },
      uiMode: gift.ui === 'embedded' ? 'elements' : 'hosted_page',
      origin: requestOrigin(request, config.publicOrigin),
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
        onRequest: [requireOpen(mayPay), forGuests(limitPerAddress(limits.registrationRate))],
        preHandler: limitCodes(limits),
        schema: { body: NewGiftSchema, response: { 200: GiftCheckoutSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        if (isGuest(request) && !config.guestCheckout) {
          return answerError(reply, 401, { code: 'not_signed_in', message: 'Sign in to carry on.' });
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
  if ('url' in paid) return { ...paid, giftId: null, amountPence: 0, clientSecret: null };
  const { id: sessionId, client_reference_id: giftId, client_secret: clientSecret, amount_total, url } = paid.session;
  return { giftId, sessionId, amountPence: amount_total ?? 0, clientSecret, url };
}

/** For the browser that pays, or the giver who is signed in. */
export function giftPaymentRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const proofOf = async (request: FastifyRequest) => ({
    nonce: giftNonceOf(request),
    caller: await callerOf(context, request),
  });
  const schema = { body: GiftPaymentSchema, response: { 200: PaymentStandingAnswerSchema, ...REFUSALS } };
  return async (app) => {
    await app.register(cookie);
    app.addHook('onRequest', limitPerAddress(context.limits.signInRate));

    app.post(CHECKOUT_GIFT_STANDING_PATH, { schema }, async (request) =>
      giftPaymentStanding(context, request, await proofOf(request), request.body.sessionId),
    );

    app.post(
      CHECKOUT_GIFT_CANCEL_PATH,
      { schema: { body: GiftCancelSchema, response: { 200: CancelledGiftSchema, ...REFUSALS } } },
      async (request) => cancelGift(context, request, await proofOf(request), request.body.giftId),
    );

    app.post(
      CHECKOUT_GIFT_KEY_PATH,
      { schema: { body: GiftPaymentSchema, response: { 200: GiverKeySchema, ...REFUSALS } } },
      async (request, reply) => {
        const link = await giverKeyOf(context, await proofOf(request), request.body.sessionId);
        if (link === 'not_found') return answerNotFound(reply);
        if (link === 'too_often') return answerError(reply, 429, { code: 'too_many_requests', message: ENOUGH_LINKS });
        return link;
      },
    );
  };
}
