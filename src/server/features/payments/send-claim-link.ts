import type { Kysely } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { PurchasesRepository } from './purchases.repository.ts';
import { type MailCopyOutcome, queueCopy } from './queue-copy.ts';

interface SendClaimLinkNeeds {
  db: Kysely<Database>;
  purchases: PurchasesRepository;
  emails: EmailsRepository;
  now: () => number;
}

export async function sendClaimLink(needs: SendClaimLinkNeeds, { email: to }: User): Promise<MailCopyOutcome> {
  const { db, purchases } = needs;
  const [waiting] = await purchases.listUnclaimedFor(to);
  if (!waiting) return { ok: false, reason: 'not_found' };
  return inTransaction(db, async (transaction) => {
    await purchases.lock(transaction, waiting.id);
    const email = { kind: 'guest_existing_copy', purchaseId: waiting.id } as const;
    return queueCopy(needs, transaction, { to, email, about: waiting.id });
  });
}
