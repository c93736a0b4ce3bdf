import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import type { EmailOutboxRepository } from '#server/platform/email/email-outbox.repository.ts';
import type { Email } from './email.ts';

/** A message and to whom it goes. */
export interface QueuedEmail {
  to: string;
  email: Email;
  /** Of two messages with the same key one is sent; left out, this one is sent for certain. */
  onceFor?: string;
}

interface EmailsNeeds {
  outbox: EmailOutboxRepository;
  now: () => number;
  createId: () => string;
}

export type EmailsRepository = ReturnType<typeof createEmailsRepository>;

/** Where the other slices leave messages: written in the transaction of the change that they tell of, sent afterwards. */
export function createEmailsRepository({ outbox, now, createId }: EmailsNeeds) {
  return {
    async queue(transaction: Kysely<Database>, { to, email, onceFor }: QueuedEmail): Promise<void> {
      const id = createId();
      const { kind, ...payload } = email;
      const dedupeKey = `${kind}:${onceFor ?? id}`;
      await outbox.add(transaction, {
        id,
        kind,
        recipient: to,
        dedupeKey,
        payload: JSON.stringify(payload),
        now: now(),
      });
    },
  };
}
