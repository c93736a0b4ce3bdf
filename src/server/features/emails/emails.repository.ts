import type { Kysely } from 'kysely';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { EmailOutboxRepository } from '#server/platform/email/email-outbox.repository.ts';
import type { Email } from './email.ts';

/** A message and to whom it goes. */
export interface QueuedEmail {
  to: string;
  email: Email;
  /** Of two messages with the same key one is sent; left out, this one is sent for certain. */
  onceFor?: string;
  /** What it is about, so that {@link EmailsRepository} can say when such messages were queued. */
  about?: string;
}

/** Messages of one kind about one thing. */
interface Subject {
  kind: Email['kind'];
  about: string;
}

interface EmailsNeeds {
  outbox: EmailOutboxRepository;
  now: () => number;
  createId: () => string;
}

interface LimitedEmail extends QueuedEmail {
  about: string;
  /** So many of its kind about the same thing since then, and no more. */
  atMost: number;
  since: number;
}

export type EmailsRepository = ReturnType<typeof createEmailsRepository>;

/** Where the other slices leave messages: written in the transaction of the change that they tell of, sent afterwards. */
export function createEmailsRepository({ outbox, now, createId }: EmailsNeeds) {
  async function queue(transaction: Kysely<Database>, { to, email, onceFor, about }: QueuedEmail): Promise<void> {
    const id = createId();
    const { kind, ...payload } = email;
    const dedupeKey = about === undefined ? `${kind}:${onceFor ?? id}` : `${keyStart({ kind, about })}${id}`;
    await outbox.add(transaction, { id, kind, recipient: to, dedupeKey, payload: JSON.stringify(payload), now: now() });
  }

  return {
    queue,

    /** What comes on top of so many is not sent; two at once wait for each other. */
    async queueUnlessTooMany(
      transaction: Kysely<Database>,
      { atMost, since, ...message }: LimitedEmail,
    ): Promise<void> {
      const key = keyStart({ kind: message.email.kind, about: message.about });
      await lockNames(transaction, [key]);
      const queued = await outbox.listQueuedSince(transaction, key, since);
      if (queued.length < atMost) await queue(transaction, message);
    },

    /** When messages of this kind about this thing were queued since then, the oldest first. */
    queuedSince: (transaction: Kysely<Database>, subject: Subject, since: number): Promise<number[]> =>
      outbox.listQueuedSince(transaction, keyStart(subject), since),
  };
}

const keyStart = ({ kind, about }: Subject) => `${kind}:${about}:`;
