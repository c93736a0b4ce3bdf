import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { GiftClaimSchema, GiftCodeSchema, OpenedGiftSchema } from '#contract/gifts.ts';
import { GIFT_CLAIM_PATH, GIFT_OPEN_PATH } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { answerUnavailable, REFUSALS } from '#server/features/checkout/checkout-answers.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { claimGift, openGift } from './claim-gift.ts';

const UNKNOWN = {
  code: 'not_found',
  message: 'We don’t know that code. Check each of the 12 letters and digits. There’s no 0, 1, O or I.',
} as const;
const NOT_NOW = 'We couldn’t open the gift. Nothing’s lost. Please try again.';

/** Tells, without a sign-in, who a gift is from and whether it can be claimed. */
export function openGiftRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      GIFT_OPEN_PATH,
      {
        onRequest: limitPerAddress(context.limits.giftCodeRate),
        schema: { body: GiftCodeSchema, response: { 200: OpenedGiftSchema, ...REFUSALS } },
      },
      async (request, reply) => (await openGift(context, request.body.code)) ?? answerError(reply, 404, UNKNOWN),
    );
  };
}

export function claimGiftRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      GIFT_CLAIM_PATH,
      {
        onRequest: limitPerAddress(context.limits.giftCodeRate),
        schema: { body: GiftCodeSchema, response: { 200: GiftClaimSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        const claim = await unlessProviderFails(request, claimGift(context, request.user, request.body.code));
        if (claim === 'provider_failed') return answerUnavailable(reply, NOT_NOW);
        return claim === undefined ? answerError(reply, 404, UNKNOWN) : { outcome: claim };
      },
    );
  };
}
