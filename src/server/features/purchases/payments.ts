import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { User } from '#contract/auth.ts';
import type { ClaimAccount, PaymentConfig } from '#contract/payments.ts';
import type { Quote, QuoteAsked } from '#domain/purchases/quote.ts';
import { mayStartCheckout, type RefundPolicy } from '#domain/purchases/start-at-once.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { AccessGrantsRepository } from '#server/features/auth/access-grants.repository.ts';
import type { AccessTokensRepository } from '#server/features/auth/access-tokens.repository.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import type { BuyerProof } from '#server/features/checkout/buyer-proof.ts';
import type { CheckoutWay } from '#server/features/checkout/checkout-session.ts';
import { endOpenCheckouts } from '#server/features/checkout/end-open-checkouts.ts';
import { loginFromSession } from '#server/features/checkout/login-from-session.ts';
import { cancelCheckout, paymentStanding } from '#server/features/checkout/payment-status.ts';
import { startCheckout } from '#server/features/checkout/start-checkout.ts';
import { type GuestStart, startGuestCheckout } from '#server/features/checkout/start-guest-checkout.ts';
import { askOffer } from '#server/features/checkout/use-offer.ts';
import { createVerifyPayment } from '#server/features/checkout/verify-payment.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { createGifts } from '#server/features/gifts/gifts.ts';
import type { LettersAnswersRepository } from '#server/features/newsletter/newsletter-answers.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { PaymentSettings } from '#server/settings/payment-settings.ts';
import { askForRefund } from './ask-for-refund.ts';
import { claimAccount } from './claim-account.ts';
import { claimPurchase } from './claim-purchase.ts';
import { createDeskDeeds } from './desk-actions.ts';
import { ownPurchaseOf } from './own-purchases.ts';
import { unlessProviderFails } from './provider-failure.ts';
import { createPurchaseReconciliation } from './purchase-reconciliation.ts';
import type { Purchase } from './purchase-row.repository.ts';
import type { PurchasesRepository } from './purchases.repository.ts';
import { createRefreshPurchase } from './refresh-purchase.ts';
import { sendClaimLink, sendReceiptAgain } from './send-email-again.ts';
import { createTakeWebhookEvent } from './take-webhook-event.ts';

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

export function createPayments(needs: PaymentsNeeds) {
  const { db, stripe, settings, refundPolicy, quote, now, randomId, randomNonce, accounts, emails } = needs;
  const { purchases, gifts, offerUses, webhookEvents, endPractice, reconcile } = createPurchaseReconciliation(needs);
  const refresh = createRefreshPurchase({ reconcile, now });
  const checkout = { db, stripe, settings, quote, now, randomId, offerUses, purchases, reconcile };
  const forGifts = { ...checkout, gifts, accounts, emails };
  const { mode, publishableKey, checkoutUi, webhookSecrets } = settings;

  const standing = (request: FastifyRequest, proof: BuyerProof) =>
    paymentStanding({ purchases, refresh, now }, askedBy(request, proof));

  return {
    config: { mode, publishableKey, checkoutUi, refundPolicy } satisfies Omit<PaymentConfig, 'isOpen'>,
    stripe,
    webhookSecrets,
    endPractice,
    verify: createVerifyPayment({
      purchases,
      refresh,
      now,
      findOwner: accounts.find,
      hasPassword: async (userId) => Boolean(await accounts.findPasswordHash(userId)),
    }),
    standing,
    async cancelCheckout(request: FastifyRequest, proof: BuyerProof) {
      await cancelCheckout(checkout, askedBy(request, proof));
      return standing(request, proof);
    },
    startCheckout: (user: User, way: CheckoutWay) => startCheckout(checkout, user, way),
    startGuestCheckout: (start: GuestStart) => startGuestCheckout({ ...checkout, randomNonce }, start),
    askOffer: (question: Parameters<typeof askOffer>[1]) => askOffer({ db, quote, offerUses, now }, question),
    agreementFor: (agreedTo: string | undefined) => agreementFor({ refundPolicy, now }, agreedTo),
    /** Failure is tolerated: a session expires by itself within a day. */
    endOpenCheckout: (request: FastifyRequest) =>
      unlessProviderFails(request, endOpenCheckouts({ ...checkout, gifts }, request.userId, 'account_deleted')),
    saveNonce: purchases.saveNonce,
    forgetBrowser: purchases.forgetBrowser,
    ...buyersSignIns(needs, purchases),
    listOwnPurchases: async (userId: string) =>
      (await purchases.listBoughtBy(userId)).map((purchase) => ownPurchaseOf(purchase, now())),
    askForRefund: (userId: string, purchaseId: string) => askForRefund(checkout, userId, purchaseId),
    sendReceiptAgain: (user: User, purchaseId: string) =>
      sendReceiptAgain({ db, purchases, accounts, emails, now }, user, purchaseId),
    sendClaimLink: (user: User) => sendClaimLink({ db, purchases, accounts, emails, now }, user),
    claimPurchase: (user: User, token: string) =>
      claimPurchase({ ...checkout, oneTimeTokens: needs.oneTimeTokens }, user, token),
    gifts: createGifts({ ...forGifts, randomBytes: needs.randomBytes, refresh }),
    takeWebhookEvent: createTakeWebhookEvent({
      stripe,
      settings,
      now,
      randomId,
      purchases,
      webhookEvents,
      reconcile,
    }),
    deskDeeds: createDeskDeeds({ ...forGifts, oneTimeTokens: needs.oneTimeTokens }),
  };
}

/** For buyers without a password: signed in by what they have paid. */
function buyersSignIns(
  { db, accounts, accessTokens, accessGrants, lettersAnswers, passwords, now }: PaymentsNeeds,
  purchases: PurchasesRepository,
) {
  const issueFor = (request: FastifyRequest) => (transaction: Kysely<Database>, userId: string) =>
    accessTokens.issue(transaction, userId, request.headers['user-agent'] ?? '');
  return {
    loginFromSession: ({ request, ...attempt }: BuyersCall & { callerToken: string }) =>
      loginFromSession({ db, purchases, accounts, now }, { ...attempt, issueToken: issueFor(request) }),
    claimAccount: ({ request, ...attempt }: BuyersCall & ClaimAccount) =>
      claimAccount(
        { db, purchases, accounts, accessGrants, lettersAnswers, passwords, now },
        { ...attempt, issueToken: issueFor(request) },
      ),
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
