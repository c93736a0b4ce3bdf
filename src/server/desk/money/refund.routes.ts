import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import { type DeskPurchase, DeskRefundSchema, type RefundReason } from '#contract/desk/members.ts';
import { DeskPurchaseRefundSchema } from '#contract/desk/purchases.ts';
import { DESK_MEMBER_ROUTE, DESK_PURCHASE_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { poundsText } from '#domain/purchases/price.ts';
import type { ServerContext } from '#server/context.ts';
import { answersDone, deskMemberOf, recordAs } from '#server/desk/members/member-lookup.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { deskPurchasesOf, lookAtPurchase } from '#server/features/purchases/operate-purchases.ts';
import { type HandRefund, refundAtDesk } from '#server/features/purchases/refund.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';

interface Asked {
  amount?: number | undefined;
  seenRefundedPence?: number | undefined;
  reason: RefundReason;
}

const NOTHING_TO_GIVE_BACK = invalidField('purchaseId', 'There’s nothing left to refund.');
const WITH_BANK = invalidField('purchaseId', 'This payment is disputed, so the bank decides. Nothing was refunded.');
const UNANSWERED = {
  code: 'payment_unavailable',
  message:
    'Stripe hasn’t answered, so we don’t know yet. Check again in a minute. If you try again it’s ' +
    'the same refund, so it can’t be paid twice.',
} as const;

/** A refund from the page of a member. */
export function memberRefundRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/refund`,
      { schema: { ...answersDone, body: DeskRefundSchema } },
      async (request, reply) => {
        const { purchaseId, ...asked } = request.body;
        const own = await deskPurchasesOf(context, deskMemberOf(request).row.email);
        const purchase = own.find(({ id }) => id === purchaseId);
        return purchase ? answerRefund(context, { request, reply }, purchase, asked) : answerNotFound(reply);
      },
    );
  };
}

/** A refund from the page of a purchase. */
export function purchaseRefundRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_PURCHASE_ROUTE}/refund`,
      {
        schema: {
          params: z.object({ purchaseId: z.string() }),
          response: { 200: DoneAnswerSchema },
          body: DeskPurchaseRefundSchema,
        },
      },
      async (request, reply) => {
        const purchase = await lookAtPurchase(context, request.params.purchaseId);
        return purchase ? answerRefund(context, { request, reply }, purchase, request.body) : answerNotFound(reply);
      },
    );
  };
}

/** Refunds all that is left of a payment, or an amount, and answers in words. */
async function answerRefund(
  context: ServerContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  purchase: DeskPurchase,
  { amount, seenRefundedPence = purchase.amountRefundedPence, reason }: Asked,
): Promise<DoneAnswer | FastifyReply> {
  const last = (await activityLog.aboutPurchase(context.db, purchase.id)).find(({ action }) => action === 'refunded');
  const by = last?.operator;
  // The operator who asked for all of it may ask twice.
  const isOwn = amount === undefined && by === deskSessionOf(request).operator.name;
  if (purchase.status === 'refunded' && isOwn) return { message: goesBack(purchase.amountPence) };
  const left = purchase.amountPence - purchase.amountRefundedPence;
  const refusal = refusalOf(purchase, { amount, left, seenRefundedPence, by });
  if (refusal) return answerError(reply, 409, refusal);
  const pence = amount ?? left;
  const asked = {
    amountPence: pence === left ? undefined : pence,
    judgedRefundedPence: purchase.amountRefundedPence,
    reason,
  };
  const outcome = await refundAtDesk(context, purchase.id, asked, recordAs(context, request));
  if (outcome?.kind === 'overtaken') {
    const after = await lookAtPurchase(context, purchase.id);
    return after
      ? answerRefund(context, { request, reply }, after, { amount, seenRefundedPence, reason })
      : answerNotFound(reply);
  }
  return answerFor(outcome ?? { kind: 'unanswered' }, pence, reply);
}

function refusalOf(
  { status, isRefundable, amountRefundedPence }: DeskPurchase,
  asked: { amount: number | undefined; left: number; seenRefundedPence: number; by: string | undefined },
) {
  const { amount, left, seenRefundedPence, by } = asked;
  const sinceSeen = amountRefundedPence - seenRefundedPence;
  if (sinceSeen !== 0 || status === 'refunded') {
    const sum = poundsText(sinceSeen > 0 ? sinceSeen : amountRefundedPence);
    const already = `${sum} was already refunded${by === undefined ? '' : ` by ${by}`}.`;
    return invalidField('amount', `${already} Nothing was done now. Look at the page again.`);
  }
  if (!isRefundable) return NOTHING_TO_GIVE_BACK;
  const tooMuch = invalidField('amount', `You can refund up to ${poundsText(left)}.`);
  return amount !== undefined && amount > left ? tooMuch : undefined;
}

function answerFor(outcome: HandRefund, pence: number, reply: FastifyReply): DoneAnswer | FastifyReply {
  switch (outcome.kind) {
    case 'given_back':
      return { message: goesBack(pence) };
    case 'asked':
      return { message: `Stripe is sending the ${poundsText(pence)} refund. Check back later.` };
    case 'with_bank':
      return answerError(reply, 409, WITH_BANK);
    case 'refused':
      return answerError(reply, 409, refused(outcome.why));
    case 'unanswered':
      return answerError(reply, 503, UNANSWERED);
  }
}

const refused = (why: string) =>
  invalidField('purchaseId', `Stripe refused the refund: “${why}” No money moved. They weren’t told.`);

const goesBack = (pence: number) => `Refunded ${poundsText(pence)}.`;
