import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WordsFields } from '#domain/words/words.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredDraft {
  place: string;
  fields: WordsFields;
  revision: number;
  author: string;
  at: number;
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

/** Answers whether the draft was still the one that was seen; 0 for none. */
export async function save(transaction: Transaction<Database>, seen: number, draft: StoredDraft): Promise<boolean> {
  const row = {
    body: JSON.stringify(draft.fields),
    revision: draft.revision,
    author: draft.author,
    at: draft.at,
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
});
