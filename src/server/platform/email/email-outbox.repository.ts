import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface NewOutboxMessage {
  id: string;
  kind: string;
  recipient: string;
  /** Unique: the same message is written once. */
  dedupeKey: string;
  payload: string;
  aboutUserId?: string | undefined;
  now: number;
}

export interface OutboxMessage {
  id: string;
  kind: string;
  recipient: string;
  payload: string;
  createdAt: number;
  attempt: number;
  aboutUserId: string | undefined;
}

/** Without `givenUpAt` there will be another. */
export interface FailedAttempt {
  nextAttemptAt: number;
  givenUpAt?: number | undefined;
  reason: string;
}

/** Sent messages keep neither address nor content. */
/** Pass the transaction of the change that causes it. False where its key stands there already. */
export async function add(transaction: Transaction<Database>, message: NewOutboxMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('email_outbox')
    .values({
      id: message.id,
      kind: message.kind,
      recipient: message.recipient,
      dedupe_key: message.dedupeKey,
      payload: message.payload,
      about_user_id: message.aboutUserId ?? null,
      created_at: message.now,
      next_attempt_at: message.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function listQueuedSince(
  transaction: Transaction<Database>,
  keyStart: string,
  since: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('email_outbox')
    .select('created_at')
    .where('dedupe_key', '>=', keyStart)
    .where('dedupe_key', '<', `${keyStart}\uffff`)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at: at }) => at);
}

export async function findState(
  transaction: Transaction<Database>,
  dedupeKey: string,
): Promise<{ sentThrough: 'smtp' | 'file' | 'dropped' | undefined; isGivenUp: boolean } | undefined> {
  const row = await transaction
    .selectFrom('email_outbox')
    .select(['sent_through', 'given_up_at'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row && { sentThrough: row.sent_through ?? undefined, isGivenUp: row.given_up_at !== null };
}

export async function listDue(db: Kysely<Database>, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('email_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('given_up_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The key stays, so that the same message is not written twice. */
export async function markSent(
  db: Kysely<Database>,
  id: string,
  now: number,
  sentThrough: 'smtp' | 'file',
): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({ sent_at: now, sent_through: sentThrough, recipient: '', payload: '{}', last_error: null })
    .where('id', '=', id)
    .execute();
}

const DROPPED = { sent_through: 'dropped', recipient: '', payload: '{}', last_error: null } as const;

/** Unless it has gone out. */
export async function drop(transaction: Transaction<Database>, dedupeKey: string, now: number): Promise<void> {
  await transaction
    .updateTable('email_outbox')
    .set({ ...DROPPED, sent_at: now })
    .where('dedupe_key', '=', dedupeKey)
    .where('sent_at', 'is', null)
    .execute();
}

export async function dropUnsentTo(
  transaction: Transaction<Database>,
  { aboutUserId, recipient, now }: { aboutUserId: string; recipient: string; now: number },
): Promise<void> {
  await transaction
    .updateTable('email_outbox')
    .set({ ...DROPPED, sent_at: now })
    .where('about_user_id', '=', aboutUserId)
    .where('recipient', '=', recipient)
    .where('sent_at', 'is', null)
    .execute();
}

export async function dropGivenUp(db: Kysely<Database>, kind: string, now: number): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({ ...DROPPED, sent_at: now })
    .where('given_up_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('kind', '=', kind)
    .execute();
}

/** Only of kinds whose key is needed no more. */
export async function deleteSentBefore(db: Kysely<Database>, time: number, kinds: readonly string[]): Promise<void> {
  if (kinds.length === 0) return;
  await db.deleteFrom('email_outbox').where('sent_at', '<', time).where('kind', 'in', kinds).execute();
}

/** To addresses that were nobody's when they were written, or whose account is gone: no desk asks what became of them. */
export async function deleteOfNobodyBefore(
  db: Kysely<Database>,
  time: number,
  kinds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('email_outbox')
    .where('sent_at', '<', time)
    .where('kind', 'in', kinds)
    .where('about_user_id', 'is', null)
    .execute();
}

/** Absent if another process was faster. */
export async function claim(
  db: Kysely<Database>,
  id: string,
  now: number,
  leaseMs: number,
): Promise<OutboxMessage | undefined> {
  const row = await db
    .selectFrom('email_outbox')
    .select(['kind', 'recipient', 'payload', 'created_at', 'attempts', 'next_attempt_at', 'about_user_id'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const attempt = row.attempts + 1;
  const { numUpdatedRows } = await db
    .updateTable('email_outbox')
    .set({ attempts: attempt, next_attempt_at: now + leaseMs })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('attempts', '=', row.attempts)
    .where('next_attempt_at', '=', row.next_attempt_at)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  const { kind, recipient, payload, created_at: createdAt, about_user_id: about } = row;
  return { id, kind, recipient, payload, createdAt, attempt, aboutUserId: about ?? undefined };
}

export async function wasMailServerUsed(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('email_outbox')
    .select('id')
    .where('sent_through', '=', 'smtp')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Unless the lease ran out and another process has it. */
export async function noteFailure(
  db: Kysely<Database>,
  { id, attempt }: OutboxMessage,
  failure: FailedAttempt,
): Promise<void> {
  const { nextAttemptAt, givenUpAt = null, reason } = failure;
  await db
    .updateTable('email_outbox')
    .set({ next_attempt_at: nextAttemptAt, given_up_at: givenUpAt, last_error: reason })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('sent_at', 'is', null)
    .execute();
}
