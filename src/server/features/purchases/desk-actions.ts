import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import { expireUnlessPaid } from '#server/features/checkout/checkout-session.ts';
import { endOpenCheckouts } from '#server/features/checkout/end-open-checkouts.ts';
import { redirectAtDesk, sendGiftLetterAgain } from '#server/features/gifts/solve-gift.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { inviteMember } from './invite-member.ts';
import { deskPurchasesOf, grantAccess, lookAtPurchase, type RecordAction, revokeAccess } from './operate-purchases.ts';
import { type AskedRefund, refundAtDesk } from './refund.ts';
import { sendReceiptAgain } from './send-email-again.ts';
import { type Correction, correctBuyer, type MayCorrect, sendPurchaseLink } from './solve-purchase.ts';

export function createDeskDeeds(context: ServerContext) {
  const endCheckout = (sessionId: string) => expireUnlessPaid(context.stripe, sessionId);
  return {
    look: (purchaseId: string) => lookAtPurchase(context, purchaseId),
    refund: (purchaseId: string, asked: AskedRefund, recordAction: RecordAction) =>
      refundAtDesk(context, purchaseId, asked, recordAction),
    sendPurchaseLink: (purchaseId: string, recordAction: RecordAction) =>
      sendPurchaseLink(context, purchaseId, recordAction),
    correctBuyer: (correction: Correction, mayCorrect: MayCorrect, recordAction: RecordAction) =>
      correctBuyer(context, correction, { mayCorrect, recordAction }),
    sendGiftLetterAgain: (purchaseId: string, recordAction: RecordAction) =>
      sendGiftLetterAgain(context, purchaseId, recordAction),
    redirectGift: (correction: Correction, mayCorrect: MayCorrect, recordAction: RecordAction) =>
      redirectAtDesk(context, correction, { mayCorrect, recordAction }),
    purchasesOf: (email: string) => deskPurchasesOf(context, email),
    giveAccess: (email: string, recordAction: RecordAction) =>
      grantAccess(context, email, { endCheckout, recordAction }),
    takeAccess: (email: string, recordAction: RecordAction, words?: string) =>
      revokeAccess(context, email, { words, recordAction }),
    invite: (person: { firstName: string; email: string }, recordAction: RecordAction) =>
      inviteMember(context, person, recordAction),
    endOpenCheckout: (request: FastifyRequest, userId: string) => endOpenCheckouts(context, request, userId),
    async sendReceipt(
      memberId: string,
      purchaseId: string,
      record: (transaction: Kysely<Database>) => Promise<void>,
    ): Promise<'sent' | 'not_found' | 'too_often'> {
      const user = await accounts.find(context.db, context, memberId);
      const outcome = user && (await sendReceiptAgain(context, user, purchaseId, record));
      return outcome?.ok ? 'sent' : (outcome?.reason ?? 'not_found');
    },
  };
}
