import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SignInAnswerSchema } from '#contract/auth.ts';
import { CHECKOUT_CLAIM_ACCOUNT_PATH, CHECKOUT_LOGIN_PATH, CHECKOUT_SESSION_PATH } from '#contract/paths.ts';
import {
  CheckoutAnswerSchema,
  ClaimAccountSchema,
  LoginFromSessionSchema,
  StartPaymentSchema,
} from '#contract/payments.ts';
import { guessablePassword } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { bearerTokenOf, callerOf } from '#server/features/auth/access.ts';
import { claimAccount } from '#server/features/purchases/claim-account.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { requestOrigin } from '#server/platform/http/request-origin.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import type { MayPay } from './checkout-answers.ts';
import {
  answerNotAgreed,
  answerNotStarted,
  answerOfferRefused,
  answerPriceChanged,
  answerUnavailable,
  isMoreThanSeen,
  issueNonce,
  nonceOf,
  REFUSALS,
  requireOpen,
  setNonceCookie,
} from './checkout-answers.ts';
import { loginFromSession } from './login-from-session.ts';
import { limitCodes } from './offer.routes.ts';
import { agreementFor, startCheckout } from './start-checkout.ts';
import { startGuestCheckout } from './start-guest-checkout.ts';

interface Asked {
  agreed: Purchase['agreed'];
  seenPence: number | undefined;
  offerCode: string | undefined;
  offerEmail: string | undefined;
}

const NOT_STARTED = 'Failed to create checkout session';

export function checkoutSessionRoutes(context: ServerContext, mayPay: MayPay): FastifyPluginAsyncZod {
  const { config, limits } = context;
  const originOf = (request: FastifyRequest) => requestOrigin(request, config.publicOrigin);

  async function startForMember(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    const way = { uiMode: 'hosted_page', origin: originOf(request), ...asked } as const;
    const begun = startCheckout(context, request.user, way);
    const start = await unlessProviderFails(request, begun);
    if (start === 'provider_failed') return answerUnavailable(reply, NOT_STARTED);
    if (!start.ok) return answerNotStarted(reply, start);
    await issueNonce(context, reply, start.purchaseId);
    if (isMoreThanSeen(start.amountPence, asked.seenPence)) {
      return answerPriceChanged(reply, start.amountPence, asked.offerCode);
    }
    return { url: start.session.url ?? '' };
  }

  async function startForGuest(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    if (!config.guestCheckout) {
      return answerError(reply, 401, { code: 'not_signed_in', message: 'Sign in to carry on.' });
    }
    const begun = startGuestCheckout(context, { nonce: nonceOf(request), origin: originOf(request), ...asked });
    const start = await unlessProviderFails(request, begun);
    if (start === 'provider_failed') return answerUnavailable(reply, NOT_STARTED);
    if (!start.ok) return answerOfferRefused(reply, start);
    setNonceCookie(reply, start.nonce);
    if (isMoreThanSeen(start.amountPence, asked.seenPence)) {
      return answerPriceChanged(reply, start.amountPence, asked.offerCode);
    }
    return { url: start.url };
  }

  return async (app) => {
    await app.register(cookie);
    app.post(
      CHECKOUT_SESSION_PATH,
      {
        onRequest: [requireOpen(mayPay), forGuests(limitPerAddress(limits.registrationRate))],
        preHandler: limitCodes(limits),
        schema: { body: StartPaymentSchema, response: { 200: CheckoutAnswerSchema, ...REFUSALS } },
      },
      async (request, reply) => {
        const agreement = agreementFor(context, request.body?.agreedTo);
        if (!agreement.ok) return answerNotAgreed(reply);
        const { seenPence, offerCode, offerEmail } = request.body ?? {};
        const start = isGuest(request) ? startForGuest : startForMember;
        return start(request, reply, { agreed: agreement.agreed, seenPence, offerCode, offerEmail });
      },
    );
  };
}

export const isGuest = (request: FastifyRequest) => request.userId === '';

/** Runs a check for guests only: the writes of members are rate limited already. */
export const forGuests = (check: onRequestHookHandler): onRequestHookHandler =>
  function checkGuest(request, reply, next) {
    if (isGuest(request)) check.call(this, request, reply, next);
    else next();
  };

/** A sign-in by what has just been paid. */
export function checkoutEntryRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const proofOf = async (request: FastifyRequest) => ({
    nonce: nonceOf(request),
    caller: await callerOf(context, request),
    device: request.headers['user-agent'] ?? '',
  });
  return async (app) => {
    await app.register(cookie);
    app.addHook('onRequest', limitPerAddress(context.limits.signInRate));

    app.post(
      CHECKOUT_LOGIN_PATH,
      { schema: { body: LoginFromSessionSchema, response: { 200: SignInAnswerSchema, ...REFUSALS } } },
      async (request, reply) => {
        const attempt = { ...request.body, ...(await proofOf(request)), callerToken: bearerTokenOf(request) };
        const answer = await loginFromSession(context, attempt);
        return answer ?? answerError(reply, 401, { code: 'not_signed_in', message: 'Auto-login failed' });
      },
    );

    app.post(
      CHECKOUT_CLAIM_ACCOUNT_PATH,
      { schema: { body: ClaimAccountSchema, response: { 200: SignInAnswerSchema, ...REFUSALS } } },
      async (request, reply) => {
        const outcome = await claimAccount(context, { ...request.body, ...(await proofOf(request)) });
        if (typeof outcome === 'object') {
          return 'token' in outcome
            ? outcome
            : answerError(reply, 400, guessablePassword('password', outcome.guessable));
        }
        const [status, refusal] = CLAIM_REFUSALS[outcome];
        return answerError(reply, status, refusal);
      },
    );
  };
}

const CLAIM_REFUSED = 'To keep it safe, we can’t set up this account here. Use the link we emailed you.';
const ALREADY_CLAIMED = 'This account already has a password. Please sign in.';

const CLAIM_REFUSALS = {
  refused: [401, { code: 'not_signed_in', message: CLAIM_REFUSED }],
  already_claimed: [409, { code: 'already_claimed', message: ALREADY_CLAIMED }],
} as const;
