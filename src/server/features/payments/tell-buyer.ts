import type { Kysely } from 'kysely';
import type { PurchaseStatus } from '#domain/purchase.ts';
import { receiptReference } from '#domain/receipt-reference.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Purchase } from './purchases.repository.ts';

export interface TellBuyerNeeds {
  accounts: AccountsRepository;
  emails: EmailsRepository;
  now: () => number;
}

type NewState = { status: PurchaseStatus; amountRefundedPence: number };

/**
 * Leaves the message that a new state calls for, in the transaction that stores it: one receipt and one note of a refund
 * for a purchase, however often it goes back and forth.
 */
export async function tellBuyer(
  { accounts, emails, now }: TellBuyerNeeds,
  transaction: Kysely<Database>,
  purchase: Purchase,
  after: NewState,
): Promise<void> {
  if (after.status === purchase.status || (after.status !== 'paid' && after.status !== 'refunded')) return;
  const owner = purchase.userId === undefined ? undefined : await accounts.findContact(transaction, purchase.userId);
  const to = owner?.email ?? purchase.email;
  // An account that was deleted has taken the address with it.
  if (to === undefined) return;
  const firstName = owner?.firstName ?? '';
  const email =
    after.status === 'paid'
      ? ({
          kind: 'receipt',
          firstName,
          amountPence: purchase.amountPence,
          paidAt: purchase.paidAt ?? now(),
          reference: receiptReference(purchase.id),
        } as const)
      : ({ kind: 'refunded', firstName, amountPence: after.amountRefundedPence } as const);
  await emails.queue(transaction, { to, email, onceFor: purchase.id });
}
