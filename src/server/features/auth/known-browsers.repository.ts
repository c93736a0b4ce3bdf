import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** Where somebody signed in before: random cookie ids, stored as hashes. No credential. */
const browsersIn = (tableName: 'known_browser' | 'operator_browser', ownerColumn: 'user_id' | 'operator_id') => {
  const table = sql.table(tableName);
  const owner = sql.ref(ownerColumn);
  return {
    async isKnown(db: Kysely<Database>, ownerId: string, browserId: string): Promise<boolean> {
      const { rows } = await sql`select ${owner} from ${table}
        where ${owner} = ${ownerId} and browser_hash = ${hashOf(browserId)}`.execute(db);
      return rows.length > 0;
    },

    async remember(transaction: Transaction<Database>, ownerId: string, browserId: string, now: number): Promise<void> {
      await sql`insert into ${table} (${owner}, browser_hash, last_seen_at)
        values (${ownerId}, ${hashOf(browserId)}, ${now})
        on conflict (${owner}, browser_hash) do update set last_seen_at = ${now}`.execute(transaction);
    },

    /** All, or all but one. */
    async forget(transaction: Transaction<Database>, ownerId: string, keptBrowserId?: string): Promise<void> {
      const but = keptBrowserId === undefined ? sql`` : sql` and browser_hash != ${hashOf(keptBrowserId)}`;
      await sql`delete from ${table} where ${owner} = ${ownerId}${but}`.execute(transaction);
    },
  };
};

const hashOf = (browserId: string) => createHash('sha256').update(browserId).digest('base64url');

export const knownBrowsers = browsersIn('known_browser', 'user_id');
export const operatorBrowsers = browsersIn('operator_browser', 'operator_id');
