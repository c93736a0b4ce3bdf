import type { Kysely } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** The newest of one member that are kept. A device sends in order, so that it asks again about its last change only. */
const MOST_KEPT = 50;

export async function has(db: Kysely<Database>, userId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('handled_change')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

export function add(db: Kysely<Database>, userId: string, key: string, now: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('handled_change')
      .values({ user_id: userId, key, handled_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .deleteFrom('handled_change')
      .where('user_id', '=', userId)
      .where('handled_at', '<', ({ selectFrom }) =>
        selectFrom('handled_change')
          .select('handled_at')
          .where('user_id', '=', userId)
          .orderBy('handled_at', 'desc')
          .limit(1)
          .offset(MOST_KEPT - 1),
      )
      .execute();
  });
}
