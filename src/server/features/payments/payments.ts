import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { User } from '#contract/auth.ts';
import type { ClaimAccount, PaymentConfig } from '#contract/payments.ts';
import type { Quote, QuoteAsked } from '#domain/quote.ts';
import { mayStartCheckout, type RefundPolicy } from '#domain/start-at-once.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { AccessGrantsRepository } from '#server/features/auth/access-grants.repository.ts';
import type { AccessTokensRepository } from '#server/features/auth/access-tokens.repository.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import type { LettersAnswersRepository } from '#server/features/coach-letters/letters-answers.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import { askForRefund } from './ask-for-refund.ts';
import type { BuyerProof } from './buyer-proof.ts';
import type { CheckoutWay } from './checkout-session.ts';
import { claimAccount } from './claim-account.ts';
import { claimPurchase } from './claim-purchase.ts';
import { createDeskDeeds } from './desk-deeds.ts';
import { endOpenCheckouts } from './end-open-checkouts.ts';
import { createGifts } from './gifts.ts';
import { loginFromSession } from './login-from-session.ts';
import { ownPurchaseOf } from './own-purchases.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { cancelCheckout, paymentStanding } from './payment-standing.ts';
import { unlessProviderFails } from './provider-failure.ts';
import { createPurchaseReconciliation } from './purchase-reconciliation.ts';
import type { Purchase } from './purchase-row.repository.ts';
import { createRefreshPurchase } from './refresh-purchase.ts';
import { sendClaimLink, sendReceiptAgain } from './send-email-again.ts';
import { startCheckout } from './start-checkout.ts';
import { type GuestStart, startGuestCheckout } from './start-guest-checkout.ts';
import { createTakeWebhookEvent } from './take-webhook-event.ts';
import { askOffer } from './use-offer.ts';
import { createVerifyPayment } from './verify-payment.ts';

interface PaymentsNeeds {
  db: Kysely<Database>;
  stripe: Stripe;
  settings: PaymentSettings;
  refundPolicy: RefundPolicy;
  /** What a checkout that begins now asks for. */
  quote: (asked: QuoteAsked) => Quote;
  now: () => number;
  randomId: () => string;
  randomNonce: () => string;
  randomBytes: (size: number) => Buffer;
  accounts: AccountsRepository;
  accessTokens: AccessTokensRepository;
  oneTimeTokens: OneTimeTokensRepository;
  accessGrants: AccessGrantsRepository;
  lettersAnswers: LettersAnswersRepository;
  emails: EmailsRepository;
  passwords: Passwords;
}

interface BuyersCall extends BuyerProof {
  sessionId: string;
  request: FastifyRequest;
}

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(given: PaymentsNeeds) {
  const { accounts, accessTokens } = given;
  const reconciliation = createPurchaseReconciliation(given);
  const { purchases, reconcile } = reconciliation;
  const needs = { ...given, ...reconciliation, refresh: createRefreshPurchase({ ...given, reconcile }) };
  const hasPassword = async (userId: string) => Boolean(await accounts.findPasswordHash(userId));
  const verify = createVerifyPayment({ ...needs, findOwner: accounts.find, hasPassword });
  const { mode, publishableKey, checkoutUi, webhookSecrets } = given.settings;

  const issueFor = (request: FastifyRequest) => (transaction: Kysely<Database>, userId: string) =>
    accessTokens.issue(transaction, userId, request.headers['user-agent'] ?? '');

  return {
    config: { mode, publishableKey, checkoutUi, refundPolicy: given.refundPolicy } satisfies PaymentConfig,
    stripe: given.stripe,
    webhookSecrets,
    verify,
    standing: (request: FastifyRequest, proof: BuyerProof) => paymentStanding(needs, askedBy(request, proof)),
    async cancelCheckout(request: FastifyRequest, proof: BuyerProof) {
      await cancelCheckout(needs, askedBy(request, proof));
      return paymentStanding(needs, askedBy(request, proof));
    },
    startCheckout: (user: User, way: CheckoutWay) => startCheckout(needs, user, way),
    startGuestCheckout: (start: GuestStart) => startGuestCheckout(needs, start),
    askOffer: (question: Parameters<typeof askOffer>[1]) => askOffer(needs, question),
    agreementFor: (agreedTo: string | undefined) => agreementFor(given, agreedTo),
    /** Failure is tolerated: a session expires by itself within a day. */
    endOpenCheckout: (request: FastifyRequest) =>
      unlessProviderFails(request, endOpenCheckouts(needs, request.userId, 'account_deleted')),
    saveNonce: purchases.saveNonce,
    forgetBrowser: purchases.forgetBrowser,
    loginFromSession: ({ request, ...attempt }: BuyersCall & { callerToken: string }) =>
      loginFromSession(needs, { ...attempt, issueToken: issueFor(request) }),
    claimAccount: ({ request, ...attempt }: BuyersCall & ClaimAccount) =>
      claimAccount(needs, { ...attempt, issueToken: issueFor(request) }),
    listOwnPurchases: async (userId: string) =>
      (await purchases.listBoughtBy(userId)).map((purchase) => ownPurchaseOf(purchase, given.now())),
    askForRefund: (userId: string, purchaseId: string) => askForRefund(needs, userId, purchaseId),
    sendReceiptAgain: (user: User, purchaseId: string) => sendReceiptAgain(needs, user, purchaseId),
    sendClaimLink: (user: User) => sendClaimLink(needs, user),
    claimPurchase: (user: User, token: string) => claimPurchase(needs, user, token),
    gifts: createGifts(needs),
    takeWebhookEvent: createTakeWebhookEvent(needs),
    deskDeeds: createDeskDeeds(needs),
  };
}

const askedBy = (request: FastifyRequest, proof: BuyerProof) => ({
  ...proof,
  unlessProviderFails: <Answer>(work: Promise<Answer>) => unlessProviderFails(request, work),
});

/** Records the consent that the refund policy asks for; not ok where it is required and missing. */
function agreementFor(
  { refundPolicy, now }: Pick<PaymentsNeeds, 'refundPolicy' | 'now'>,
  agreedTo: string | undefined,
): { ok: true; agreed: Purchase['agreed'] } | { ok: false } {
  if (!mayStartCheckout(refundPolicy, agreedTo)) return { ok: false };
  const isAsked = refundPolicy === 'statutory-waiver' && agreedTo !== undefined;
  return { ok: true, agreed: isAsked ? { version: agreedTo, at: now() } : undefined };
}
