import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WordsFields } from '#domain/words/words.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredDraft {
  place: string;
  fields: WordsFields;
  revision: number;
  author: string;
  at: number;
  planned: PlannedPublication | undefined;
}

/** That a draft is published by itself, for whom. */
export interface PlannedPublication {
  on: string;
  operator: { id: string; name: string };
}

/** What is seen at the desk only, one draft a place. */
export async function find(db: Kysely<Database>, place: string): Promise<StoredDraft | undefined> {
  const row = await db.selectFrom('words_draft').selectAll().where('place', '=', place).executeTakeFirst();
  return row && toDraft(row);
}

export async function of(db: Kysely<Database>, places: readonly string[]): Promise<Map<string, StoredDraft>> {
  const rows = await db.selectFrom('words_draft').selectAll().where('place', 'in', places).execute();
  return new Map(rows.map((row) => [row.place, toDraft(row)]));
}

/** The drafts whose day has come, without what they say. */
export async function due(
  db: Kysely<Database>,
  day: string,
): Promise<(Pick<StoredDraft, 'place' | 'revision'> & Pick<PlannedPublication, 'operator'>)[]> {
  const rows = await db
    .selectFrom('words_draft')
    .select(['place', 'revision', 'publish_by', 'publish_by_name'])
    .where('publish_on', '<=', day)
    .execute();
  return rows.map(({ place, revision, ...row }) => ({ place, revision, operator: plannedBy(row) }));
}

/** A draft that is changed afterwards has no day any more. Answers whether it was still the one that was seen. */
export async function plan(
  transaction: Transaction<Database>,
  { place, revision }: Pick<StoredDraft, 'place' | 'revision'>,
  { on, operator }: PlannedPublication,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('words_draft')
    .set({ publish_on: on, publish_by: operator.id, publish_by_name: operator.name })
    .where('place', '=', place)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers whether the draft was still the one that was seen; 0 for none. */
export async function save(
  transaction: Transaction<Database>,
  seen: number,
  draft: Omit<StoredDraft, 'planned'>,
): Promise<boolean> {
  const row = {
    body: JSON.stringify(draft.fields),
    revision: draft.revision,
    author: draft.author,
    at: draft.at,
    publish_on: null,
    publish_by: null,
    publish_by_name: null,
  };
  if (seen === 0) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('words_draft')
      .values({ place: draft.place, ...row })
      .onConflict((conflict) => conflict.column('place').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('words_draft')
    .set(row)
    .where('place', '=', draft.place)
    .where('revision', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers whether it was still the one that was seen. */
export async function drop(transaction: Transaction<Database>, place: string, seen: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('words_draft')
    .where('place', '=', place)
    .where('revision', '=', seen)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const toDraft = (row: Selectable<Database['words_draft']>): StoredDraft => ({
  place: row.place,
  fields: JSON.parse(row.body) as WordsFields,
  revision: row.revision,
  author: row.author,
  at: row.at,
  planned: plannedIn(row),
});

const plannedIn = (row: Selectable<Database['words_draft']>): PlannedPublication | undefined =>
  row.publish_on === null ? undefined : { on: row.publish_on, operator: plannedBy(row) };

const plannedBy = (row: Pick<Selectable<Database['words_draft']>, 'publish_by' | 'publish_by_name'>) => ({
  id: row.publish_by ?? '',
  name: row.publish_by_name ?? '',
});
