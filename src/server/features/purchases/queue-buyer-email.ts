import type { Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import type { QueuedEmail } from '#server/features/emails/emails.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { awaitsOwner, type Purchase } from './purchases.repository.ts';
import { receiptFacts } from './send-email-again.ts';

type EmailToBuyer = QueuedEmail['email'];

/** Queues the e-mail of a new state in the same transaction, once per purchase and kind. */
export async function queueBuyerEmail(
  context: Pick<ServerContext, 'now' | 'createId'>,
  transaction: Transaction<Database>,
  before: Purchase,
  after: Purchase,
): Promise<void> {
  const { now } = context;
  const isPart = isPartRefund(before, after);
  if (after.status === before.status && !isPart) return;
  const owner = after.userId === undefined ? undefined : await accounts.findContact(transaction, after.userId);
  const to = owner?.email ?? after.email;
  const firstName = owner?.firstName ?? '';
  const amountPence = after.amountRefundedPence - before.amountRefundedPence;
  const email = isPart
    ? ({ kind: 'part_refunded', firstName, amountPence, isGift: false } as const)
    : emailOn(after, firstName, now());
  // A deleted account has no address left.
  if (to === undefined || email === undefined) return;
  const onceFor = isPart ? `${after.id}:${after.amountRefundedPence}` : after.id;
  await emails.queue(transaction, context, { to, email, onceFor });
}

const isPartRefund = (before: Purchase, after: Purchase) =>
  before.status === 'paid' && after.status === 'paid' && after.amountRefundedPence > before.amountRefundedPence;

function emailOn(purchase: Purchase, firstName: string, now: number): EmailToBuyer | undefined {
  const { amountRefundedPence } = purchase;
  switch (purchase.status) {
    case 'paid':
      return {
        kind: purchase.createdUser ? 'guest_ready' : 'receipt',
        firstName,
        ...receiptFacts(purchase, now),
      };
    case 'unclaimed':
      return { kind: 'guest_existing', purchaseId: purchase.id };
    case 'refunded':
      return awaitsOwner(purchase)
        ? { kind: 'payment_returned', amountPence: amountRefundedPence }
        : { kind: 'refunded', firstName, amountPence: amountRefundedPence };
    default:
      return undefined;
  }
}
