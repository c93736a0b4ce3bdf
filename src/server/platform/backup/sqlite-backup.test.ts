import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { keepDailyBackups } from './daily-backups.ts';
import { requireIntactCopy } from './intact-copy.ts';
import { KEPT_DAILY } from './kept-daily.ts';
import { backUpSqlite } from './sqlite-backup.ts';
import { restoreSqlite } from './sqlite-restore.ts';
import { soundnessProblem } from './sqlite-soundness.ts';

const ONE_DAY_MS = 86_400_000;

let folder: string;
let path: string;
const backUp = (target: string) => backUpSqlite(path, target);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-backup-'));
  path = join(folder, 'fit-in-30.sqlite');
  await (await openSqliteDatabase(path)).destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup never takes the place of another file', async () => {
  const target = join(folder, 'notes.txt');
  writeFileSync(target, 'mine');
  await expect(backUpSqlite(path, target)).rejects.toThrow(`${target} already exists.`);
  expect(readFileSync(target, 'utf8')).toBe('mine');
  await expect(backUpSqlite(join(folder, 'none'), join(folder, 'b'))).rejects.toThrow('No database at');
});

test('a database that is damaged or another program’s is not backed up, and leaves nothing behind', async () => {
  const target = join(folder, 'backup.sqlite');
  truncateSync(path, 20_000);
  await expect(backUpSqlite(path, target)).rejects.toThrow(/Couldn’t back up|is damaged/);
  writeFileSync(path, 'Dear diary, '.repeat(2_000));
  await expect(backUpSqlite(path, target)).rejects.toThrow(': file is not a database.');
  truncateSync(path, 0);
  await expect(backUpSqlite(path, target)).rejects.toThrow('is empty.');
  expect(readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(['fit-in-30.sqlite']);
});

test('beside a backup stands its checksum, in the words of sha256sum', async () => {
  const target = join(folder, 'backup.sqlite');
  await backUpSqlite(path, target);
  const checksum = createHash('sha256').update(readFileSync(target)).digest('hex');
  expect(readFileSync(`${target}.sha256`, 'utf8')).toBe(`${checksum}  backup.sqlite\n`);
});

test('a backup is restored where nothing stands, with what a copy by hand has left in its log', async () => {
  const db = await openSqliteDatabase(path);
  const person = { id: 'anna', email: 'anna@example.org', first_name: 'Anna', last_name: '', created_at: 1 };
  await db.insertInto('user').values(person).execute();
  const byHand = join(folder, 'by-hand.sqlite');
  for (const ending of ['', '-wal']) copyFileSync(`${path}${ending}`, `${byHand}${ending}`);
  await db.destroy();
  const elsewhere = join(folder, 'new', 'fit-in-30.sqlite');
  await restoreSqlite({ backupFile: byHand, databaseFile: elsewhere, aside: join(folder, 'aside') });
  expect(existsSync(join(folder, 'aside'))).toBe(false);
  const restored = await openSqliteDatabase(elsewhere);
  expect(await restored.selectFrom('user').select('id').execute()).toEqual([{ id: 'anna' }]);
  await restored.destroy();
});

const keeping = (keptDays: number, now: () => number) =>
  keepDailyBackups({ dataFolder: folder, ending: 'sqlite', backUp, keptDays, now });

test.each([
  ['a trigger', 'create trigger owned after update on "user" begin update "user" set first_name = \'owned\'; end'],
  ['a view', 'create view members as select * from "user"'],
  ['a table', 'create table more (a text)'],
  [
    'a trigger of the program’s with other words',
    'drop trigger desk_activity_kept; create trigger desk_activity_kept after delete on desk_activity begin select 1; end',
  ],
])('a backup with %s of a stranger is neither looked into nor restored', async (_what, statement) => {
  const copy = join(folder, 'copy.sqlite');
  await backUpSqlite(path, copy);
  rmSync(`${copy}.sha256`);
  const changed = new DatabaseSync(copy);
  changed.exec(statement);
  changed.close();
  const refusal = /was changed by another program: ours doesn’t make the (trigger|view|table) /;
  await expect(requireIntactCopy(copy)).rejects.toThrow(refusal);
  const before = readFileSync(path);
  const restoring = restoreSqlite({ backupFile: copy, databaseFile: path, aside: join(folder, 'aside') });
  await expect(restoring).rejects.toThrow(refusal);
  expect(readFileSync(path)).toEqual(before);
});

test('one backup is made a day, the last fourteen are kept, and leftovers go', async () => {
  const backups = join(folder, 'backups');
  let time = Date.UTC(2026, 10, 1, 9);
  const keep = () => keeping(30, () => time);
  mkdirSync(backups);
  writeFileSync(join(backups, 'before-restore-20261001T090000.sqlite'), '');
  writeFileSync(join(backups, 'daily-2026-10-31.sqlite.unfinished'), '');
  await backUpSqlite(path, join(backups, 'by-hand-20261101T090000.sqlite'));
  for (let day = 0; day < KEPT_DAILY + 2; day += 1) {
    await keep();
    await keep();
    time += ONE_DAY_MS;
  }
  const all = readdirSync(backups).sort();
  const names = all.filter((name) => !name.endsWith('.sha256'));
  expect(all).toEqual(names.flatMap((name) => [name, `${name}.sha256`]));
  expect(names[0]).toBe('by-hand-20261101T090000.sqlite');
  expect(names.slice(1)).toHaveLength(KEPT_DAILY);
  expect(names.slice(1).at(0)).toBe('daily-2026-11-03.sqlite');
  expect(names.at(-1)).toBe('daily-2026-11-16.sqlite');
  expect(soundnessProblem(join(backups, 'daily-2026-11-16.sqlite'))).toBeUndefined();
});

test.each([1, 3, 30])(
  'after %i days no copy is left, whoever made it, but for the newest of a day',
  async (keptDays) => {
    const backups = join(folder, 'backups');
    const start = Date.UTC(2026, 10, 20, 9);
    let time = start;
    await keeping(keptDays, () => time);
    const made = ['by-hand', 'before-update', 'before-restore'].map((kind) => `${kind}-20261120T090000.sqlite`);
    for (const name of made) for (const ending of ['', '.sha256']) writeFileSync(join(backups, `${name}${ending}`), '');
    time = start + keptDays * ONE_DAY_MS - 1;
    await keeping(keptDays, () => time);
    expect(readdirSync(backups)).toEqual(expect.arrayContaining(made));
    time = start + keptDays * ONE_DAY_MS + 1_000;
    rmSync(path);
    await keeping(keptDays, () => time).catch(() => {});
    const newest = `daily-${new Date(time).toISOString().slice(0, 10)}.sqlite`;
    expect(readdirSync(backups)).toEqual([newest, `${newest}.sha256`]);
  },
);

test('a daily backup that fails says why and deletes nothing', async () => {
  rmSync(path);
  await expect(keeping(30, () => 0)).rejects.toThrow('No database at');
});

test('of several servers with one folder one makes the backup of the day, and who died at it is not waited for', async () => {
  let time = Date.UTC(2026, 10, 1, 9);
  let made = 0;
  const counted = async (target: string) => {
    made += 1;
    await backUpSqlite(path, target);
  };
  const keep = () =>
    keepDailyBackups({ dataFolder: folder, ending: 'sqlite', backUp: counted, keptDays: 30, now: () => time });
  await Promise.all([keep(), keep(), keep()]);
  expect(made).toBe(1);
  time += ONE_DAY_MS;
  writeFileSync(join(folder, 'backups/daily-2026-11-02.sqlite.claimed'), String(time));
  await keep();
  expect(made).toBe(1);
  time += 7 * 3_600_000;
  await keep();
  expect(made).toBe(2);
  expect(readdirSync(join(folder, 'backups')).filter((name) => /claimed|unfinished/.test(name))).toEqual([]);
});
