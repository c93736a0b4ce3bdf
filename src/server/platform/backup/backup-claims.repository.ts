import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** Longer than any backup takes: a claim from before is of a server that died at it. */
export const CLAIM_HOLDS_MS = 6 * 3_600_000;

/** Whose the backup of a day is, among servers that share a database and no folder. */
/** False where another server has made it, or is at it. */
export async function take(db: Kysely<Database>, name: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backup_claim')
    .values({ name, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ claimed_at: now })
        .where('backup_claim.made_at', 'is', null)
        .where('backup_claim.claimed_at', '<=', now - CLAIM_HOLDS_MS),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function noteMade(db: Kysely<Database>, name: string, now: number): Promise<void> {
  await db.updateTable('backup_claim').set({ made_at: now }).where('name', '=', name).execute();
  await db.deleteFrom('backup_claim').where('name', '<', name).execute();
}

/** It failed: the next server, or the next hour, tries it. */
export async function giveBack(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom('backup_claim').where('name', '=', name).where('made_at', 'is', null).execute();
}

export async function newestMadeAt(db: Kysely<Database>): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('backup_claim')
    .select(({ fn }) => fn.max<number | null>('made_at').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}
