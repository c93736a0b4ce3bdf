import type { Kysely, Transaction } from 'kysely';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

export async function find(db: Kysely<Database>, userId: string): Promise<number> {
  const [row] = await version(db, { userId });
  return row?.version ?? 0;
}

/** Same transaction as the write: otherwise a stale screen would count as unchanged. */
export async function raise(transaction: Transaction<Database>, userId: string): Promise<void> {
  await preparedRaise(transaction, { userId });
}

function versionQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db.selectFrom('user').select('version').where('id', '=', userId);
}

function raiseQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db
    .updateTable('user')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', userId);
}

const version = prepareQuery(versionQuery);
const preparedRaise = prepareQuery(raiseQuery);
