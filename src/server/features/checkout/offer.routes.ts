import cookie from '@fastify/cookie';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CHECKOUT_OFFER_PATH } from '#contract/paths.ts';
import { OfferAnswerSchema, OfferQuestionSchema } from '#contract/payments.ts';
import type { ServerContext } from '#server/context.ts';
import { networkOf } from '#server/platform/limits/network-of-address.ts';
import { refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import { answerOfferRefused, giftNonceOf, nonceOf, REFUSALS } from './checkout-answers.ts';
import { hashNonce } from './checkout-nonce.ts';
import type { OfferHolder } from './offer-uses.repository.ts';
import { askOffer } from './use-offer.ts';

/** For members and guests. */
export function offerRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(cookie);
    app.post(
      CHECKOUT_OFFER_PATH,
      {
        preHandler: limitCodes(context.limits),
        schema: { body: OfferQuestionSchema, response: { 200: OfferAnswerSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        const { offerCode, offerEmail, isGift = false, seenPence } = request.body;
        const email = isGift || request.userId === '' ? offerEmail : request.user.email;
        const holder = holderOf(request, isGift);
        const answer = await askOffer(context, { offerCode, email, holder, isAddressLater: isGift, seenPence });
        if (!answer.ok) return answerOfferRefused(reply, answer);
        const { fullPence, amountPence } = answer;
        return { offerCode, fullPence, amountPence };
      },
    );
  };
}

/** Every code that is sent counts, good or bad, or the good ones would be what guessing finds. */
export function limitCodes({
  offerRatePerAddress,
  offerRatePerSession,
}: ServerContext['limits']): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { offerCode } = (request.body ?? {}) as { offerCode?: string };
    if (offerCode === undefined) return;
    if (await refuseIfTooOften(offerRatePerAddress, networkOf(request.ip), reply)) return;
    const session = request.userId || (nonceOf(request) ?? giftNonceOf(request));
    if (session !== undefined) await refuseIfTooOften(offerRatePerSession, session, reply);
  };
}

function holderOf(request: FastifyRequest, isGift: boolean): OfferHolder | undefined {
  const nonce = isGift ? giftNonceOf(request) : nonceOf(request);
  if (!isGift && request.userId !== '') return { userId: request.userId };
  if (nonce === undefined) return undefined;
  return isGift ? { browserHash: hashNonce(nonce) } : { nonceHash: hashNonce(nonce) };
}
