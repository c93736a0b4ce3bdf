import type { Kysely } from 'kysely';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type MemberVersionRepository = ReturnType<typeof createMemberVersionRepository>;

/** A number per user that every write to her activity raises, so that an unchanged dashboard is known by one look. */
export function createMemberVersionRepository(db: Kysely<Database>) {
  const version = prepareQuery(versionQuery);
  const raise = prepareQuery(raiseQuery);
  return {
    async find(userId: string): Promise<number> {
      const [row] = await version(db, { userId });
      return row?.version ?? 0;
    },

    /** Belongs into the transaction of the write itself: raised without it, or it without this, shows a stale screen. */
    async raise(transaction: Kysely<Database>, userId: string): Promise<void> {
      await raise(transaction, { userId });
    },
  };
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
