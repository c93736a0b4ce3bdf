import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { SignInAnswer, User } from '#contract/auth.ts';
import type { PaymentConfig } from '#contract/payments.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { loginFromSession } from './login-from-session.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createPurchasesRepository, type Purchase } from './purchases.repository.ts';
import { createReconcilePurchase } from './reconcile-purchase.ts';
import { startCheckout } from './start-checkout.ts';
import { takeWebhookEvent } from './take-webhook-event.ts';
import { createVerifyPayment } from './verify-payment.ts';
import { createWebhookEventsRepository } from './webhook-events.repository.ts';

interface PaymentsNeeds {
  db: Kysely<Database>;
  stripe: Stripe;
  settings: PaymentSettings;
  now: () => number;
  randomId: () => string;
  accounts: AccountsRepository;
  emails: EmailsRepository;
  /** Signs an account in on the browser that sent the request. */
  signIn: (userId: string, request: FastifyRequest) => Promise<SignInAnswer | undefined>;
}

interface LoginFromSessionCall {
  sessionId: string;
  nonce: string | undefined;
  caller: User | undefined;
  request: FastifyRequest;
}

export type Payments = ReturnType<typeof createPayments>;

/** Everything that can be done about a payment, put together once. */
export function createPayments({ db, signIn, ...needs }: PaymentsNeeds) {
  const purchases = createPurchasesRepository(db);
  const webhookEvents = createWebhookEventsRepository(db);
  const reconcile = createReconcilePurchase({ ...needs, db, purchases });
  const verify = createVerifyPayment({ purchases, reconcile, now: needs.now, findOwner: needs.accounts.find });
  const { mode, publishableKey, checkoutUi, webhookSecrets } = needs.settings;
  return {
    config: { mode, publishableKey, checkoutUi } satisfies PaymentConfig,
    stripe: needs.stripe,
    webhookSecrets,
    verify: (providerId: string, isBuyer: (purchase: Purchase) => boolean) => verify(providerId, isBuyer),
    startCheckout: (user: User, uiMode: 'elements' | 'hosted_page', origin: string) =>
      startCheckout({ ...needs, purchases, reconcile }, user, uiMode, origin),
    saveNonce: (purchaseId: string, nonceHash: string) => purchases.saveNonce(purchaseId, nonceHash),
    loginFromSession: ({ request, ...attempt }: LoginFromSessionCall) =>
      loginFromSession({ purchases, now: needs.now, signIn: (userId) => signIn(userId, request) }, attempt),
    takeWebhookEvent: (event: Stripe.Event) =>
      takeWebhookEvent({ ...needs, purchases, webhookEvents, reconcile }, event),
  };
}
