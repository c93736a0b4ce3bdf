import type { Transaction } from 'kysely';
import type { User } from '#contract/auth.ts';
import { MAIL_COPY_DAY_MS, mailCopyDecision } from '#domain/emails/mail-copy.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import type { QueuedEmail } from '#server/features/emails/emails.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { hasReceipt } from './own-purchases.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';
import type { Purchase } from './purchases.repository.ts';
import * as purchases from './purchases.repository.ts';

type SendAgainOutcome =
  /** Not new where one is on its way already. */
  | { ok: true; to: string; isNew: boolean }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'too_often'; waitMs: number };

/**
 * Sends the receipt to the current address of the account; `record` runs in the same transaction. Repeats within a
 * minute to one address are merged; concurrent calls are serialised.
 */
export async function sendReceiptAgain(
  context: ServerContext,
  user: Pick<User, 'id'>,
  purchaseId: string,
  record: (transaction: Transaction<Database>, sent: { isNew: boolean }) => Promise<void> = async () => {},
): Promise<SendAgainOutcome> {
  const { db, now } = context;
  const purchase = await purchases.find(db, purchaseId);
  if (purchase === undefined || purchase.userId !== user.id || !hasReceipt(purchase)) {
    return { ok: false, reason: 'not_found' };
  }
  return inTransaction(db, async (transaction): Promise<SendAgainOutcome> => {
    await purchaseChanges.lock(transaction, purchaseId);
    const owner = await accounts.findContact(transaction, user.id);
    if (!owner) return { ok: false, reason: 'not_found' };
    const email = { kind: 'receipt_copy', firstName: owner.firstName, ...receiptFacts(purchase, now()) } as const;
    const outcome = await queueCopy(context, transaction, { to: owner.email, email, about: purchaseId });
    if (outcome.ok) await record(transaction, outcome);
    return outcome;
  });
}

export async function sendClaimLink(context: ServerContext, { email: to }: User): Promise<SendAgainOutcome> {
  const { db } = context;
  const [waiting] = await purchases.listUnclaimedFor(db, to);
  if (!waiting) return { ok: false, reason: 'not_found' };
  return inTransaction(db, async (transaction) => {
    await purchaseChanges.lock(transaction, waiting.id);
    const email = { kind: 'guest_existing_copy', purchaseId: waiting.id } as const;
    return queueCopy(context, transaction, { to, email, about: waiting.id });
  });
}

/** Queues nothing if a copy is on its way to the address or the limit is reached. The caller holds the lock of the purchase. */
export async function queueCopy(
  context: ServerContext,
  transaction: Transaction<Database>,
  { to, email, about }: QueuedEmail & { about: string },
): Promise<SendAgainOutcome> {
  const { now } = context;
  const { kind } = email;
  const since = now() - MAIL_COPY_DAY_MS;
  const here = await emails.queuedSince(transaction, { kind, about, to }, since);
  const anywhere = await emails.queuedSince(transaction, { kind, about }, since);
  const decision = mailCopyDecision({ here, anywhere }, now());
  if (typeof decision === 'object') return { ok: false, reason: 'too_often', ...decision };
  const isNew = decision === 'send';
  if (isNew) await emails.queue(transaction, context, { to, email, about });
  return { ok: true, to, isNew };
}

export function receiptFacts(purchase: Purchase, now: number) {
  const { id, amountPence, amountRefundedPence, paidAt = now, agreed, offerCode, fullPricePence } = purchase;
  return {
    amountPence,
    amountRefundedPence,
    paidAt,
    reference: receiptReference(id),
    ...(agreed ? { agreed } : {}),
    ...(offerCode === undefined ? {} : { offer: { code: offerCode, fullPence: fullPricePence } }),
  };
}
