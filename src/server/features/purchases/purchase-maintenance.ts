import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { createGiftLetters } from '#server/features/gifts/gift-emails.ts';
import { refundGift } from '#server/features/gifts/given-gifts.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { PaymentSettings } from '#server/settings/payment-settings.ts';
import { createPurchaseReconciliation } from './purchase-reconciliation.ts';
import type { Purchase } from './purchase-row.repository.ts';
import { refundPurchase } from './refund-purchase.ts';
import { createSweepPurchases } from './sweep-purchases.ts';

interface PurchaseMaintenanceNeeds {
  db: Kysely<Database>;
  stripe: Stripe;
  settings: PaymentSettings;
  now: () => number;
  randomId: () => string;
  accounts: AccountsRepository;
  emails: EmailsRepository;
  log: FastifyBaseLogger;
}

const LONGEST_YEAR_MS = 366 * 86_400_000;

export function createPurchaseMaintenance(needs: PurchaseMaintenanceNeeds) {
  const { db, stripe, settings, now, randomId, accounts, emails, log } = needs;
  const { purchases, gifts, webhookEvents, endPractice, reconcile } = createPurchaseReconciliation(needs);
  const sweep = createSweepPurchases({
    db,
    stripe,
    settings,
    now,
    randomId,
    accounts,
    emails,
    purchases,
    gifts,
    webhookEvents,
    reconcile,
    refundGift: (purchase) => refundGift({ stripe, reconcile }, purchase),
    log,
  });
  const { lookAfterLetters, lookAfterWaiting } = createGiftLetters({ db, accounts, gifts, emails, now, log });
  return {
    async sweep(): Promise<void> {
      // Another server may still have taken test cards as this one opened.
      await endPractice();
      await sweep();
    },
    lookAfterLetters,
    lookAfterWaiting,
    /** The retention period of the privacy notice. */
    forgetOld: (years: number) => purchases.deleteOlderThan(now() - years * LONGEST_YEAR_MS),
    refund: (purchase: Purchase) => refundPurchase({ stripe, reconcile }, purchase, 'operator_refunded'),
  };
}
