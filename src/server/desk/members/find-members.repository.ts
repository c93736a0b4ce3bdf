import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { bothCases } from './both-cases.ts';

/** Upper bound of a prefix search. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Only those of whom this is true. */
type Among = (where: ExpressionBuilder<Database, 'user'>) => Expression<SqlBool>;

const COLUMNS = {
  email: sql<string>`email`,
  first: sql<string>`lower(first_name)`,
  last: sql<string>`lower(last_name)`,
} as const;

/** By the prefix of first or last name, or of the address if permitted. */
export async function findMemberIds(
  db: Kysely<Database>,
  text: string,
  { byEmail, limit, among }: { byEmail: boolean; limit: number; among?: Among },
): Promise<string[]> {
  const found = new Set<string>();
  const asked = { limit, among };
  if (byEmail) for (const id of await idsWhere(db, COLUMNS.email, text.toLowerCase(), asked)) found.add(id);
  const [first = '', ...others] = text.split(/\s+/);
  const last = others.join(' ');
  for (const begin of bothCases(first)) {
    for (const id of await idsWhere(db, COLUMNS.first, begin, { ...asked, lastName: last })) found.add(id);
  }
  for (const begin of bothCases(text)) {
    for (const id of await idsWhere(db, COLUMNS.last, begin, asked)) found.add(id);
  }
  return [...found].slice(0, limit);
}

async function idsWhere(
  db: Kysely<Database>,
  column: Expression<string>,
  begin: string,
  { limit, among, lastName = '' }: { limit: number; among: Among | undefined; lastName?: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where(beginsWith(column, begin))
    .$if(lastName !== '', (query) =>
      query.where(({ or }) => or(bothCases(lastName).map((each) => beginsWith(COLUMNS.last, each)))),
    )
    .$if(among !== undefined, (query) => query.where((where) => among?.(where) ?? where.lit(true)))
    .orderBy(column)
    // An address is one member's: with more to order by, PostgreSQL sorts all that match once it plans for any text.
    .$if(column !== COLUMNS.email, (query) => query.orderBy('id'))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const beginsWith = (column: Expression<string>, begin: string) =>
  sql<SqlBool>`(${column} >= ${begin} and ${column} < ${begin + LAST_CHARACTER})`;
