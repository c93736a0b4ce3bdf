import { DatabaseStartError } from '#server/platform/database/database-errors.ts';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { ALL_MIGRATIONS, type Migrations } from '#server/platform/database/migrations/all-migrations.ts';
import { createTable, onBoth } from '#server/platform/database/migrations/create-table.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';

/**
 * Brings a database up to date: node migrate.ts <file or postgres address> <now or later> [n]. `later` is a version
 * with one migration more. With `n` the program kills itself before the n-th statement that it runs.
 */
const [target = '', version, deathAt] = process.argv.slice(2);
const LATER: Migrations = {
  ...ALL_MIGRATIONS,
  '9001_later': [createTable('later', 'id text primary key'), onBoth(`alter table "user" add column nickname text`)],
};
const db = target.startsWith('postgres') ? openPostgres(target, { poolSize: 2 }) : openSqlite({ path: target });
let statementsRun = 0;

const migrations = Object.fromEntries(
  Object.entries(version === 'later' ? LATER : ALL_MIGRATIONS).map(([name, statements]) => [
    name,
    statements.map((statement) => (engine: 'sqlite' | 'postgres') => {
      if (String(statementsRun) === deathAt) process.kill(process.pid, 'SIGKILL');
      statementsRun += 1;
      return statement(engine);
    }),
  ]),
);

try {
  await migrateToLatest(db, { migrations });
  await db.destroy();
} catch (error) {
  process.stderr.write(`${error instanceof DatabaseStartError ? error.message : error}\n`);
  process.exitCode = 1;
}
