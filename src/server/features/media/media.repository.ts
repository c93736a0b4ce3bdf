import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Medium } from '#domain/media/media.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** A film or photo, whose files are in the data folder. */
export interface StoredMedium extends Medium {
  id: string;
  name: string;
  description: string;
  bytes: number;
  width: number;
  height: number;
  /** WebVTT. */
  captions: string | null;
  addedBy: string;
  at: number;
}

export type MediumChange = Pick<StoredMedium, 'name' | 'description' | 'isSpoken' | 'captions'>;

export async function find(db: Kysely<Database>, id: string): Promise<StoredMedium | undefined> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMedium(row);
}

/** Those of these that are stored. */
export async function of(db: Kysely<Database>, ids: readonly string[]): Promise<StoredMedium[]> {
  if (ids.length === 0) return [];
  return (await db.selectFrom('media').selectAll().where('id', 'in', ids).execute()).map(toMedium);
}

/** The newest first. */
export async function list(db: Kysely<Database>): Promise<StoredMedium[]> {
  return (await db.selectFrom('media').selectAll().orderBy('at', 'desc').orderBy('id').execute()).map(toMedium);
}

/** The names of all files that media have, with what each belongs to. */
export async function files(db: Kysely<Database>): Promise<{ file: string; name: string }[]> {
  const rows = await db.selectFrom('media').select(['id', 'small', 'name']).execute();
  return rows.flatMap(({ id, small, name }) =>
    [id, ...(small === null ? [] : [small])].map((file) => ({ file, name })),
  );
}

/** Of two at once the first stays. */
export async function add(transaction: Transaction<Database>, medium: StoredMedium): Promise<void> {
  const { durationMs, hasSound, isSpoken, hasCaptions, addedBy, ...same } = medium;
  await transaction
    .insertInto('media')
    .values({
      ...same,
      duration_ms: durationMs,
      has_sound: Number(hasSound),
      is_spoken: Number(isSpoken),
      added_by: addedBy,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** False for one that is gone. */
export async function change(transaction: Transaction<Database>, id: string, to: MediumChange): Promise<boolean> {
  const { isSpoken, ...same } = to;
  const { numUpdatedRows } = await transaction
    .updateTable('media')
    .set({ ...same, is_spoken: Number(isSpoken) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setCover(
  transaction: Transaction<Database>,
  id: string,
  { small, bytes }: Pick<StoredMedium, 'small' | 'bytes'>,
): Promise<void> {
  await transaction.updateTable('media').set({ small, bytes }).where('id', '=', id).execute();
}

export async function remove(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('media').where('id', '=', id).execute();
}

function toMedium(row: Selectable<Database['media']>): StoredMedium {
  const { duration_ms, has_sound, is_spoken, added_by, ...same } = row;
  return {
    ...same,
    durationMs: duration_ms,
    hasSound: has_sound === 1,
    isSpoken: is_spoken === 1,
    hasCaptions: row.captions !== null,
    addedBy: added_by,
  };
}
