import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActivityAnswer } from '#contract/desk/activity-log.ts';
import type { DeskBackups, LastRestore } from '#contract/desk/backups.ts';
import type { DeskToday } from '#contract/desk/today.ts';
import {
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_LOGIN_PATH,
  AUTH_REGISTER_PATH,
  DESK_PATHS,
  deskBackupPath,
} from '#contract/paths.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';
import { fillMember, MARKERS, markersIn } from '#tests/people/full-member.ts';
import { type DeskOfProgram, openDeskOf } from '#tests/programs/desk-program.ts';
import { runCommand } from '#tests/programs/operator-command.ts';
import { IN_PASSING, type Program, startProgram } from '#tests/programs/start-program.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const PASSWORD = 'porridge at seven';
const SLOW = { timeout: 120_000 };
const LONG_ENOUGH_MS = 60_000;

let folder: string;
let program: Program;
let desk: DeskOfProgram;

const environment = () => ({ DATA_DIR: folder, BACKUPS: 'elsewhere', LOG_LEVEL: 'warn' });
const start = () => startProgram(MAIN, { ...environment(), PORT: '0' });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-erased-'));
  program = start();
  desk = await openDeskOf(program);
}, LONG_ENOUGH_MS);

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function stop(): Promise<void> {
  program.process.kill('SIGTERM');
  expect(await program.exited).toBe(0);
}

const post = (address: string, path: string, body: object, headers = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...IN_PASSING, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function register(email: string): Promise<{ id: string; authorization: string }> {
  const answer = await post(desk.address, AUTH_REGISTER_PATH, { firstName: 'Ann', email, password: PASSWORD });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { id: user.id, authorization: `Bearer ${token}` };
}

/** Among others whose rows lie beside the member's. */
async function fullMember() {
  const vera = await register(MARKERS.email);
  const neighbours = await Promise.all(['a', 'b', 'c'].map((name) => register(`${name}@example.org`)));
  const db = openSqlite({ path: databaseFileOf(folder) });
  await fillMember(db, vera.id);
  for (const { id } of neighbours) {
    await db
      .updateTable('user')
      .set({ last_name: 'x'.repeat(900) })
      .where('id', '=', id)
      .execute();
  }
  await db.destroy();
  return vera;
}

/** As a server without a mail server has written them. */
function writeEmails(): void {
  const mail = join(folder, 'mail');
  mkdirSync(mail, { recursive: true });
  const broken = `${MARKERS.email.slice(0, 9)}=\r\n${MARKERS.email.slice(9)}`;
  const emails = {
    '2026-11-01T09-00-00.000Z-to-her.eml': `To: ${MARKERS.email}\r\n\r\nHello ${MARKERS.firstName}`,
    '2026-11-01T09-00-00.000Z-to-kate.eml': `To: kate@example.org\r\n\r\nA payment of ${broken} needs a look`,
    '2026-11-01T09-00-00.000Z-to-ann.eml': 'To: a@example.org\r\n\r\nHello Ann',
  };
  for (const [name, text] of Object.entries(emails)) writeFileSync(join(mail, name), text);
}

/** In every file of the data folder. */
function leftIn(place: string, userId: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) =>
      markersIn(readFileSync(join(parentPath, name)), userId).map((marker) => `${name}: ${marker}`),
    );
}

const deleteOwn = ({ authorization }: { authorization: string }) =>
  post(desk.address, AUTH_DELETE_ACCOUNT_PATH, { password: PASSWORD }, { authorization });

const signIn = async () =>
  (await post(await program.address, AUTH_LOGIN_PATH, { email: MARKERS.email, password: PASSWORD })).status;

const backups = async () => (await (await desk.get(DESK_PATHS.backups)).json()) as DeskBackups;
const activity = async () => (await (await desk.get(DESK_PATHS.activity)).json()) as ActivityAnswer;

async function makeBackup(): Promise<string> {
  expect((await desk.post(DESK_PATHS.backups)).status).toBe(200);
  return (await backups()).backups[0]?.name ?? '';
}

test(
  'of a deleted account no byte is left in the database, its log, a new backup or a written e-mail',
  SLOW,
  async () => {
    const vera = await fullMember();
    writeEmails();
    expect(leftIn(folder, vera.id)).not.toEqual([]);
    expect((await deleteOwn(vera)).status).toBe(200);
    await vi.waitFor(() => expect(leftIn(folder, vera.id).join()).toBe(''), { timeout: LONG_ENOUGH_MS, interval: 500 });
    expect(readdirSync(join(folder, 'mail'))).toContain('2026-11-01T09-00-00.000Z-to-ann.eml');
    await makeBackup();
    expect(leftIn(folder, vera.id)).toEqual([]);
    const [line] = (await activity()).lines.filter(({ action }) => action === 'account_deleted');
    expect(line).toMatchObject({ operator: 'A member', about: null, before: null, after: null });
    expect(JSON.stringify(line)).not.toContain(vera.id);
  },
);

test('the same where the desk deletes it', SLOW, async () => {
  const vera = await fullMember();
  const answer = await desk.post(`${DESK_PATHS.members}/${vera.id}/delete`, { email: MARKERS.email });
  expect(answer.status).toBe(200);
  await vi.waitFor(() => expect(leftIn(folder, vera.id).join()).toBe(''), { timeout: LONG_ENOUGH_MS, interval: 500 });
});

test(
  'a backup that is restored deletes again whoever has deleted an account since, and says how many',
  SLOW,
  async () => {
    const vera = await fullMember();
    const backup = await makeBackup();
    await deleteOwn(vera);
    expect(await signIn()).toBe(401);
    // What is here is kept as a backup: the member's goodbye, which bears their address, has to be out of it.
    const leftHere = () => leftIn(folder, vera.id).filter((found) => !found.startsWith(backup));
    await vi.waitFor(() => expect(leftHere().join()).toBe(''), { timeout: LONG_ENOUGH_MS, interval: 500 });
    expect((await desk.post(`${deskBackupPath(backup)}/restore`)).status).toBe(200);
    const back = await vi.waitFor(async (): Promise<LastRestore> => {
      const { lastRestore } = await backups();
      if (!lastRestore || lastRestore.outcome === 'under_way') throw new Error('It is not over yet');
      return lastRestore;
    }, LONG_ENOUGH_MS);
    expect(back).toMatchObject({ outcome: 'done' });
    expect(back.words).toContain('1 person had deleted their account since; that account is deleted again.');
    expect(await signIn()).toBe(401);
    const lines = (await activity()).lines.map(({ action, after }) => `${action} ${after}`);
    expect(lines).toContain('accounts_deleted_again 1');
    const today = (await (await desk.get(DESK_PATHS.today)).json()) as DeskToday;
    expect(today.deletedAgain).toMatchObject({ count: 1 });
    rmSync(join(folder, 'backups', backup));
    rmSync(join(folder, 'backups', `${backup}.sha256`));
    await vi.waitFor(() => expect(leftIn(folder, vera.id).join()).toBe(''), { timeout: LONG_ENOUGH_MS, interval: 500 });
  },
);

test(
  'so does a restore on the server, and a database that was put in its place by hand at the next start',
  SLOW,
  async () => {
    const vera = await fullMember();
    const backup = join(folder, 'backups', await makeBackup());
    await deleteOwn(vera);
    await stop();
    const restored = runCommand('restore.ts', [backup], { environment: environment() });
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toContain('1 person had deleted their account since; that account is deleted again.');

    const file = databaseFileOf(folder);
    for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
    const source = new DatabaseSync(backup, { readOnly: true });
    source.prepare('vacuum into ?').run(file);
    source.close();
    for (const name of readdirSync(join(folder, 'backups'))) {
      if (name !== 'deleted-accounts.txt') rmSync(join(folder, 'backups', name));
    }
    program = start();
    await program.address;
    expect(await signIn()).toBe(401);
    await vi.waitFor(() => expect(leftIn(folder, vera.id).join()).toBe(''), { timeout: LONG_ENOUGH_MS, interval: 500 });
    expect(existsSync(join(folder, 'backups', 'deleted-accounts.txt'))).toBe(true);
  },
);
