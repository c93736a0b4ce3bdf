import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DeskPurchase, DeskRefundSchema, type RefundReason } from '#contract/desk-members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { poundsText } from '#domain/price.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { answersDone, type MemberLookupNeeds, memberOf, type RecordDeed, recordAs } from './member-lookup.ts';

interface Refunded {
  status: string;
  amountRefundedPence: number;
}

export interface MemberRefundNeeds extends MemberLookupNeeds {
  deeds: {
    purchasesOf: (email: string) => Promise<DeskPurchase[]>;
    /** How the purchase stands then. */
    refund: (
      request: FastifyRequest,
      purchaseId: string,
      asked: { amountPence?: number | undefined; reason: RefundReason },
      record: RecordDeed,
    ) => Promise<Refunded | 'provider_failed' | undefined>;
  };
}

const SOMEBODY_ELSE = invalidField('amount', 'Somebody has given money back meanwhile. Look at the page again.');
const NOTHING_TO_GIVE_BACK = invalidField('purchaseId', 'There is nothing to give back of this payment.');

export function memberRefundRoutes(needs: MemberRefundNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/refund`,
      { schema: { ...answersDone, body: DeskRefundSchema } },
      async (request, reply) => {
        const { purchaseId, amount, seenRefundedPence, reason } = request.body;
        const own = await needs.deeds.purchasesOf(memberOf(request).row.email);
        const purchase = own.find(({ id }) => id === purchaseId);
        if (!purchase) return answerNotFound(reply);
        // Asked again, it is the same refund.
        if (purchase.status === 'refunded') return { message: goesBack(purchase.amountPence) };
        const left = purchase.amountPence - purchase.amountRefundedPence;
        const refusal = refusalOf(purchase, { amount, left, seenRefundedPence });
        if (refusal) return answerError(reply, 409, refusal);
        return { message: await giveBack(needs, request, purchase, { reason, pence: amount ?? left }) };
      },
    );
  };
}

async function giveBack(
  needs: MemberRefundNeeds,
  request: FastifyRequest,
  purchase: DeskPurchase,
  { reason, pence }: { reason: RefundReason; pence: number },
): Promise<string> {
  const isWhole = pence === purchase.amountPence - purchase.amountRefundedPence;
  const asked = { amountPence: isWhole ? undefined : pence, reason };
  const after = await needs.deeds.refund(request, purchase.id, asked, recordAs(needs, request));
  return outcomeText(after, purchase, pence);
}

interface Asked {
  amount: number | undefined;
  left: number;
  seenRefundedPence: number | undefined;
}

function refusalOf({ isRefundable, amountRefundedPence }: DeskPurchase, { amount, left, seenRefundedPence }: Asked) {
  if (!isRefundable) return NOTHING_TO_GIVE_BACK;
  if ((seenRefundedPence ?? amountRefundedPence) !== amountRefundedPence) return SOMEBODY_ELSE;
  return amount !== undefined && amount > left ? tooMuch(left) : undefined;
}

const tooMuch = (left: number) => invalidField('amount', `At most ${poundsText(left)} can go back.`);

const goesBack = (pence: number) => `${poundsText(pence)} goes back.`;

function outcomeText(after: Refunded | 'provider_failed' | undefined, before: DeskPurchase, pence: number): string {
  const isDone =
    typeof after === 'object' &&
    (after.status === 'refunded' || after.amountRefundedPence >= before.amountRefundedPence + pence);
  return isDone
    ? goesBack(pence)
    : `${poundsText(pence)} was asked to go back. It is not confirmed yet: look again in a while.`;
}
