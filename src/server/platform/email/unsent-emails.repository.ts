import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface UnsentEmail {
  id: string;
  kind: string;
  recipient: string;
  createdAt: number;
  attempts: number;
  isGivenUp: boolean;
  lastError: string | undefined;
}

export async function list(db: Kysely<Database>): Promise<UnsentEmail[]> {
  const rows = await db
    .selectFrom('email_outbox')
    .select(['id', 'kind', 'recipient', 'created_at', 'attempts', 'given_up_at', 'last_error'])
    .where('sent_at', 'is', null)
    // Redundant, but makes SQLite use the partial index of unsent e-mails.
    .where('created_at', '>=', 0)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    createdAt: row.created_at,
    attempts: row.attempts,
    isGivenUp: row.given_up_at !== null,
    lastError: row.last_error ?? undefined,
  }));
}

export async function startOver(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({ next_attempt_at: now, given_up_at: null, attempts: 0 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Keeps the key, so that the message is not queued again. */
export async function drop(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({ sent_at: now, sent_through: 'dropped', recipient: '', payload: '{}', last_error: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
