import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailableError } from './database-errors.ts';
import { openSqliteDatabase } from './open-database.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-moved-'));
  path = join(folder, 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['moved away', () => renameSync(path, `${path}.old`)],
  ['removed', () => rmSync(path)],
  [
    'replaced by a copy',
    () => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
])('nothing is stored in a file that was %s, and it is read as before', async (_how, harm) => {
  const db = await openSqliteDatabase(path);
  const write = (id: string) => db.insertInto('write_probe').values({ id, at: 1 }).execute();
  await write('one');
  harm();
  await expect(write('two')).rejects.toThrow(DatabaseUnavailableError);
  expect(await db.selectFrom('write_probe').select('id').execute()).toEqual([{ id: 'one' }]);
  await db.destroy();
});

test('a file that was put back takes writes again', async () => {
  const db = await openSqliteDatabase(path);
  const write = (id: string) => db.insertInto('write_probe').values({ id, at: 1 }).execute();
  renameSync(path, `${path}.old`);
  await expect(write('one')).rejects.toThrow(DatabaseUnavailableError);
  renameSync(`${path}.old`, path);
  await write('two');
  expect(await db.selectFrom('write_probe').select('id').execute()).toEqual([{ id: 'two' }]);
  await db.destroy();
});
