import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** Where an operator was in before: random cookie ids, stored as hashes. No credential. */
export async function isKnown(db: Kysely<Database>, operatorId: string, browserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_browser')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('browser_hash', '=', hashOf(browserId))
    .executeTakeFirst();
  return row !== undefined;
}

export async function remember(
  transaction: Transaction<Database>,
  operatorId: string,
  browserId: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('operator_browser')
    .values({ operator_id: operatorId, browser_hash: hashOf(browserId), last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['operator_id', 'browser_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** All, or all but one. */
export async function forget(
  transaction: Transaction<Database>,
  operatorId: string,
  keptBrowserId?: string,
): Promise<void> {
  await transaction
    .deleteFrom('operator_browser')
    .where('operator_id', '=', operatorId)
    .$if(keptBrowserId !== undefined, (query) => query.where('browser_hash', '!=', hashOf(keptBrowserId ?? '')))
    .execute();
}

const hashOf = (browserId: string) => hash('sha256', browserId, 'base64url');
