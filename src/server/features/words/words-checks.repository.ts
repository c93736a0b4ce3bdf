import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { raiseWordsState } from './words.repository.ts';

export interface StoredCheck {
  subject: string;
  version: number;
  name: string;
  register: string;
  checkedOn: string;
  keptBy: string;
  at: number;
}

type SeenCheck = Pick<StoredCheck, 'subject' | 'version' | 'name' | 'checkedOn'>;

/** Who checked which version of what. */
/** On the newest version that anybody checked. */
export async function newest(db: Kysely<Database>, subject: string): Promise<StoredCheck | undefined> {
  const row = await db
    .selectFrom('words_check')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toCheck(row);
}

/** On the newest version of each that anybody checked. */
export async function newestOf(db: Kysely<Database>, subjects: readonly string[]): Promise<Map<string, StoredCheck>> {
  const rows = await db
    .selectFrom('words_check')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('version')
    .execute();
  return new Map(rows.map((row) => [row.subject, toCheck(row)]));
}

/** A later reading of the same version takes the place of the earlier one. */
export async function keep(
  transaction: Transaction<Database>,
  { subject, version, ...check }: StoredCheck,
): Promise<void> {
  const row = {
    name: check.name,
    register: check.register,
    checked_on: check.checkedOn,
    kept_by: check.keptBy,
    at: check.at,
  };
  await transaction
    .insertInto('words_check')
    .values({ subject, version, ...row })
    .onConflict((conflict) => conflict.columns(['subject', 'version']).doUpdateSet(row))
    .execute();
  await raiseWordsState(transaction);
}

/** Undefined where another was kept in its place; asked again, it is gone. */
export async function takeBack(
  transaction: Transaction<Database>,
  seen: SeenCheck,
): Promise<StoredCheck | 'gone' | undefined> {
  const gone = await transaction
    .deleteFrom('words_check')
    .where('subject', '=', seen.subject)
    .where('version', '=', seen.version)
    .where('name', '=', seen.name)
    .where('checked_on', '=', seen.checkedOn)
    .returningAll()
    .executeTakeFirst();
  if (!gone) {
    const another = transaction.selectFrom('words_check').select('version').where('subject', '=', seen.subject);
    return (await another.executeTakeFirst()) ? undefined : 'gone';
  }
  await raiseWordsState(transaction);
  return toCheck(gone);
}

const toCheck = (row: Selectable<Database['words_check']>): StoredCheck => ({
  subject: row.subject,
  version: row.version,
  name: row.name,
  register: row.register,
  checkedOn: row.checked_on,
  keptBy: row.kept_by,
  at: row.at,
});
