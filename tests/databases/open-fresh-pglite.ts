import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { ALL_MIGRATIONS } from '#server/platform/database/migrations/all-migrations.ts';
import { COLUMN_PARSERS } from '#server/platform/database/postgres-columns.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { withTypedErrors } from '#server/platform/database/with-typed-errors.ts';

/** Instances whose test is over; the next test of the same file empties one and uses it. */
const resting: PGlite[] = [];

/** PostgreSQL inside this process: the same SQL as a server, no daemon. Starts from a copy that is migrated already. */
export async function openFreshPglite(): Promise<{ db: Kysely<Database>; close(): Promise<void> }> {
  const rested = resting.pop();
  if (rested) await empty(rested);
  const pglite = rested ?? (await PGlite.create({ loadDataDir: await readTemplate(), parsers: COLUMN_PARSERS }));
  return {
    db: openKysely(pglite),
    async close() {
      // A test may have ended the database itself, as the program does when it stops.
      if (!pglite.closed && !resting.includes(pglite)) resting.push(pglite);
    },
  };
}

function openKysely(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: withTypedErrors(new PGliteDialect({ pglite })) });
}

async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  await pglite.exec(`truncate ${rows.map(({ tablename }) => `"${tablename}"`).join(', ')} cascade`);
}

/** Making the cluster takes seconds, reading a copy half a second: one copy for each version of the tables. */
async function readTemplate(): Promise<Blob> {
  const path = join(tmpdir(), `fit-in-30-pglite-${fingerprint()}.tar`);
  if (existsSync(path)) return new Blob([await readFile(path)]);
  const pglite = await PGlite.create();
  await migrateToLatest(openKysely(pglite));
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  // Another test process may do the same at the same time: whole file or no file.
  await writeFile(`${path}.${process.pid}`, Buffer.from(await copy.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
  return copy;
}

function fingerprint(): string {
  const pgliteVersion = readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url));
  const statements = Object.entries(ALL_MIGRATIONS).map(([name, all]) => [name, ...all.map((sql) => sql('postgres'))]);
  return createHash('sha256').update(pgliteVersion).update(JSON.stringify(statements)).digest('hex').slice(0, 16);
}
