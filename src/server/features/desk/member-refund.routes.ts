import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { type DeskPurchase, DeskPurchaseChoiceSchema } from '#contract/desk-members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { poundsText } from '#domain/price.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { answersDone, type MemberLookupNeeds, memberOf, recordAs } from './member-lookup.ts';

export interface MemberRefundNeeds extends MemberLookupNeeds {
  db: Kysely<Database>;
  deeds: {
    purchasesOf: (email: string) => Promise<DeskPurchase[]>;
    /** Whether all of it goes back now. */
    refund: (purchaseId: string) => Promise<boolean>;
  };
}

const NOTHING_TO_GIVE_BACK = invalidField('purchaseId', 'There is nothing to give back of this payment.');

export function memberRefundRoutes(needs: MemberRefundNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/refund`,
      { schema: { ...answersDone, body: DeskPurchaseChoiceSchema } },
      async (request, reply) => {
        const { purchaseId } = request.body;
        const own = await needs.deeds.purchasesOf(memberOf(request).row.email);
        const purchase = own.find(({ id }) => id === purchaseId);
        if (!purchase) return answerNotFound(reply);
        // Asked again, it is the same refund.
        if (purchase.status === 'refunded') return { message: goesBack(purchase.amountPence) };
        if (!purchase.isRefundable) return answerError(reply, 409, NOTHING_TO_GIVE_BACK);
        return { message: await giveBack(needs, purchase, request) };
      },
    );
  };
}

const goesBack = (pence: number) => `${poundsText(pence)} goes back.`;

async function giveBack(needs: MemberRefundNeeds, purchase: DeskPurchase, request: FastifyRequest): Promise<string> {
  const sum = poundsText(purchase.amountPence - purchase.amountRefundedPence);
  const deed = {
    action: 'refunded',
    aboutUserId: memberOf(request).row.id,
    before: purchase.status,
    after: `${sum} asked to go back`,
  } as const;
  // First, so that no refund is without its line, whatever becomes of the answer.
  await inTransaction(needs.db, (transaction) => recordAs(needs, request)(transaction, deed));
  const isDone = await needs.deeds.refund(purchase.id);
  return isDone
    ? goesBack(purchase.amountPence - purchase.amountRefundedPence)
    : `${sum} was asked to go back. It is not confirmed yet: look again in a while.`;
}
