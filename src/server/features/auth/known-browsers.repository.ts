import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** Random cookie ids, stored as hashes. */
export async function isKnown(db: Kysely<Database>, userId: string, browserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browser')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', hashOf(browserId))
    .executeTakeFirst();
  return row !== undefined;
}

export async function remember(
  transaction: Transaction<Database>,
  userId: string,
  browserId: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('known_browser')
    .values({ user_id: userId, browser_hash: hashOf(browserId), last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

export async function forgetAll(
  transaction: Transaction<Database>,
  userId: string,
  keptBrowserId?: string,
): Promise<void> {
  await transaction
    .deleteFrom('known_browser')
    .where('user_id', '=', userId)
    .$if(keptBrowserId !== undefined, (query) => query.where('browser_hash', '!=', hashOf(keptBrowserId ?? '')))
    .execute();
}

const hashOf = (browserId: string) => createHash('sha256').update(browserId).digest('base64url');
