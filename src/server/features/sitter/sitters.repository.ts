import { hash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SitterPage } from '#contract/sitter.ts';
import type { SitterAnswer } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Instants in epoch milliseconds. */
export interface StoredSitter {
  userId: string;
  id: string;
  name: string;
  showsTime: boolean;
  hasCalendar: boolean;
  emails: SitterPage['emails'];
  madeAt: number;
  endedAt: number | undefined;
}

export interface StoredSitterAnswer {
  userId: string;
  day: CalendarDay;
  answer: SitterAnswer;
  answeredAt: number;
}

export interface NewSitterRow extends Pick<StoredSitter, 'userId' | 'id' | 'name' | 'showsTime' | 'madeAt'> {
  token: string;
}

/** An ended row keeps no credential. */
const CLOSED = {
  link_hash: null,
  calendar_hash: null,
  email: null,
  email_confirmed_at: null,
  next_email_at: null,
  last_email_at: null,
};

/** Locked until the transaction ends; undefined once it has ended. */
export async function lock(transaction: Transaction<Database>, id: string): Promise<StoredSitter | undefined> {
  const row = await transaction
    .selectFrom('sitter')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  return row && toSitter(row);
}

/** Replaces the previous sitter with link, calendar and answers. */
export async function replace(transaction: Transaction<Database>, { token, ...made }: NewSitterRow): Promise<void> {
  const values = {
    ...CLOSED,
    id: made.id,
    name: made.name,
    shows_time: made.showsTime ? 1 : 0,
    link_hash: hashOf(token),
    made_at: made.madeAt,
    ended_at: null,
  };
  await transaction
    .insertInto('sitter')
    .values({ user_id: made.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await transaction.deleteFrom('sitter_answer').where('user_id', '=', made.userId).execute();
}

/** False if there was none. */
export async function remove(transaction: Transaction<Database>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('sitter').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Keeps only the fact that it ended, for the member to read. */
export async function end(transaction: Transaction<Database>, { userId }: StoredSitter, now: number): Promise<void> {
  await transaction
    .updateTable('sitter')
    .set({ ...CLOSED, ended_at: now })
    .where('user_id', '=', userId)
    .execute();
  await transaction.deleteFrom('sitter_answer').where('user_id', '=', userId).execute();
}

/** No token: no calendar address. False once it has ended. */
export async function saveCalendar(db: Kysely<Database>, id: string, token: string | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sitter')
    .set({ calendar_hash: token === undefined ? null : hashOf(token) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function forgetEndedBefore(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom('sitter').where('ended_at', '<', time).execute();
}

export async function findOfUser(db: Kysely<Database>, userId: string): Promise<StoredSitter | undefined> {
  const row = await db.selectFrom('sitter').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && toSitter(row);
}

/** Undefined for an unknown and for an ended link. */
export async function findByLink(db: Kysely<Database>, token: string): Promise<StoredSitter | undefined> {
  const row = await db.selectFrom('sitter').selectAll().where('link_hash', '=', hashOf(token)).executeTakeFirst();
  return row && toSitter(row);
}

/** For an e-mail, which has no link. Undefined once ended. */
export async function findStanding(db: Kysely<Database>, id: string): Promise<StoredSitter | undefined> {
  const row = await db
    .selectFrom('sitter')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && toSitter(row);
}

export async function findByCalendar(db: Kysely<Database>, token: string): Promise<StoredSitter | undefined> {
  const row = await db.selectFrom('sitter').selectAll().where('calendar_hash', '=', hashOf(token)).executeTakeFirst();
  return row && toSitter(row);
}

export async function listAnswers(db: Kysely<Database>, userId: string): Promise<StoredSitterAnswer[]> {
  const rows = await db.selectFrom('sitter_answer').selectAll().where('user_id', '=', userId).orderBy('day').execute();
  return rows.map((row) => ({
    userId: row.user_id,
    day: row.day as CalendarDay,
    answer: row.answer,
    answeredAt: row.answered_at,
  }));
}

/** Overwrites an earlier answer of the day. */
export async function saveAnswer(
  transaction: Transaction<Database>,
  { userId, ...said }: StoredSitterAnswer,
): Promise<void> {
  const values = { answer: said.answer, answered_at: said.answeredAt };
  await transaction
    .insertInto('sitter_answer')
    .values({ user_id: userId, day: said.day, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet(values))
    .execute();
}

/** Deletes answers about days and times that changed. Waits for a concurrent answer. */
export async function forgetAnswers(transaction: Transaction<Database>, userId: string): Promise<void> {
  const sitter = await transaction
    .selectFrom('sitter')
    .select('user_id')
    .where('user_id', '=', userId)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  if (sitter) await transaction.deleteFrom('sitter_answer').where('user_id', '=', userId).execute();
}

/** No history is kept. */
export async function forgetAnswersBefore(db: Kysely<Database>, day: CalendarDay): Promise<void> {
  await db.deleteFrom('sitter_answer').where('day', '<', day).execute();
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

function toSitter(row: Selectable<Database['sitter']>): StoredSitter {
  return {
    userId: row.user_id,
    id: row.id,
    name: row.name,
    showsTime: row.shows_time === 1,
    hasCalendar: row.calendar_hash !== null,
    emails: row.email === null ? 'none' : row.email_confirmed_at === null ? 'asked' : 'weekly',
    madeAt: row.made_at,
    endedAt: row.ended_at ?? undefined,
  };
}
