import type { ServerContext } from '#server/context.ts';
import * as outbox from './email-outbox.repository.ts';
import type { Mail, Mailer } from './mailer.ts';

export type EmailWords = Pick<Mail, 'subject' | 'text' | 'html' | 'about' | 'unsubscribeUrl' | 'picture'>;

/** Undefined when the reason for the message is gone. */
type Write = (message: outbox.OutboxMessage) => Promise<EmailWords | undefined>;

type DeliveryContext = Pick<ServerContext, 'db' | 'now' | 'log'>;

/** Longer than any attempt, so that only a dead process's message is taken over. */
const LEASE_MS = 5 * 60_000;

/** About three days; then it waits for the operator. */
const MAX_ATTEMPTS = 20;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

const BATCH = 20;

/**
 * A message is sent once, by the process that claims it. Only if that process dies between the mail server's
 * acceptance and the note of it is the message sent again, under the same message id.
 */
export function createDeliverEmails(context: DeliveryContext, mailer: Mailer, write: Write) {
  const { db, now, log } = context;
  /** Sent, but the database failed before that was recorded. */
  const unnoted = new Set<string>();
  let isStopping = false;
  let hasToldOfLack = false;

  async function deliver(id: string): Promise<void> {
    const message = await outbox.claim(db, id, now(), LEASE_MS);
    if (!message) return;
    if (!unnoted.has(id)) {
      const failure = await attempt(mailer, write, message);
      if (failure) return noteFailure(context, message, failure);
      unnoted.add(id);
    }
    await outbox.markSent(db, id, now(), mailer.channel);
    unnoted.delete(id);
  }

  /** A start without SMTP_URL after one with it is a mistake: files would swallow the e-mails. */
  async function lacksMailServer(): Promise<boolean> {
    if (mailer.channel === 'smtp' || !(await outbox.wasMailServerUsed(db))) return false;
    if (!hasToldOfLack) log.error('no mail server is set, but e-mails went through one before: they wait for it');
    hasToldOfLack = true;
    return true;
  }

  async function deliverBatch(): Promise<boolean> {
    const due = await outbox.listDue(db, now(), BATCH);
    for (const id of due) {
      if (isStopping) return false;
      await deliver(id);
    }
    return due.length === BATCH;
  }

  return {
    async deliverDue(): Promise<void> {
      if (await lacksMailServer()) return;
      while (await deliverBatch());
    },

    stop(): void {
      isStopping = true;
    },
  };
}

async function attempt(mailer: Mailer, write: Write, message: outbox.OutboxMessage): Promise<Error | undefined> {
  try {
    const words = await write(message);
    const { id, recipient: to, aboutUserId: about } = message;
    if (words) await mailer.send({ id, to, ...(about !== undefined && { about }), ...words });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function noteFailure({ db, now, log }: DeliveryContext, message: outbox.OutboxMessage, failure: Error) {
  const reason = reasonOf(failure);
  const isGivenUp = message.attempt >= MAX_ATTEMPTS || isRecipientRefused(failure);
  const told = { emailId: message.id, kind: message.kind, attempt: message.attempt, reason };
  if (isGivenUp) log.error(told, 'email given up');
  else log.warn(told, 'email could not be sent, will be retried');
  const nextAttemptAt = now() + pauseMs(message.attempt);
  await outbox.noteFailure(db, message, { nextAttemptAt, givenUpAt: isGivenUp ? now() : undefined, reason });
}

/** No such mailbox. Any other permanent refusal (5.7: of us) waits for the operator. */
function isRecipientRefused(failure: Error): boolean {
  const {
    command,
    responseCode = 0,
    response = '',
  } = failure as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  return command === 'RCPT TO' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response);
}

/** 30 seconds after the first failure, doubling up to six hours. */
export const pauseMs = (attempt: number) => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

/** The kind of failure only: the mail server's text may repeat the address. */
function reasonOf(failure: Error): string {
  const { code, responseCode } = failure as { code?: unknown; responseCode?: unknown };
  return [failure.name, code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
