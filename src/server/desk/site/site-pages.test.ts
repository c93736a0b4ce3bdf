import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskBackups, TestedBackup } from '#contract/desk/backups.ts';
import type { UnsentEmails } from '#contract/desk/emails.ts';
import type { DeskStatus } from '#contract/desk/status.ts';
import { DESK_PATHS, deskBackupPath } from '#contract/paths.ts';
import { DESK_PROOF_MS } from '#domain/desk/desk-session.ts';
import { createProblems } from '#server/platform/log/problems.ts';
import { CHECKS } from '#server/upkeep/checkup.ts';
import type { Restorer } from '#server/upkeep/restore-backup.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { VALID_DESK_REQUESTS } from '#tests/requests/valid-desk-requests.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const asked: string[] = [];
const problems = createProblems();
const upkeep = {
  problems,
  startedAt: 0,
  async restore(backup: string, { operator }: Restorer, note: () => Promise<void>) {
    await note();
    asked.push(`${operator.name}: ${backup}`);
    return true;
  },
  lastRestore: () => null,
};

describe.each(TEST_DATABASES)('the site’s own pages at the desk on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind, { upkeep });
  });
  afterAll(() => server.close());

  async function call(method: 'GET' | 'POST', url: string) {
    const { headers } = await deskOperatorOf(server);
    return server.app.inject({ method, url, headers });
  }
  const status = async () => (await call('GET', DESK_PATHS.status)).json<DeskStatus>();

  test('the page of status says what the doctor says, check by check', async () => {
    const { findings } = await status();
    expect(findings.map(({ name }) => name)).toEqual(Object.keys(CHECKS));
    expect(findings.find(({ name }) => name === 'Payments')?.verdict).toBe('warning');
  });

  test('what the log said was out of order is kept, with the number that was told, and forgotten after a month', async () => {
    const time = new Date(server.clock.now()).toISOString();
    problems.note(JSON.stringify({ level: 50, time, msg: 'request failed', requestId: 'r-7', err: { message: 'no' } }));
    const told = { what: 'request failed', detail: 'no', reference: 'r-7', at: server.clock.now() };
    expect((await status()).problems).toMatchObject([told]);
    server.clock.advance(31 * 86_400_000);
    await server.tidy();
    expect((await status()).problems).toEqual([]);
  });

  test('an e-mail that came back is sent again or discarded, and the activity log says so', async () => {
    for (const action of ['again', 'drop']) {
      const prepared = await VALID_DESK_REQUESTS[`POST /api/desk/emails/:emailId/${action}`]?.(server);
      const { emails } = (await call('GET', DESK_PATHS.emails)).json<UnsentEmails>();
      expect(emails.map(({ to, isGivenUp }) => [to, isGivenUp])).toEqual([['her@example.org', true]]);
      expect((await server.app.inject(prepared ?? {})).statusCode).toBe(200);
      expect((await call('GET', DESK_PATHS.emails)).json<UnsentEmails>().emails).toEqual([]);
    }
    const { lines } = (await call('GET', DESK_PATHS.activity)).json();
    expect(lines.map((line: { action: string }) => line.action).sort()).toContain('email_discarded');
  });

  test('what newly needs a person is written to the owner once, and only of what she chose', async () => {
    await VALID_DESK_REQUESTS['POST /api/desk/emails/:emailId/again']?.(server);
    const emails = async () => {
      await server.tellOwners();
      return (await server.sentEmails()).filter(({ subject }) => subject === 'Something needs you').length;
    };
    const before = await emails();
    expect(before).toBeGreaterThan(0);
    expect(await emails()).toBe(before);
    const { headers } = await deskOperatorOf(server);
    await server.app.inject({ method: 'POST', url: DESK_PATHS.alerts, headers, payload: { kinds: ['review'] } });
    server.clock.advance(1_000);
    await server.db.deleteFrom('email_outbox').where('given_up_at', 'is not', null).execute();
    await server.tellOwners();
    await VALID_DESK_REQUESTS['POST /api/desk/emails/:emailId/again']?.(server);
    expect(await emails()).toBe(before);
  });

  test('a name that is no copy’s leads nowhere, whatever lies in the folder', async () => {
    writeFileSync(join(server.dataFolder, 'settings.env'), '');
    for (const name of ['settings.env', '../settings.env', 'daily-2026-11-20.sqlite', 'x'.repeat(200)]) {
      expect((await call('GET', `${deskBackupPath(name)}/file`)).statusCode).toBe(404);
      expect((await call('POST', `${deskBackupPath(name)}/restore`)).statusCode).toBe(404);
    }
  });
});

describe('copies at the desk', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp('sqlite', { upkeep });
  });
  afterAll(() => server.close());

  const headersOf = async () => (await deskOperatorOf(server)).headers;
  const call = async (method: 'GET' | 'POST', url: string) =>
    server.app.inject({ method, url, headers: await headersOf() });
  async function makeBackup(): Promise<string> {
    server.clock.advance(1_000);
    expect((await call('POST', DESK_PATHS.backups)).statusCode).toBe(200);
    return (await call('GET', DESK_PATHS.backups)).json<DeskBackups>().backups[0]?.name ?? '';
  }
  const activity = async () =>
    (await call('GET', DESK_PATHS.activity)).json().lines.map((line: { action: string }) => line.action);

  test('one is made, opened apart with its numbers, and downloaded whole; the activity log says so', async () => {
    await server.people.subscribe();
    const name = await makeBackup();
    const { members, purchases } = (await call('GET', `${deskBackupPath(name)}/contents`)).json<TestedBackup>();
    expect([members, purchases]).toEqual([1, 1]);
    server.clock.advance(1);
    const file = await call('GET', `${deskBackupPath(name)}/file`);
    expect(file.rawPayload.subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(await activity()).toEqual(expect.arrayContaining(['backup_downloaded', 'backup_made']));
  });

  test('one that has changed since is told, and is not restored by chance', async () => {
    const name = await makeBackup();
    writeFileSync(join(server.dataFolder, 'backups', name), 'SQLite format 3, but not');
    const tried = await call('GET', `${deskBackupPath(name)}/contents`);
    expect([tried.statusCode, tried.json().message]).toEqual([409, expect.stringContaining('has changed')]);
  });

  test('making, downloading and bringing back each ask for proof', async () => {
    const name = await makeBackup();
    const headers = await headersOf();
    server.clock.advance(DESK_PROOF_MS);
    const actions = [
      ['POST', DESK_PATHS.backups],
      ['GET', `${deskBackupPath(name)}/file`],
      ['POST', `${deskBackupPath(name)}/restore`],
    ] as const;
    for (const [method, url] of actions) {
      expect((await server.app.inject({ method, url, headers })).json().code).toBe('proof_needed');
    }
  });

  test('bringing back is begun once it is in the activity log, by who asked for it', async () => {
    const name = await makeBackup();
    server.clock.advance(1);
    expect((await call('POST', `${deskBackupPath(name)}/restore`)).statusCode).toBe(200);
    expect([asked.at(-1), (await activity())[0]]).toEqual([`Kate: ${name}`, 'restore_started']);
    expect(existsSync(join(server.dataFolder, 'backups', name))).toBe(true);
  });
});

test.runIf(TEST_DATABASES.includes('postgres'))(
  'on PostgreSQL a backup is made and downloaded; opened and restored it is on the server',
  async () => {
    const server = await openTestApp('postgres', { upkeep });
    const { headers } = await deskOperatorOf(server);
    const call = (method: 'GET' | 'POST', url: string) => server.app.inject({ method, url, headers });
    expect((await call('POST', DESK_PATHS.backups)).statusCode).toBe(200);
    const { engine, backups } = (await call('GET', DESK_PATHS.backups)).json<DeskBackups>();
    expect([engine, backups.length]).toEqual(['postgres', 1]);
    const path = deskBackupPath(backups[0]?.name ?? '');
    expect((await call('GET', `${path}/file`)).rawPayload.subarray(0, 5).toString()).toBe('PGDMP');
    for (const refused of [await call('GET', `${path}/contents`), await call('POST', `${path}/restore`)])
      expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('npm run restore')]);
    await server.close();
  },
);
