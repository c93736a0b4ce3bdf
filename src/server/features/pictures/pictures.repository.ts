import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredPicture {
  id: string;
  /** In base64. */
  body: string;
  width: number;
  height: number;
  at: number;
}

/** What the owner has uploaded, by its hash: each once, and in every backup as the rest is. */
export const find = (db: Kysely<Database>, id: string): Promise<StoredPicture | undefined> =>
  db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst();

/** The sizes of those of these that are stored. */
export const sizesOf = (db: Kysely<Database>, ids: readonly string[]) =>
  db.selectFrom('picture').select(['id', 'width', 'height']).where('id', 'in', ids).execute();

export async function count(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('picture')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** One that is stored stays as it is. */
export async function keep(transaction: Transaction<Database>, picture: StoredPicture): Promise<void> {
  await transaction
    .insertInto('picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
