import type { Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import type { QueuedEmail } from '#server/features/emails/emails.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import { receiptFacts } from '#server/features/purchases/send-email-again.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as gifts from './gifts.repository.ts';

type EmailContext = Pick<ServerContext, 'now' | 'createId'>;

import type { Gift } from './gifts.repository.ts';

type EmailFor = (firstName: string) => QueuedEmail['email'];

/** Queues the e-mails to giver and owner about a new state of the payment, once each. */
export async function queueGiftEmails(
  context: EmailContext,
  transaction: Transaction<Database>,
  before: Purchase,
  after: Purchase,
): Promise<void> {
  const gift = await gifts.find(transaction, after.id);
  if (!gift) return;
  const amountPence = after.amountRefundedPence - before.amountRefundedPence;
  if (before.status === after.status) {
    if (after.status !== 'unclaimed' && after.status !== 'paid') return;
    if (amountPence <= 0) return;
    const onceFor = `${after.id}:${after.amountRefundedPence}`;
    const part: EmailFor = (firstName) => ({ kind: 'part_refunded', firstName, amountPence, isGift: true });
    return tellGiver(context, transaction, gift, { email: part, onceFor });
  }
  const toGiver = emailToGiver(after, context.now());
  if (toGiver) await tellGiver(context, transaction, gift, { email: toGiver, onceFor: after.id });
  const kind = KINDS_FOR_OWNER[after.status];
  if (kind) await tellOwner(context, transaction, after, kind);
}

function emailToGiver(purchase: Purchase, now: number): EmailFor | undefined {
  const { id: purchaseId, status, amountRefundedPence: amountPence, claimedAt } = purchase;
  if (status === 'unclaimed') {
    return (firstName) => ({ kind: 'gift_receipt', purchaseId, firstName, ...receiptFacts(purchase, now) });
  }
  return status === 'refunded'
    ? (firstName) => ({ kind: 'gift_returned', firstName, amountPence, wasClaimed: claimedAt !== undefined })
    : undefined;
}

const KINDS_FOR_OWNER: Partial<Record<Purchase['status'], 'gift_held' | 'gift_closed'>> = {
  disputed: 'gift_held',
  lost: 'gift_closed',
  refunded: 'gift_closed',
};

async function tellOwner(
  context: EmailContext,
  transaction: Transaction<Database>,
  { id, userId }: Purchase,
  kind: 'gift_held' | 'gift_closed',
): Promise<void> {
  const owner = userId === undefined ? undefined : await accounts.findContact(transaction, userId);
  if (!owner) return;
  await emails.queue(transaction, context, {
    to: owner.email,
    email: { kind, firstName: owner.firstName },
    onceFor: id,
  });
}

/** A giver whose account is deleted is not written to. */
export async function tellGiver(
  context: EmailContext,
  transaction: Transaction<Database>,
  { giverId, giverName, giverEmail }: Gift,
  { email, onceFor }: { email: EmailFor; onceFor: string },
): Promise<void> {
  const account = giverId === undefined ? undefined : await accounts.findContact(transaction, giverId);
  const to = account?.email ?? giverEmail;
  if (to !== undefined)
    await emails.queue(transaction, context, { to, email: email(account?.firstName ?? giverName), onceFor });
}
