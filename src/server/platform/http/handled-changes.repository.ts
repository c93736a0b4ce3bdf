import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export type HandledChangesRepository = ReturnType<typeof createHandledChangesRepository>;

export function createHandledChangesRepository(db: Kysely<Database>) {
  return {
    async has(userId: string, key: string): Promise<boolean> {
      const row = await db
        .selectFrom('handled_change')
        .select('key')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      return row !== undefined;
    },

    async add(userId: string, key: string, now: number): Promise<void> {
      await db
        .insertInto('handled_change')
        .values({ user_id: userId, key, handled_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async forgetBefore(time: number): Promise<void> {
      await db.deleteFrom('handled_change').where('handled_at', '<', time).execute();
    },
  };
}
