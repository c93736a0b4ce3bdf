import type { Kysely } from 'kysely';
import type { User } from '#contract/auth.ts';
import { receiptReference } from '#domain/receipt-reference.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { hasReceipt } from './own-purchases.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';
import { type MailCopyOutcome, queueCopy } from './queue-copy.ts';

interface SendReceiptNeeds {
  db: Kysely<Database>;
  purchases: PurchasesRepository;
  accounts: AccountsRepository;
  emails: EmailsRepository;
  now: () => number;
}

/** To the account's current address. Repeats within a minute are merged; concurrent calls are serialised. */
export async function sendReceiptAgain(
  needs: SendReceiptNeeds,
  user: User,
  purchaseId: string,
): Promise<MailCopyOutcome> {
  const { db, purchases, accounts, now } = needs;
  const purchase = await purchases.find(purchaseId);
  if (purchase === undefined || purchase.userId !== user.id || !hasReceipt(purchase)) {
    return { ok: false, reason: 'not_found' };
  }
  return inTransaction(db, async (transaction): Promise<MailCopyOutcome> => {
    await purchases.lock(transaction, purchaseId);
    const owner = await accounts.findContact(transaction, user.id);
    if (!owner) return { ok: false, reason: 'not_found' };
    const email = { kind: 'receipt_copy', firstName: owner.firstName, ...receiptFacts(purchase, now()) } as const;
    return queueCopy(needs, transaction, { to: owner.email, email, about: purchaseId });
  });
}

export function receiptFacts(purchase: Purchase, now: number) {
  const { id, amountPence, amountRefundedPence, paidAt = now, agreed } = purchase;
  return { amountPence, amountRefundedPence, paidAt, reference: receiptReference(id), ...(agreed ? { agreed } : {}) };
}
