import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { type DeletedAccount, idHashOf } from './deleted-list.ts';

const PAGE_SIZE = 10_000;

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 1_000;

export async function add(within: Kysely<Database>, accounts: readonly DeletedAccount[]): Promise<void> {
  for (let from = 0; from < accounts.length; from += ROWS_AT_ONCE) {
    const rows = accounts.slice(from, from + ROWS_AT_ONCE).map(({ idHash, day }) => ({ id_hash: idHash, day }));
    await within
      .insertInto('deleted_account')
      .values(rows)
      .onConflict((conflict) => conflict.column('id_hash').doNothing())
      .execute();
  }
}

export async function list(db: Kysely<Database>): Promise<DeletedAccount[]> {
  const rows = await db.selectFrom('deleted_account').selectAll().execute();
  return rows.map((row) => ({ idHash: row.id_hash, day: row.day }));
}

export async function count(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('deleted_account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Accounts that are here although they were deleted. */
export async function listBack(db: Kysely<Database>, deleted: ReadonlySet<string>): Promise<string[]> {
  const back: string[] = [];
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('user')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    back.push(...rows.map(({ id }) => id).filter((id) => deleted.has(idHashOf(id))));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return back;
    after = last.id;
  }
}
