import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoneAnswer } from '#contract/account.ts';
import type { DeskPurchase, RefundReason } from '#contract/desk/members.ts';
import { invalidField } from '#contract/refusals.ts';
import { poundsText } from '#domain/purchases/price.ts';
import type { ServerContext } from '#server/context.ts';
import { type RecordDeed, recordAs } from '#server/desk/members/member-lookup.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { answerError } from '#server/platform/http/error-answers.ts';

export type RefundAnswer =
  | { kind: 'given_back' | 'asked' | 'with_bank' | 'unanswered' }
  | { kind: 'refused'; why: string };

export interface RefundDeeds {
  refund: (
    purchaseId: string,
    asked: { amountPence?: number | undefined; reason: RefundReason },
    record: RecordDeed,
  ) => Promise<RefundAnswer | undefined>;
}

interface Asked {
  amount?: number | undefined;
  seenRefundedPence?: number | undefined;
  reason: RefundReason;
}

const NOTHING_TO_GIVE_BACK = invalidField('purchaseId', 'There is nothing to give back of this payment.');
const WITH_BANK = invalidField(
  'purchaseId',
  'Their bank has asked for this money first. It decides; nothing was sent.',
);
const UNANSWERED = {
  code: 'payment_unavailable',
  message:
    'Stripe has not answered, so it is not known whether the money went. Look again in a minute. Asked once more, it is ' +
    'the same refund, and is paid once.',
} as const;

/** All that is left of a payment, or an amount, and what came of it in words. */
export async function answerRefund(
  context: ServerContext,
  deeds: RefundDeeds,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  purchase: DeskPurchase,
  { amount, seenRefundedPence, reason }: Asked,
): Promise<DoneAnswer | FastifyReply> {
  const last = (await activityLog.aboutPurchase(context.db, purchase.id)).find(({ action }) => action === 'refunded');
  const by = last?.operator;
  // Idempotent, for whoever asked for all of it.
  const isOwn = amount === undefined && by === deskSessionOf(request).operator.name;
  if (purchase.status === 'refunded' && isOwn) return { message: goesBack(purchase.amountPence) };
  const left = purchase.amountPence - purchase.amountRefundedPence;
  const refusal = refusalOf(purchase, { amount, left, seenRefundedPence, by });
  if (refusal) return answerError(reply, 409, refusal);
  const pence = amount ?? left;
  const asked = { amountPence: pence === left ? undefined : pence, reason };
  const outcome = await deeds.refund(purchase.id, asked, recordAs(context, request));
  return answerFor(outcome ?? { kind: 'unanswered' }, pence, reply);
}

function refusalOf(
  { status, isRefundable, amountRefundedPence }: DeskPurchase,
  { amount, left, seenRefundedPence, by }: Omit<Asked, 'reason'> & { left: number; by: string | undefined },
) {
  const meanwhile = amountRefundedPence - (seenRefundedPence ?? amountRefundedPence);
  if (meanwhile !== 0 || status === 'refunded') {
    const sum = poundsText(meanwhile > 0 ? meanwhile : amountRefundedPence);
    const already = `${sum} was already given back${by === undefined ? '' : ` by ${by}`}.`;
    return invalidField('amount', `${already} Nothing was done now. Look at the page again.`);
  }
  if (!isRefundable) return NOTHING_TO_GIVE_BACK;
  const tooMuch = invalidField('amount', `At most ${poundsText(left)} can go back.`);
  return amount !== undefined && amount > left ? tooMuch : undefined;
}

function answerFor(outcome: RefundAnswer, pence: number, reply: FastifyReply): DoneAnswer | FastifyReply {
  switch (outcome.kind) {
    case 'given_back':
      return { message: goesBack(pence) };
    case 'asked':
      return { message: `Stripe has taken the refund of ${poundsText(pence)} and sends it. Look again in a while.` };
    case 'with_bank':
      return answerError(reply, 409, WITH_BANK);
    case 'refused':
      return answerError(reply, 409, refused(outcome.why));
    case 'unanswered':
      return answerError(reply, 503, UNANSWERED);
  }
}

const refused = (why: string) =>
  invalidField('purchaseId', `Stripe refused the refund: “${why}” No money went, and they were told nothing.`);

const goesBack = (pence: number) => `${poundsText(pence)} goes back.`;
