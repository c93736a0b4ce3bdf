import type { Kysely } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Trouble } from '#server/platform/log/troubles.ts';

const MOST_SHOWN = 20;

export async function keep(
  db: Kysely<Database>,
  { createId }: Pick<ServerContext, 'createId'>,
  troubles: readonly Trouble[],
): Promise<void> {
  if (troubles.length === 0) return;
  const rows = troubles.map((trouble) => ({ ...trouble, id: createId() }));
  await db.insertInto('trouble').values(rows).execute();
}

export function newest(db: Kysely<Database>): Promise<(Trouble & { id: string })[]> {
  return db
    .selectFrom('trouble')
    .select(['id', 'at', 'what', 'detail', 'reference'])
    .where('at', '<', Number.MAX_SAFE_INTEGER)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

export async function forgetBefore(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom('trouble').where('at', '<', time).execute();
}
