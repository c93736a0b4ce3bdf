import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseStartError } from './database-errors.ts';
import { openPostgresDatabase, openSqliteDatabase } from './open-database.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function refusalOf(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseStartError);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message;
}

describe('opening the SQLite file', () => {
  test('makes the folder and the file, and keeps what was written', async () => {
    const path = join(folder, 'new', 'data', 'test.sqlite');
    const first = await openSqliteDatabase(path);
    await first
      .insertInto('user')
      .values({ id: 'anna', email: 'a', first_name: 'A', last_name: '', created_at: 0 })
      .execute();
    await first.destroy();
    const second = await openSqliteDatabase(path);
    expect((await second.selectFrom('user').select('id').execute()).map(({ id }) => id)).toEqual(['anna']);
    await second.destroy();
  });

  test('answers only what is on disk, and refuses a value of another type', async () => {
    const path = join(folder, 'test.sqlite');
    const db = await openSqliteDatabase(path);
    const database = new DatabaseSync(path, { readOnly: true });
    expect(database.prepare('pragma journal_mode').get()?.journal_mode).toBe('wal');
    const tables = database.prepare(
      `select name, strict from pragma_table_list where schema = 'main' and type = 'table'`,
    );
    const lax = tables.all().filter(({ name, strict }) => strict === 0 && !/^(sqlite|kysely)_/.test(String(name)));
    expect(lax).toEqual([]);
    database.close();
    await db.destroy();
  });

  test('names a folder that cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    const refusal = await refusalOf(openSqliteDatabase(join(folder, 'file', 'data', 'test.sqlite')));
    expect(refusal).toBe(`Can’t create the data folder ${join(folder, 'file', 'data')} (ENOTDIR)`);
  });

  test('names a path that is a folder', async () => {
    const path = join(folder, 'test.sqlite');
    mkdirSync(path);
    expect(await refusalOf(openSqliteDatabase(path))).toContain(`Can’t open the database file ${path}`);
  });

  test('names a file that is not a database', async () => {
    const path = join(folder, 'test.sqlite');
    writeFileSync(path, 'Dear diary, '.repeat(200));
    expect(await refusalOf(openSqliteDatabase(path))).toBe(`The file ${path} isn’t a database`);
  });

  test('asks for no backup of a file that it makes', async () => {
    const beforeChange = vi.fn(async () => {});
    await (await openSqliteDatabase(join(folder, 'test.sqlite'), { beforeChange })).destroy();
    expect(beforeChange).not.toHaveBeenCalled();
  });

  test('refuses a file that a newer program has made', async () => {
    const path = join(folder, 'test.sqlite');
    await (await openSqliteDatabase(path)).destroy();
    const newer = new DatabaseSync(path);
    newer.exec(`insert into kysely_migration values ('0099_from_the_future', '2030-01-01T00:00:00.000Z')`);
    newer.close();
    expect(await refusalOf(openSqliteDatabase(path))).toBe(
      `The database was made by a newer version (it has 0099_from_the_future)`,
    );
  });
});

describe('opening PostgreSQL', () => {
  test('names the server that does not answer, without name and password', async () => {
    const refusal = await refusalOf(openPostgresDatabase('postgres://anna:secret@127.0.0.1:1/fit'));
    expect(refusal).toContain('Can’t use the PostgreSQL server at 127.0.0.1:1');
    expect(refusal).not.toMatch(/anna|secret/);
  });
});
