import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { workoutRow } from '#tests/people/workout-row.ts';
import { runCommand } from '#tests/programs/operator-command.ts';
import { startProgram } from '#tests/programs/start-program.ts';

const SLOW = { timeout: 120_000 };

let folder: string;
let place: Awaited<ReturnType<typeof createPostgresDatabase>>;

describe.skipIf(!TEST_POSTGRES_URL)('on PostgreSQL (skipped where TEST_POSTGRES_URL names none)', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fit-in-30-restore-'));
    place = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
  });
  afterEach(async () => {
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  const settings = () => ({ DATA_DIR: folder, DATABASE_URL: place.url });
  const run = (script: string, ...words: string[]) => runCommand(script, words, { environment: settings() });

  async function storeMember(id: string): Promise<void> {
    const db = await openPostgresDatabase(place.url);
    const person = { id, email: `${id}@example.org`, first_name: 'Anna', last_name: '', created_at: 1 };
    await db.insertInto('user').values(person).execute();
    const session = workoutRow({ user_id: id, completed_on: '2026-11-21', notes: 'a\ttab\nand a line' });
    await db.insertInto('workout_session').values(session).execute();
    await db.destroy();
  }

  test('a backup is told of, restored, and what was there is kept; not while others are connected', SLOW, async () => {
    await storeMember('anna');
    const made = run('backup.ts', join(folder, 'good.pgdump'));
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain('Backup made and checked (1 member, newest workout 21 November 2026): ');
    await storeMember('bea');
    const other = await openPostgresDatabase(place.url);
    await other.selectFrom('user').select('id').execute();
    expect(run('restore.ts', join(folder, 'good.pgdump'))).toMatchObject({
      status: 1,
      stderr: 'The database is in use. Stop everything connected to it, then run this again.\n',
    });
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    await other.destroy();
    const { status, stdout, stderr } = run('restore.ts', join(folder, 'good.pgdump'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('In the backup: 1 member, newest workout 21 November 2026.\nCurrent database: 2 members,');
    expect(stdout).toMatch(/Done\. Restored 1 member, .* is kept at (.*before-restore-\w+\.pgdump)\. Now start/);
    const kept = / kept at (\S+)\. /.exec(stdout)?.[1] ?? '';
    expect(run('restore.ts', kept)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Done. Restored 2 members'),
    });
  });

  test('a running server makes the backup of the day, unless somebody else does', SLOW, async () => {
    const start = (environment: Record<string, string>) =>
      startProgram('src/server/main.ts', { ...settings(), PORT: '0', LOG_LEVEL: 'silent', ...environment });
    const elsewhere = start({ BACKUPS: 'elsewhere', DATA_DIR: join(folder, 'elsewhere') });
    await elsewhere.address;
    const server = start({});
    await server.address;
    const made = () => readdirSync(join(folder, 'backups')).filter((name) => /^daily-[\d-]+\.pgdump$/.test(name));
    await vi.waitFor(() => expect(made()).toHaveLength(1), 20_000);
    expect(run('doctor.ts').stdout).toMatch(/✓ Backups: the newest is daily-[\d-]+\.pgdump/);
    for (const { process, exited } of [server, elsewhere]) {
      process.kill('SIGTERM');
      await exited;
    }
    expect(readdirSync(folder)).not.toContain('elsewhere');
  });
});
