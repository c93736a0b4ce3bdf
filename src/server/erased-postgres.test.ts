import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTH_DELETE_ACCOUNT_PATH, AUTH_LOGIN_PATH, AUTH_REGISTER_PATH } from '#contract/paths.ts';
import { openPostgresDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { fillMember, MARKERS, markersIn } from '#tests/people/full-member.ts';
import { runCommand } from '#tests/programs/operator-command.ts';
import { IN_PASSING, type Program, startProgram } from '#tests/programs/start-program.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const PASSWORD = 'porridge at seven';
const SLOW = { timeout: 120_000 };

let folder: string;
let place: Awaited<ReturnType<typeof createPostgresDatabase>>;
let program: Program;

describe.skipIf(!TEST_POSTGRES_URL)('on PostgreSQL (skipped where TEST_POSTGRES_URL names none)', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fit-in-30-erased-'));
    place = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
    program = start();
  });
  afterEach(async () => {
    await stop();
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  const environment = () => ({ DATA_DIR: folder, DATABASE_URL: place.url, BACKUPS: 'elsewhere', LOG_LEVEL: 'warn' });
  const start = () => startProgram(MAIN, { ...environment(), PORT: '0' });

  async function stop(): Promise<void> {
    program.process.kill('SIGTERM');
    await program.exited;
  }

  async function post(path: string, body: object, headers = {}) {
    return fetch(`${await program.address}${path}`, {
      method: 'POST',
      headers: { ...IN_PASSING, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async function fullMember() {
    const person = { firstName: 'Ann', email: MARKERS.email, password: PASSWORD };
    const answer = await post(AUTH_REGISTER_PATH, person);
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
    const db = await openPostgresDatabase(place.url, { poolSize: 1 });
    await fillMember(db, user.id);
    await db.destroy();
    return { id: user.id, authorization: `Bearer ${token}` };
  }

  const deleteOwn = ({ authorization }: { authorization: string }) =>
    post(AUTH_DELETE_ACCOUNT_PATH, { password: PASSWORD }, { authorization });

  /** As text: a copy is compressed. */
  const dumped = () => execFileSync('pg_dump', [place.url]);

  /** What the server's own files of this database hold, the log apart. */
  async function filesLeft(userId: string): Promise<string[]> {
    const db = await openPostgresDatabase(place.url, { poolSize: 1 });
    await sql`checkpoint`.execute(db);
    const { rows } = await sql<{ place: string }>`select current_setting('data_directory') || '/base/' || oid as place
      from pg_database where datname = current_database()`.execute(db);
    await db.destroy();
    const base = rows[0]?.place ?? '';
    return readdirSync(base).flatMap((name) => markersIn(readFileSync(join(base, name)), userId));
  }

  test(
    'of a deleted account nothing is in a copy, and nothing in the files once they were vacuumed',
    SLOW,
    async () => {
      const vera = await fullMember();
      expect(markersIn(dumped(), vera.id)).toContain(MARKERS.note);
      expect((await deleteOwn(vera)).status).toBe(200);
      await vi.waitFor(() => expect(markersIn(dumped(), vera.id)).toEqual([]), { timeout: 30_000, interval: 500 });
      await vi.waitFor(async () => expect(await filesLeft(vera.id)).toEqual([]), { timeout: 30_000, interval: 500 });
    },
  );

  test('a restore deletes again whoever has deleted an account since, and says how many', SLOW, async () => {
    const vera = await fullMember();
    const copy = join(folder, 'good.pgdump');
    expect(runCommand('backup.ts', [copy], { environment: environment() }).stdout).toContain('Done');
    await deleteOwn(vera);
    await stop();
    const restored = runCommand('restore.ts', [copy], { environment: environment() });
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toContain('1 person had deleted their account since; that account is deleted again.');
    expect(markersIn(dumped(), vera.id)).toEqual([]);
    program = start();
    expect((await post(AUTH_LOGIN_PATH, { email: MARKERS.email, password: PASSWORD })).status).toBe(401);
  });
});
