import { CompiledQuery, type Kysely } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { changeEveryConnection } from './every-connection.ts';

/** A statement as it was carried out. */
export interface RecordedStatement {
  text: string;
  parameters: readonly unknown[];
}

/** Tells of every statement that is carried out from now on. */
export function watchStatements(db: Kysely<Database>, note: (statement: RecordedStatement) => void): void {
  changeEveryConnection(db, (connection) => {
    const executeQuery = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => {
      note({ text: query.sql, parameters: query.parameters });
      return executeQuery(query, options);
    };
  });
}

/** Notes every distinct statement that is carried out from now on, with the values of its first time. */
export function recordStatements(db: Kysely<Database>): ReadonlyMap<string, RecordedStatement> {
  const recorded = new Map<string, RecordedStatement>();
  watchStatements(db, (statement) => {
    if (!recorded.has(statement.text)) recorded.set(statement.text, statement);
  });
  return recorded;
}

const CAN_BE_EXPLAINED = /^\s*(select|insert|update|delete|with)\b/i;

/** How the engine carries each statement out, a line for each step; statements that have no plan are left out. */
export async function plansOf(
  db: Kysely<Database>,
  statements: Iterable<RecordedStatement>,
): Promise<Map<string, string[]>> {
  const isSqlite = engineOf(db) === 'sqlite';
  const plans = new Map<string, string[]>();
  for (const { text, parameters } of [...statements].filter((statement) => CAN_BE_EXPLAINED.test(statement.text))) {
    const explained = CompiledQuery.raw(`${isSqlite ? 'explain query plan' : 'explain'} ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail?: string; 'QUERY PLAN'?: string }>(explained);
    plans.set(
      text,
      rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? ''),
    );
  }
  return plans;
}
