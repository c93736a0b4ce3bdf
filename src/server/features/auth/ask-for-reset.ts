import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface AskForResetNeeds {
  db: Kysely<Database>;
  emails: EmailsRepository;
  now: () => number;
}

/** Clicks within this time send one link. */
const ONE_LINK_MS = 2 * 60_000;

/** The account is looked up when the e-mail is sent, so that neither answer nor timing reveals whether it exists. */
export async function askForReset({ db, emails, now }: AskForResetNeeds, email: string): Promise<void> {
  const window = Math.floor(now() / ONE_LINK_MS);
  await emails.queue(db, {
    to: email,
    email: { kind: 'reset_password' },
    onceFor: `${hash('sha256', email, 'base64url')}:${window}`,
  });
}
