import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { bothCases } from './both-cases.ts';

/** The end of all texts that begin with another. */
const LAST_CHARACTER = '\u{10FFFF}';

const COLUMNS = {
  first: sql<string>`lower(first_name)`,
  last: sql<string>`lower(last_name)`,
} as const;

/** Ids of accounts whose first or last name, or address if that may be known, begins with this. */
export async function findMemberIds(
  db: Kysely<Database>,
  text: string,
  { byEmail, limit }: { byEmail: boolean; limit: number },
): Promise<string[]> {
  const found = new Set<string>();
  if (byEmail) for (const id of await idsWhere(db, sql<string>`email`, text.toLowerCase(), limit)) found.add(id);
  const [first = '', ...others] = text.split(/\s+/);
  const last = others.join(' ');
  for (const begin of bothCases(first)) {
    for (const id of await idsWhere(db, COLUMNS.first, begin, limit, last)) found.add(id);
  }
  for (const begin of bothCases(text)) {
    for (const id of await idsWhere(db, COLUMNS.last, begin, limit)) found.add(id);
  }
  return [...found].slice(0, limit);
}

async function idsWhere(
  db: Kysely<Database>,
  column: Expression<string>,
  begin: string,
  limit: number,
  lastName = '',
): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where(beginsWith(column, begin))
    .$if(lastName !== '', (query) =>
      query.where(({ or }) => or(bothCases(lastName).map((each) => beginsWith(COLUMNS.last, each)))),
    )
    .orderBy(column)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const beginsWith = (column: Expression<string>, begin: string) =>
  sql<SqlBool>`(${column} >= ${begin} and ${column} < ${begin + LAST_CHARACTER})`;
