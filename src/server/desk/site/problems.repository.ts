import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import type { Trouble } from '#server/platform/log/troubles.ts';

export type TroublesRepository = ReturnType<typeof createTroublesRepository>;

const MOST_SHOWN = 20;

export function createTroublesRepository(db: Kysely<Database>, createId: () => string) {
  return {
    async keep(troubles: readonly Trouble[]): Promise<void> {
      if (troubles.length === 0) return;
      const rows = troubles.map((trouble) => ({ ...trouble, id: createId() }));
      await db.insertInto('trouble').values(rows).execute();
    },

    newest(): Promise<(Trouble & { id: string })[]> {
      return db
        .selectFrom('trouble')
        .select(['id', 'at', 'what', 'detail', 'reference'])
        .where('at', '<', Number.MAX_SAFE_INTEGER)
        .orderBy('at', 'desc')
        .limit(MOST_SHOWN)
        .execute();
    },

    async forgetBefore(time: number): Promise<void> {
      await db.deleteFrom('trouble').where('at', '<', time).execute();
    },
  };
}
