import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { raiseWordsState } from './words.repository.ts';

export interface StoredMark {
  subject: string;
  version: number;
  name: string;
  register: string;
  checkedOn: string;
  keptBy: string;
  at: number;
}

type SeenMark = Pick<StoredMark, 'subject' | 'version' | 'name' | 'checkedOn'>;

/** Who read which version of what. */
/** On the newest version that anybody read. */
export async function newest(db: Kysely<Database>, subject: string): Promise<StoredMark | undefined> {
  const row = await db
    .selectFrom('words_mark')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toMark(row);
}

/** On the newest version of each that anybody read. */
export async function newestOf(db: Kysely<Database>, subjects: readonly string[]): Promise<Map<string, StoredMark>> {
  const rows = await db
    .selectFrom('words_mark')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('version')
    .execute();
  return new Map(rows.map((row) => [row.subject, toMark(row)]));
}

/** A later reading of the same version takes the place of the earlier one. */
export async function keep(
  transaction: Transaction<Database>,
  { subject, version, ...mark }: StoredMark,
): Promise<void> {
  const row = {
    name: mark.name,
    register: mark.register,
    checked_on: mark.checkedOn,
    kept_by: mark.keptBy,
    at: mark.at,
  };
  await transaction
    .insertInto('words_mark')
    .values({ subject, version, ...row })
    .onConflict((conflict) => conflict.columns(['subject', 'version']).doUpdateSet(row))
    .execute();
  await raiseWordsState(transaction);
}

/** Undefined where another was kept in its place; asked again, it is gone. */
export async function takeBack(
  transaction: Transaction<Database>,
  seen: SeenMark,
): Promise<StoredMark | 'gone' | undefined> {
  const gone = await transaction
    .deleteFrom('words_mark')
    .where('subject', '=', seen.subject)
    .where('version', '=', seen.version)
    .where('name', '=', seen.name)
    .where('checked_on', '=', seen.checkedOn)
    .returningAll()
    .executeTakeFirst();
  if (!gone) {
    const another = transaction.selectFrom('words_mark').select('version').where('subject', '=', seen.subject);
    return (await another.executeTakeFirst()) ? undefined : 'gone';
  }
  await raiseWordsState(transaction);
  return toMark(gone);
}

const toMark = (row: Selectable<Database['words_mark']>): StoredMark => ({
  subject: row.subject,
  version: row.version,
  name: row.name,
  register: row.register,
  checkedOn: row.checked_on,
  keptBy: row.kept_by,
  at: row.at,
});
