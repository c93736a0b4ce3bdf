import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPostgresDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { backUpPostgres, requirePostgresBackup, restorePostgres } from './postgres-backup.ts';

describe.skipIf(!TEST_POSTGRES_URL)('a PostgreSQL server (skipped where TEST_POSTGRES_URL names none)', () => {
  test('is backed up and restored, whole, while nobody else is connected', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-backup-'));
    const place = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
    const person = (id: string) => ({ id, email: id, first_name: id, last_name: '', created_at: 0 });
    let db = await openPostgresDatabase(place.url);
    const ids = async () => (await db.selectFrom('user').select('id').orderBy('id').execute()).map(({ id }) => id);
    const [backup, aside] = ['backup', 'aside'].map((name) => join(folder, `${name}.pgdump`)) as [string, string];
    const restore = (backupFile: string) =>
      restorePostgres({ backupFile, databaseUrl: place.url, keepAside: () => backUpPostgres(place.url, aside) });

    await db.insertInto('user').values(person('anna')).execute();
    await backUpPostgres(place.url, backup);
    await expect(backUpPostgres(place.url, backup)).rejects.toThrow('already exists. Nothing was changed.');
    await db.insertInto('user').values(person('bea')).execute();
    // A newer program's, which leans on what the backup brings back.
    await sql`create table later (user_id text references "user" (id))`.execute(db);

    await expect(restore(backup)).rejects.toThrow('The database is in use. Stop everything connected to it');
    expect(existsSync(aside)).toBe(false);
    expect(await ids()).toEqual(['anna', 'bea']);
    await db.destroy();
    await restore(backup);
    db = await openPostgresDatabase(place.url);
    expect(await ids()).toEqual(['anna']);
    await db.destroy();
    await restorePostgres({ backupFile: aside, databaseUrl: place.url, keepAside: async () => {} });
    db = await openPostgresDatabase(place.url);
    expect(await ids()).toEqual(['anna', 'bea']);

    await db.destroy();
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  test('loses nothing to a backup that breaks off or is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-backup-'));
    const place = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
    const person = { id: 'anna', email: 'anna', first_name: 'Anna', last_name: '', created_at: 0 };
    let db = await openPostgresDatabase(place.url);
    await db.insertInto('user').values(person).execute();
    await db.destroy();
    const backup = join(folder, 'backup.pgdump');
    await backUpPostgres(place.url, backup);
    const whole = readFileSync(backup);
    writeFileSync(backup, whole.subarray(0, whole.length - 400));
    await expect(requirePostgresBackup(backup, place.url)).rejects.toThrow('has changed since it was made');
    const restoring = restorePostgres({ backupFile: backup, databaseUrl: place.url, keepAside: async () => {} });
    await expect(restoring).rejects.toThrow(/^pg_restore failed|^psql failed/);
    rmSync(`${backup}.sha256`);
    writeFileSync(backup, 'Dear diary');
    await expect(requirePostgresBackup(backup, place.url)).rejects.toThrow(/^pg_restore failed/);
    db = await openPostgresDatabase(place.url);
    expect(await db.selectFrom('user').select('id').execute()).toEqual([{ id: 'anna' }]);
    await db.destroy();
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  test('that does not answer is named without its password', async () => {
    const url = 'postgres://anna:secret@127.0.0.1:1/fit';
    const refusal = await backUpPostgres(url, join(tmpdir(), 'never.pgdump')).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^pg_dump failed: /);
    expect(refusal).not.toContain('secret');
  });
});
