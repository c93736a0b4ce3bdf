import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { AddressCorrectionSchema } from '#contract/desk/members.ts';
import { type DeskPurchasePage, DeskPurchasePageSchema, DeskPurchaseRefundSchema } from '#contract/desk/purchases.ts';
import { DESK_PURCHASE_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import * as emailsOf from '#server/desk/emails/emails-of.repository.ts';
import { mayCorrectAnother } from '#server/desk/members/correct-address.ts';
import { type RecordDeed, recordAs } from '#server/desk/members/member-lookup.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { answerRefund, type RefundDeeds } from './answer-refund.ts';
import * as money from './money.repository.ts';

type MayCorrect = ReturnType<typeof mayCorrectAnother>;

interface Correction {
  purchaseId: string;
  newEmail: string;
}

type GiftLetterOutcome = 'done' | 'same' | 'closed' | 'too_often';

export interface PurchaseDeeds extends RefundDeeds {
  look: (purchaseId: string) => Promise<Omit<DeskPurchasePage, 'dispute' | 'letters' | 'diary'> | undefined>;
  sendPurchaseLink: (
    purchaseId: string,
    record: RecordDeed,
  ) => Promise<{ ok: true; to: string } | { ok: false; reason: 'closed' | 'too_often' }>;
  correctBuyer: (
    correction: Correction,
    mayCorrect: MayCorrect,
    record: RecordDeed,
  ) => Promise<'corrected' | 'same' | 'closed' | 'too_often'>;
  sendGiftLetterAgain: (purchaseId: string, record: RecordDeed) => Promise<GiftLetterOutcome>;
  redirectGift: (correction: Correction, mayCorrect: MayCorrect, record: RecordDeed) => Promise<GiftLetterOutcome>;
}

const ofPurchase = { params: z.object({ purchaseId: z.string() }) };
const answersDone = { ...ofPurchase, response: { 200: DoneAnswerSchema } };

const NOT_NOW = invalidField('purchaseId', 'That cannot be done with this purchase any more. Look at it again.');
const SAME = invalidField('email', 'That is the address it has.');
const OFTEN_ENOUGH = {
  code: 'too_many_requests',
  message: 'That was done often enough for now. Try again tomorrow.',
} as const;

export function purchaseRoutes({ db }: ServerContext, deeds: PurchaseDeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      DESK_PURCHASE_ROUTE,
      { schema: { ...ofPurchase, response: { 200: DeskPurchasePageSchema } } },
      async ({ params: { purchaseId } }, reply) => {
        const purchase = await deeds.look(purchaseId);
        if (!purchase) return answerNotFound(reply);
        return {
          ...purchase,
          dispute: (await money.disputeOf(db, purchaseId)) ?? null,
          letters: await emailsOf.ofPurchase(db, purchaseId),
          diary: await activityLog.aboutPurchase(db, purchaseId),
        };
      },
    );
  };
}

/** Letters about it that go once more. */
export function purchaseLetterRoutes(context: ServerContext, deeds: PurchaseDeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(`${DESK_PURCHASE_ROUTE}/link`, { schema: answersDone }, async (request, reply) => {
      const outcome = await deeds.sendPurchaseLink(request.params.purchaseId, recordAs(context, request));
      if (!outcome.ok) return refuse(reply, outcome.reason);
      return { message: `The link is on its way to ${outcome.to}. You do not see it.` };
    });

    app.post(`${DESK_PURCHASE_ROUTE}/gift-letter`, { schema: answersDone }, async (request, reply) => {
      const outcome = await deeds.sendGiftLetterAgain(request.params.purchaseId, recordAs(context, request));
      return outcome === 'done' ? { message: 'The letter goes once more, within seconds.' } : refuse(reply, outcome);
    });
  };
}

/** A mistyped address of its buyer, or of whom it is for. */
export function purchaseAddressRoutes(context: ServerContext, deeds: PurchaseDeeds): FastifyPluginAsyncZod {
  const schema = { ...answersDone, body: AddressCorrectionSchema };
  const permission = (request: FastifyRequest) => mayCorrectAnother(context, deskSessionOf(request).operator);

  return async (app) => {
    app.post(`${DESK_PURCHASE_ROUTE}/address`, { schema }, async (request, reply) => {
      const correction = { ...request.params, newEmail: request.body.email };
      const outcome = await deeds.correctBuyer(correction, permission(request), recordAs(context, request));
      if (outcome !== 'corrected') return refuse(reply, outcome);
      return { message: `The address is ${correction.newEmail} now. A letter with a link is on its way there.` };
    });

    app.post(`${DESK_PURCHASE_ROUTE}/recipient`, { schema }, async (request, reply) => {
      const correction = { ...request.params, newEmail: request.body.email };
      const outcome = await deeds.redirectGift(correction, permission(request), recordAs(context, request));
      if (outcome !== 'done') return refuse(reply, outcome);
      return { message: `The letter goes to ${correction.newEmail}, on its day or at once if that is over.` };
    });
  };
}

export function purchaseRefundRoutes(context: ServerContext, deeds: PurchaseDeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_PURCHASE_ROUTE}/refund`,
      { schema: { ...answersDone, body: DeskPurchaseRefundSchema } },
      async (request, reply) => {
        const purchase = await deeds.look(request.params.purchaseId);
        return purchase
          ? answerRefund(context, deeds, { request, reply }, purchase, request.body)
          : answerNotFound(reply);
      },
    );
  };
}

function refuse(reply: FastifyReply, reason: 'same' | 'closed' | 'too_often') {
  if (reason === 'too_often') return answerError(reply, 429, OFTEN_ENOUGH);
  return answerError(reply, 409, reason === 'same' ? SAME : NOT_NOW);
}
