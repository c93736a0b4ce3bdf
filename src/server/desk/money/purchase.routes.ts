import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { AddressCorrectionSchema } from '#contract/desk/members.ts';
import { DeskPurchasePageSchema } from '#contract/desk/purchases.ts';
import { DESK_PURCHASE_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import * as emailsOf from '#server/desk/emails/emails-of.repository.ts';
import { mayCorrectAnother } from '#server/desk/members/correct-address.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { redirectAtDesk, sendGiftEmailAgain } from '#server/features/gifts/solve-gift.ts';
import { lookAtPurchase } from '#server/features/purchases/operate-purchases.ts';
import { correctBuyer, sendPurchaseLink } from '#server/features/purchases/solve-purchase.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import * as money from './money.repository.ts';

const ofPurchase = { params: z.object({ purchaseId: z.string() }) };
const answersDone = { ...ofPurchase, response: { 200: DoneAnswerSchema } };

const NOT_NOW = invalidField('purchaseId', 'You can’t do that with this purchase now. Reload to see why.');
const SAME = invalidField('email', 'It already has that address.');
const OFTEN_ENOUGH = {
  code: 'too_many_requests',
  message: 'That’s enough for one day. Try again tomorrow.',
} as const;

export function purchaseRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  return async (app) => {
    app.get(
      DESK_PURCHASE_ROUTE,
      { schema: { ...ofPurchase, response: { 200: DeskPurchasePageSchema } } },
      async ({ params: { purchaseId } }, reply) => {
        const purchase = await lookAtPurchase(context, purchaseId);
        if (!purchase) return answerNotFound(reply);
        return {
          ...purchase,
          dispute: (await money.disputeOf(db, purchaseId)) ?? null,
          emails: await emailsOf.ofPurchase(db, purchaseId),
          activity: await activityLog.aboutPurchase(db, purchaseId),
        };
      },
    );
  };
}

/** Sends e-mails about a purchase once more. */
export function purchaseEmailRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(`${DESK_PURCHASE_ROUTE}/link`, { schema: answersDone }, async (request, reply) => {
      const outcome = await sendPurchaseLink(context, request.params.purchaseId, recordAs(context, request));
      if (!outcome.ok) return refuse(reply, outcome.reason);
      return { message: `Link sent to ${outcome.to}.` };
    });

    app.post(`${DESK_PURCHASE_ROUTE}/gift-email`, { schema: answersDone }, async (request, reply) => {
      const outcome = await sendGiftEmailAgain(context, request.params.purchaseId, recordAs(context, request));
      return outcome === 'done' ? { message: 'Gift email sent again.' } : refuse(reply, outcome);
    });
  };
}

/** Corrects a mistyped address of a buyer or a recipient. */
export function purchaseAddressRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const schema = { ...answersDone, body: AddressCorrectionSchema };
  const within = (request: FastifyRequest) => ({
    mayCorrect: mayCorrectAnother(context, deskSessionOf(request).operator),
    recordAction: recordAs(context, request),
  });

  return async (app) => {
    app.post(`${DESK_PURCHASE_ROUTE}/address`, { schema }, async (request, reply) => {
      const correction = { ...request.params, newEmail: request.body.email };
      const outcome = await correctBuyer(context, correction, within(request));
      if (outcome !== 'corrected') return refuse(reply, outcome);
      return { message: `The address is now ${correction.newEmail}. We’ve sent a link there.` };
    });

    app.post(`${DESK_PURCHASE_ROUTE}/recipient`, { schema }, async (request, reply) => {
      const correction = { ...request.params, newEmail: request.body.email };
      const outcome = await redirectAtDesk(context, correction, within(request));
      if (outcome !== 'done') return refuse(reply, outcome);
      return { message: `The gift email will go to ${correction.newEmail}, on its day or straight away.` };
    });
  };
}

function refuse(reply: FastifyReply, reason: 'same' | 'closed' | 'too_often') {
  if (reason === 'too_often') return answerError(reply, 429, OFTEN_ENOUGH);
  return answerError(reply, 409, reason === 'same' ? SAME : NOT_NOW);
}
