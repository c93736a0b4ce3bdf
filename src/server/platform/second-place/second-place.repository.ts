import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

const ONLY = 'second-place';

/** What of this database is in the second place. */
export interface SecondPlaceState {
  /** Tells this database's backups there from those of others. */
  site: string;
  /** Since this place is set. */
  since: number;
  /** The newest that is whole there. */
  sentName: string | null;
  sentAt: number | null;
  /** How many deleted accounts the list there has. */
  deletedSent: number | null;
  /** Why the last try failed. */
  problem: string | null;
}

export async function look(db: Kysely<Database>, address: string): Promise<SecondPlaceState | undefined> {
  const row = await db.selectFrom('second_place').selectAll().where('id', '=', ONLY).executeTakeFirst();
  if (row?.address !== address) return undefined;
  return {
    site: row.site,
    since: row.since,
    sentName: row.sent_name,
    sentAt: row.sent_at,
    deletedSent: row.deleted_sent,
    problem: row.problem,
  };
}

interface Taking {
  address: string;
  /** For a database that has none yet. */
  newSite: string;
  now: number;
  /** When another server may take over, unless it is renewed. */
  until: number;
}

/** False while another server sends. Of another place than before nothing is known. */
export async function take(db: Kysely<Database>, { address, newSite, now, until }: Taking): Promise<boolean> {
  const nothingSent = { sent_name: null, sent_at: null, deleted_sent: null, problem: null };
  await db
    .insertInto('second_place')
    .values({ id: ONLY, site: newSite, address, since: now, busy_until: 0, ...nothingSent })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('second_place')
    .set({ busy_until: until })
    .where('id', '=', ONLY)
    .where('busy_until', '<=', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('second_place')
    .set({ address, since: now, ...nothingSent })
    .where('id', '=', ONLY)
    .where('address', '!=', address)
    .execute();
  return true;
}

export async function renew(db: Kysely<Database>, until: number): Promise<void> {
  await db.updateTable('second_place').set({ busy_until: until }).where('id', '=', ONLY).execute();
}

/** Ends the turn. */
export async function noteSent(
  db: Kysely<Database>,
  { newest, deletedSent }: { newest: { name: string; arrivedAt: number } | undefined; deletedSent: number },
): Promise<void> {
  await db
    .updateTable('second_place')
    .set({ sent_name: newest?.name ?? null, sent_at: newest?.arrivedAt ?? null, deleted_sent: deletedSent })
    .set({ busy_until: 0, problem: null })
    .where('id', '=', ONLY)
    .execute();
}

/** Ends the turn. */
export async function noteProblem(db: Kysely<Database>, problem: string): Promise<void> {
  await db.updateTable('second_place').set({ busy_until: 0, problem }).where('id', '=', ONLY).execute();
}
