import type { Kysely } from 'kysely';
import { MAIL_COPY_DAY_MS, mailCopyDecision } from '#domain/mail-copy.ts';
import type { EmailsRepository, QueuedEmail } from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type MailCopyOutcome =
  | { ok: true; to: string }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'too_often'; waitMs: number };

interface MailCopyNeeds {
  emails: EmailsRepository;
  now: () => number;
}

/** Skipped if one is on its way or the limit is reached. The caller holds the purchase's lock. */
export async function queueCopy(
  { emails, now }: MailCopyNeeds,
  transaction: Kysely<Database>,
  { to, email, about }: QueuedEmail & { about: string },
): Promise<MailCopyOutcome> {
  const askedAt = await emails.queuedSince(transaction, { kind: email.kind, about }, now() - MAIL_COPY_DAY_MS);
  const decision = mailCopyDecision(askedAt, now());
  if (typeof decision === 'object') return { ok: false, reason: 'too_often', ...decision };
  if (decision === 'send') await emails.queue(transaction, { to, email, about });
  return { ok: true, to };
}
