import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { inTransaction } from '../../src/server/platform/database/in-transaction.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { insertMembers } from './member-rows.ts';

const MEMBERS_AT_ONCE = 2_000;

interface SeedOptions {
  members: number;
  /** Epoch milliseconds: their history ends here. */
  now: number;
  /** Told after each part. */
  onProgress?: (members: number) => void;
}

/** Fills an empty, migrated database with made-up members, the same for the same moment. */
export async function seedMembers(db: Kysely<Database>, { members, now, onProgress }: SeedOptions): Promise<void> {
  for (let first = 0; first < members; first += MEMBERS_AT_ONCE) {
    const end = Math.min(members, first + MEMBERS_AT_ONCE);
    await inTransaction(db, (transaction) => insertMembers(transaction, { first, end, now }));
    onProgress?.(end);
  }
  // Both engines choose their plans by what they know of the tables.
  await sql`analyze`.execute(db);
}
