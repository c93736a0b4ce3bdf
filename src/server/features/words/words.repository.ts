import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WordsFields } from '#domain/words/words.ts';
import { LOOK_PLACE, lookOf } from '#programme/words/look-words.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredWords {
  place: string;
  version: number;
  fields: WordsFields;
  /** The ids of those that were not as shipped then. */
  changed: readonly string[];
  author: string;
  at: number;
  publishedFrom: number;
}

/** The row beside that of the settings, raised by everything that other processes must follow. */
const STATE = 'words';
const HISTORY = 200;

/** What the coach has written, version by version, and who checked it. */
const versions = (within: Kysely<Database>, place: string) =>
  within.selectFrom('words_version').selectAll().where('place', '=', place).orderBy('version', 'desc');

/** Another number means that something was published or checked since. */
export async function state(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('desk_setting_version').select('version').where('id', '=', STATE).executeTakeFirst();
  return row?.version ?? 0;
}

export async function newest(db: Kysely<Database>, place: string): Promise<StoredWords | undefined> {
  const row = await versions(db, place).limit(1).executeTakeFirst();
  return row && toWords(row);
}

/** Of each of these places that was ever published. */
export async function newestOf(db: Kysely<Database>, places: readonly string[]): Promise<Map<string, StoredWords>> {
  const rows = await db
    .with('newest', (to) =>
      to
        .selectFrom('words_version')
        .select(({ fn }) => ['place', fn.max('version').as('version')])
        .where('place', 'in', places)
        .groupBy('place'),
    )
    .selectFrom('newest')
    .innerJoin('words_version', (join) =>
      join.onRef('words_version.place', '=', 'newest.place').onRef('words_version.version', '=', 'newest.version'),
    )
    .selectAll('words_version')
    .execute();
  return new Map(rows.map((row) => [row.place, toWords(row)]));
}

/** What the programme is called now. */
export const productName = async (db: Kysely<Database>): Promise<string> =>
  lookOf((await newest(db, LOOK_PLACE.id))?.fields).name;

export async function version(db: Kysely<Database>, place: string, version: number): Promise<StoredWords | undefined> {
  const row = await versions(db, place).where('version', '=', version).executeTakeFirst();
  return row && toWords(row);
}

export async function history(db: Kysely<Database>, place: string): Promise<StoredWords[]> {
  return (await versions(db, place).limit(HISTORY).execute()).map(toWords);
}

/** Throws a unique violation if that version was published concurrently. */
export async function publish(transaction: Transaction<Database>, words: StoredWords): Promise<void> {
  const { place, version, fields, changed, author, at, publishedFrom } = words;
  await transaction
    .insertInto('words_version')
    .values({
      place,
      version,
      body: JSON.stringify(fields),
      changed: JSON.stringify(changed),
      author,
      at,
      published_from: publishedFrom,
    })
    .execute();
  await raiseWordsState(transaction);
}

export async function raiseWordsState(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .insertInto('desk_setting_version')
    .values({ id: STATE, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb, ref }) => ({ version: eb(ref('desk_setting_version.version'), '+', 1) })),
    )
    .execute();
}

const toWords = (row: Selectable<Database['words_version']>): StoredWords => ({
  place: row.place,
  version: row.version,
  fields: JSON.parse(row.body) as WordsFields,
  changed: JSON.parse(row.changed) as string[],
  author: row.author,
  at: row.at,
  publishedFrom: row.published_from,
});
