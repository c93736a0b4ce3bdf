import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPostgresDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/open-fresh-postgres.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';

describe.skipIf(!TEST_POSTGRES_URL)('a PostgreSQL server (skipped where TEST_POSTGRES_URL names none)', () => {
  test('is backed up and restored, whole', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-backup-'));
    const place = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
    const person = (id: string) => ({ id, email: id, first_name: id, last_name: '', created_at: 0 });
    const db = await openPostgresDatabase(place.url);
    const ids = async () => (await db.selectFrom('user').select('id').orderBy('id').execute()).map(({ id }) => id);
    const backup = join(folder, 'backup.pgdump');

    await db.insertInto('user').values(person('anna')).execute();
    await backUpPostgres(place.url, backup);
    await expect(backUpPostgres(place.url, backup)).rejects.toThrow('There is a file at');
    await db.insertInto('user').values(person('bea')).execute();
    expect(await ids()).toEqual(['anna', 'bea']);
    await restorePostgres(backup, place.url);
    expect(await ids()).toEqual(['anna']);

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
