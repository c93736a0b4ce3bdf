import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface AskForResetNeeds {
  db: Kysely<Database>;
  emails: EmailsRepository;
  now: () => number;
}

/** Of several clicks within this time one brings a link. */
const ONE_LINK_MS = 2 * 60_000;

/**
 * Queues a link to choose a new password. Whether the address has an account is looked up when the message is sent, so
 * that neither the answer nor the time it takes can tell.
 */
export async function askForReset({ db, emails, now }: AskForResetNeeds, email: string): Promise<void> {
  const window = Math.floor(now() / ONE_LINK_MS);
  await emails.queue(db, {
    to: email,
    email: { kind: 'reset_password' },
    onceFor: `${hash('sha256', email, 'base64url')}:${window}`,
  });
}
