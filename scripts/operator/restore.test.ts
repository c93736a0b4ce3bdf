import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { workoutRow } from '#tests/people/workout-row.ts';
import { canRunAsNobody, runCommand } from '#tests/programs/operator-command.ts';
import { startProgram } from '#tests/programs/start-program.ts';

const SLOW = { timeout: 120_000 };
const NOBODY = 65_534;

/** What each test begins with a copy of. */
let made: string;
let place: string;
let dataFolder: string;
let database: string;
let backup: string;

beforeAll(async () => {
  made = openPlace();
  await storeMembers(database, 2, '2026-11-21');
  expect(run('backup.ts', backup)).toMatchObject({ status: 0, stderr: '' });
  await storeMembers(database, 1, '2026-11-22');
});
afterAll(() => rmSync(made, { recursive: true }));

beforeEach(() => {
  place = openPlace();
  cpSync(made, place, { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true }));

function openPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-restore-'));
  chmodSync(folder, 0o755);
  dataFolder = join(folder, 'data');
  database = join(dataFolder, 'fit-in-30.sqlite');
  backup = join(folder, 'good.sqlite');
  return folder;
}

const run = (script: string, ...words: string[]) =>
  runCommand(script, words, { environment: { DATA_DIR: dataFolder } });

async function storeMembers(file: string, count: number, completedOn: string): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const db = await openSqliteDatabase(file);
  for (let left = count; left > 0; left -= 1) {
    const id = randomUUID();
    const person = { id, email: `${id}@example.org`, first_name: 'Anna', last_name: '', created_at: 1 };
    await db.insertInto('user').values(person).execute();
    await db
      .insertInto('workout_session')
      .values(workoutRow({ user_id: id, completed_on: completedOn }))
      .execute();
  }
  await db.destroy();
}

const asides = () =>
  readdirSync(join(dataFolder, 'backups')).filter((name) => /^before-restore-.*\.sqlite$/.test(name));

describe('what is restored over', () => {
  const HELD = 'In the backup: 2 members, newest workout 21 November 2026.\n';
  const DONE = 'Done. Restored 2 members, newest workout 21 November 2026.';

  test.each([
    { what: 'a sound database', spoil: () => {}, told: '3 members, newest workout 22 November 2026' },
    { what: 'nothing', spoil: () => rmSync(database), told: 'none' },
    { what: 'a database cut short', spoil: () => truncateSync(database, 20_000), told: 'unreadable' },
    {
      what: 'garbage',
      spoil: () => writeFileSync(database, 'Dear diary, '.repeat(9_000)),
      told: 'unreadable',
    },
    { what: 'a file of 0 bytes', spoil: () => truncateSync(database, 0), told: 'unreadable' },
    { what: 'a database of another program', spoil: () => makeForeign(database), told: 'unreadable' },
  ])('$what, is told before and after, and kept', SLOW, ({ spoil, told }) => {
    spoil();
    const before = existsSync(database) ? readFileSync(database) : undefined;
    const { status, stdout, stderr } = run('restore.ts', backup);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`${HELD}Current database: ${told}`);
    expect(stdout).toContain(DONE);
    if (before) expect(stdout).toMatch(/is kept at .*before-restore-\d{8}T\d{6}\.sqlite\. Now start the server/);
    const kept = existsSync(join(dataFolder, 'backups')) ? asides() : [];
    expect(kept).toHaveLength(before ? 1 : 0);
    if (told === 'unreadable') expect(readFileSync(join(dataFolder, 'backups', kept[0] ?? ''))).toEqual(before);
    expect(readdirSync(dataFolder).sort()).toEqual(['backups', 'fit-in-30.sqlite']);
    expect(run('doctor.ts').stdout).toContain('no damage found, 2 accounts');
  });
});

test('who can come in at the desk with the backup, and could not before, is named', SLOW, async () => {
  changing(
    backup,
    `insert into operator (id, name, email, created_at) values ('eve', 'Eve', 'eve@example.org', 1),
      ('kate', 'Kate', 'kate@example.org', 1)`,
  );
  rmSync(`${backup}.sha256`);
  changing(
    database,
    `insert into operator (id, name, email, created_at) values ('kate', 'Kate', 'kate@example.org', 1)`,
  );
  expect(run('restore.ts', backup).stdout).toContain(
    'These can sign in at the desk now, and couldn’t before: Eve (eve@example.org).\n',
  );
});

describe('what is no backup is refused in one line, and nothing is changed', () => {
  test.each([
    {
      what: 'a file that is not there',
      spoil: () => rmSync(backup),
      reason: /^No backup at .*good\.sqlite\.\n$/,
    },
    {
      what: 'a folder',
      spoil: () => asFolder(backup),
      reason: /^.*good\.sqlite is a folder\. Name a backup file in it\.\n$/,
    },
    { what: 'a file of 0 bytes', spoil: () => truncateSync(backup, 0), reason: /^The backup .* is empty\. .*\n$/ },
    {
      what: 'a backup cut short',
      spoil: () => truncateSync(backup, 20_000),
      reason: /^The backup .* is damaged .*\n$/,
    },
    { what: 'garbage', spoil: () => writeFileSync(backup, 'Dear diary'), reason: /^The backup .* is damaged .*\n$/ },
    { what: 'an empty database', spoil: () => emptyDatabase(backup), reason: /^The backup .* is empty\.\n$/ },
    {
      what: 'another program’s',
      spoil: () => makeForeign(backup),
      reason: /^The backup .* belongs to another program\.\n$/,
    },
    {
      what: 'a newer version’s',
      spoil: () => makeNewer(backup),
      reason: /^The backup .* made by a newer version .*\n$/,
    },
  ])('$what', SLOW, ({ spoil, reason }) => {
    spoil();
    rmSync(`${backup}.sha256`);
    const before = readFileSync(database);
    expect(run('restore.ts', backup)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(reason) });
    expect(readFileSync(database)).toEqual(before);
    expect(readdirSync(dataFolder).sort()).toEqual(['backups', 'fit-in-30.sqlite']);
  });

  test('a backup in which one bit has flipped where no page shows it', SLOW, () => {
    const bytes = readFileSync(backup);
    const at = bytes.indexOf('Anna');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(backup, bytes);
    expect(run('restore.ts', backup)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has changed since'),
    });
  });
});

describe('beside a server that runs', () => {
  test.each([
    { what: 'on a sound database', spoil: () => {} },
    { what: 'on a database that was destroyed under it', spoil: () => truncateSync(database, 100) },
  ])('$what nothing is restored', SLOW, async ({ spoil }) => {
    const server = startProgram('src/server/main.ts', { PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' });
    onTestFinished(() => void server.process.kill('SIGKILL'));
    await server.address;
    spoil();
    expect(run('restore.ts', backup)).toMatchObject({
      status: 1,
      stderr: 'The database is in use. Stop the server, then run this again.\n',
    });
    server.process.kill('SIGKILL');
    await server.exited;
    expect(run('restore.ts', backup).status).toBe(0);
  });
});

describe.skipIf(!canRunAsNobody())('as another account of the machine (skipped where tests do not run as root)', () => {
  test('root leaves everything to whom the data folder belongs', SLOW, () => {
    const owned = [dataFolder, ...readdirSync(dataFolder).map((name) => join(dataFolder, name))];
    for (const path of owned) chownSync(path, NOBODY, NOBODY);
    for (const file of [backup, `${backup}.sha256`]) chmodSync(file, 0o644);
    expect(run('backup.ts').stdout).toContain('Done');
    expect(run('restore.ts', backup).stdout).toContain('Done');
    const made = readdirSync(dataFolder, { recursive: true }).map((name) => statSync(join(dataFolder, String(name))));
    expect(new Set(made.map(({ uid }) => uid))).toEqual(new Set([NOBODY]));
    expect(made.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([]);
  });

  test('root is told what the owner may not read', SLOW, () => {
    chownSync(dataFolder, NOBODY, NOBODY);
    chmodSync(backup, 0o600);
    expect(run('restore.ts', backup)).toMatchObject({
      status: 1,
      stderr: `The account nobody can’t read or write ${backup}.\n`,
    });
  });

  test('anybody else is told whom to be', SLOW, () => {
    const options = { environment: { DATA_DIR: dataFolder }, asNobody: true };
    const told = `${dataFolder} belongs to root, but you’re nobody. Run it again with sudo -u root in front.\n`;
    for (const [script, words] of [
      ['restore.ts', [backup]],
      ['backup.ts', []],
    ] as const) {
      expect(runCommand(script, words, options)).toMatchObject({ status: 1, stderr: told });
    }
  });
});

function asFolder(path: string): void {
  rmSync(path);
  mkdirSync(path);
}

function changing(file: string, statement: string): void {
  const changed = new DatabaseSync(file);
  changed.exec(statement);
  changed.close();
}

function makeForeign(file: string): void {
  rmSync(file);
  changing(file, 'create table diary (words text) strict');
}

function emptyDatabase(file: string): void {
  rmSync(file);
  changing(file, 'create table a (b text) strict; drop table a');
}

function makeNewer(file: string): void {
  changing(file, `insert into kysely_migration (name, timestamp) values ('9999_later', '')`);
}
