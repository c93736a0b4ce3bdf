import type { Kysely } from 'kysely';
import type { User } from '#contract/auth.ts';
import { RECEIPT_COPY_DAY_MS, receiptCopyDecision } from '#domain/receipt-copy.ts';
import { receiptReference } from '#domain/receipt-reference.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { hasReceipt } from './own-purchases.ts';
import type { Purchase, PurchasesRepository } from './purchases.repository.ts';

interface SendReceiptNeeds {
  db: Kysely<Database>;
  purchases: PurchasesRepository;
  accounts: AccountsRepository;
  emails: EmailsRepository;
  now: () => number;
}

export type ReceiptOutcome =
  | { ok: true; to: string }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'too_often'; waitMs: number };

/**
 * Sends the receipt once more, to the address that the account has now. A second press in the same minute means the e-mail
 * that is on its way; two at once wait for each other.
 */
export async function sendReceiptAgain(
  needs: SendReceiptNeeds,
  user: User,
  purchaseId: string,
): Promise<ReceiptOutcome> {
  const { db, purchases, emails, accounts, now } = needs;
  const purchase = await purchases.find(purchaseId);
  if (purchase === undefined || purchase.userId !== user.id || !hasReceipt(purchase)) {
    return { ok: false, reason: 'not_found' };
  }
  return inTransaction(db, async (transaction): Promise<ReceiptOutcome> => {
    await purchases.lock(transaction, purchaseId);
    const owner = await accounts.findContact(transaction, user.id);
    if (!owner) return { ok: false, reason: 'not_found' };
    const about = { kind: 'receipt_copy', about: purchaseId } as const;
    const askedAt = await emails.queuedSince(transaction, about, now() - RECEIPT_COPY_DAY_MS);
    const decision = receiptCopyDecision(askedAt, now());
    if (typeof decision === 'object') return { ok: false, reason: 'too_often', ...decision };
    if (decision === 'send') {
      const email = { kind: 'receipt_copy', firstName: owner.firstName, ...receiptFacts(purchase, now()) } as const;
      await emails.queue(transaction, { to: owner.email, email, about: purchaseId });
    }
    return { ok: true, to: owner.email };
  });
}

/** What every receipt says of a purchase. */
export function receiptFacts(purchase: Purchase, now: number) {
  const { id, amountPence, amountRefundedPence, paidAt = now, agreed } = purchase;
  return { amountPence, amountRefundedPence, paidAt, reference: receiptReference(id), ...(agreed ? { agreed } : {}) };
}
