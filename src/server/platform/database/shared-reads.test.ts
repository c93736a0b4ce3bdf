import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from './open-sqlite.ts';

interface Notes {
  note: { id: number };
}

let folder: string;
let path: string;
let db: Kysely<Notes>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-shared-reads-'));
  path = join(folder, 'test.sqlite');
  db = openSqlite({ path }) as unknown as Kysely<Notes>;
  await sql`create table note (id integer primary key) strict`.execute(db);
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const insert = (id: number) => db.insertInto('note').values({ id }).execute();
const readIds = async () => (await db.selectFrom('note').select('id').orderBy('id').execute()).map(({ id }) => id);

/** As another program would, with the file's own locks. */
function inAnotherProgram<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

describe('reads that share a turn', () => {
  test('each sees what was stored before it was asked for', async () => {
    await insert(1);
    const both = Promise.all([readIds(), readIds()]);
    expect(await both).toEqual([[1], [1]]);
    await insert(2);
    expect(await Promise.all([readIds(), readIds(), readIds()])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  test('one that fails fails alone', async () => {
    await insert(1);
    const missing = sql`select id from no_such_table`.execute(db);
    const outcomes = await Promise.allSettled([readIds(), missing, readIds()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await readIds()).toEqual([1]);
  });

  test('what another program stores between two turns is seen in the second', async () => {
    await Promise.all([readIds(), readIds()]);
    inAnotherProgram((other) => other.exec('insert into note values (7)'));
    expect(await Promise.all([readIds(), readIds()])).toEqual([[7], [7]]);
  });

  test('nothing of the file is held when they are answered', async () => {
    await insert(1);
    await Promise.all([readIds(), readIds()]);
    const [checkpoint] = inAnotherProgram((other) => other.prepare('pragma wal_checkpoint(truncate)').all());
    expect(checkpoint).toMatchObject({ busy: 0 });
  });

  test('one that is asked for before the database is closed is answered', async () => {
    await insert(1);
    const asked = Promise.all([readIds(), readIds()]);
    await db.destroy();
    expect(await asked).toEqual([[1], [1]]);
    db = openSqlite({ path }) as unknown as Kysely<Notes>;
  });
});
