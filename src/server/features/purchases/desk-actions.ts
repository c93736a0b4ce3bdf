import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type CheckoutNeeds, expireUnlessPaid } from '#server/features/checkout/checkout-session.ts';
import { endOpenCheckouts } from '#server/features/checkout/end-open-checkouts.ts';
import { redirectAtDesk, sendGiftLetterAgain } from '#server/features/gifts/solve-gift.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { inviteMember } from './invite-member.ts';
import { lookAtPurchase } from './operate-one-purchase.ts';
import { deskPurchasesOf, grantAccess, type RecordDeed, revokeAccess } from './operate-purchases.ts';
import { unlessProviderFails } from './provider-failure.ts';
import { refundAtDesk } from './refund-at-desk.ts';
import type { AskedRefund } from './refund-by-hand.ts';
import { sendReceiptAgain } from './send-email-again.ts';
import { type Correction, correctBuyer, type MayCorrect, type SolveNeeds, sendPurchaseLink } from './solve-purchase.ts';

type DeskDeedsNeeds = SolveNeeds & CheckoutNeeds;

export function createDeskDeeds(needs: DeskDeedsNeeds) {
  const endCheckout = (sessionId: string) => expireUnlessPaid(needs.stripe, sessionId);
  return {
    ...purchaseDeeds(needs),
    purchasesOf: (email: string) => deskPurchasesOf(needs, email),
    giveAccess: (email: string, recordDeed: RecordDeed) => grantAccess(needs, email, { endCheckout, recordDeed }),
    takeAccess: (email: string, recordDeed: RecordDeed, words?: string) =>
      revokeAccess(needs, email, { words, recordDeed }),
    invite: (person: { firstName: string; email: string }, recordDeed: RecordDeed) =>
      inviteMember(needs, person, recordDeed),
    endOpenCheckout: (request: FastifyRequest, userId: string) =>
      unlessProviderFails(request, endOpenCheckouts(needs, userId, 'account_deleted')),
    async sendReceipt(
      memberId: string,
      purchaseId: string,
      record: (transaction: Kysely<Database>) => Promise<void>,
    ): Promise<'sent' | 'not_found' | 'too_often'> {
      const user = await needs.accounts.find(memberId);
      const outcome = user && (await sendReceiptAgain(needs, user, purchaseId, record));
      return outcome?.ok ? 'sent' : (outcome?.reason ?? 'not_found');
    },
  };
}

const purchaseDeeds = (needs: DeskDeedsNeeds) => ({
  look: (purchaseId: string) => lookAtPurchase(needs, purchaseId),
  refund: (purchaseId: string, asked: AskedRefund, recordDeed: RecordDeed) =>
    refundAtDesk(needs, purchaseId, asked, recordDeed),
  sendPurchaseLink: (purchaseId: string, recordDeed: RecordDeed) => sendPurchaseLink(needs, purchaseId, recordDeed),
  correctBuyer: (correction: Correction, mayCorrect: MayCorrect, recordDeed: RecordDeed) =>
    correctBuyer(needs, correction, { mayCorrect, recordDeed }),
  sendGiftLetterAgain: (purchaseId: string, recordDeed: RecordDeed) =>
    sendGiftLetterAgain(needs, purchaseId, recordDeed),
  redirectGift: (correction: Correction, mayCorrect: MayCorrect, recordDeed: RecordDeed) =>
    redirectAtDesk(needs, correction, { mayCorrect, recordDeed }),
});
