import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { User } from '#contract/auth.ts';
import {
  GiftCardSchema,
  GiftChangeSchema,
  GiftHandleSchema,
  GivenGiftSchema,
  GivenGiftsSchema,
} from '#contract/gifts.ts';
import { GIFT_CARD_PATH, GIFT_CHANGE_PATH, GIFT_LOOK_PATH, GIFT_RETURN_PATH, GIFTS_PATH } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { isGuest } from '#server/features/checkout/checkout.routes.ts';
import { answerUnavailable, REFUSALS } from '#server/features/checkout/checkout-answers.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { requestOrigin } from '#server/platform/http/request-origin.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { DAY_CLOSED, readDelivery } from './gift-delivery.ts';
import { findGiven, givenGift, listGiven, makeCard, redirectGift } from './given-gifts.ts';
import { returnGift } from './return-gift.ts';

const CLOSED = 'This gift can’t be changed any more. Reload the page to see why.';
const ENOUGH = 'That’s been done a lot today. Write to us and we’ll help.';
const ADDRESSES_USED =
  'We’ve emailed this gift to 3 addresses, and that’s the most we can. Print it as a card, or have your money back.';
const NOT_NOW = 'We couldn’t reach our card provider. We’ll try again, and your money goes back once.';

export function ownGiftsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(GIFTS_PATH, { schema: { response: { 200: GivenGiftsSchema } } }, ({ user }) => listGiven(context, user.id));
  };
}

/** One gift, by its giver's link, or by its id for a giver who is signed in. */
export function givenGiftRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { config, limits, now } = context;
  return async (app) => {
    app.addHook('onRequest', limitPerAddress(limits.signInRate));

    app.post(
      GIFT_LOOK_PATH,
      { schema: { body: GiftHandleSchema, response: { 200: GivenGiftSchema, ...REFUSALS } } },
      async (request, reply) => {
        const found = await findGiven(context, request.body, callerOf(request));
        return found ? givenGift(found) : answerNotFound(reply);
      },
    );

    app.post(
      GIFT_CHANGE_PATH,
      { schema: { body: GiftChangeSchema, response: { 200: GivenGiftSchema, ...REFUSALS } } },
      async (request, reply) => {
        const { delivery: asked, ...handle } = request.body;
        const delivery = readDelivery(asked, now());
        if (delivery === 'day_closed') return answerError(reply, 400, invalidField('delivery.deliverOn', DAY_CLOSED));
        const found = await findGiven(context, handle, callerOf(request));
        if (!found) return answerNotFound(reply);
        const outcome = await redirectGift(context, found, delivery);
        return typeof outcome === 'string' ? refuse(reply, outcome) : outcome;
      },
    );

    app.post(
      GIFT_CARD_PATH,
      { schema: { body: GiftHandleSchema, response: { 200: GiftCardSchema, ...REFUSALS } } },
      async (request, reply) => {
        const found = await findGiven(context, request.body, callerOf(request));
        if (!found) return answerNotFound(reply);
        const outcome = await makeCard(context, found);
        if (typeof outcome === 'string') return refuse(reply, outcome);
        if (!('code' in outcome)) return refuse(reply, 'closed');
        const { code, gift } = outcome;
        const page = `${requestOrigin(request, config.publicOrigin)}/gift`;
        const { giverName, recipientName, note } = gift;
        return { code, url: `${page}#${code}`, page, giverName, recipientName, note };
      },
    );

    app.post(
      GIFT_RETURN_PATH,
      { schema: { body: GiftHandleSchema, response: { 200: GivenGiftSchema, ...REFUSALS } } },
      async (request, reply) => {
        const found = await findGiven(context, request.body, callerOf(request));
        if (!found) return answerNotFound(reply);
        const outcome = await unlessProviderFails(request, returnGift(context, found));
        if (outcome === 'provider_failed') return answerUnavailable(reply, NOT_NOW);
        return typeof outcome === 'string' ? refuse(reply, outcome) : outcome;
      },
    );
  };
}

const callerOf = (request: FastifyRequest): User | undefined => (isGuest(request) ? undefined : request.user);

const REFUSED = { closed: CLOSED, too_often: ENOUGH, addresses_used: ADDRESSES_USED };

function refuse(reply: FastifyReply, reason: keyof typeof REFUSED) {
  return answerError(reply, 409, { code: 'gift_closed', message: REFUSED[reason] });
}
