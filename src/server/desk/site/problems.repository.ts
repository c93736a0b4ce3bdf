import type { Kysely } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Problem } from '#server/platform/log/problems.ts';

const MOST_SHOWN = 20;

export async function keep(
  db: Kysely<Database>,
  { createId }: Pick<ServerContext, 'createId'>,
  problems: readonly Problem[],
): Promise<void> {
  if (problems.length === 0) return;
  const rows = problems.map((problem) => ({ ...problem, id: createId() }));
  await db.insertInto('problem').values(rows).execute();
}

export function newest(db: Kysely<Database>): Promise<(Problem & { id: string })[]> {
  return db
    .selectFrom('problem')
    .select(['id', 'at', 'what', 'detail', 'reference'])
    .where('at', '<', Number.MAX_SAFE_INTEGER)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

export async function forgetBefore(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom('problem').where('at', '<', time).execute();
}
