import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { KEPT_DAYS, keepDailyBackups } from './daily-backups.ts';
import { backUpSqlite, restoreSqlite, soundnessProblem } from './sqlite-backup.ts';

const ONE_DAY_MS = 86_400_000;

let folder: string;
let path: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-backup-'));
  path = join(folder, 'fit-in-30.sqlite');
  await (await openSqliteDatabase(path)).destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup never takes the place of another file', async () => {
  const target = join(folder, 'notes.txt');
  writeFileSync(target, 'mine');
  await expect(backUpSqlite(path, target)).rejects.toThrow(`There is a file at ${target} already`);
  expect(readFileSync(target, 'utf8')).toBe('mine');
  await expect(backUpSqlite(join(folder, 'none'), join(folder, 'b'))).rejects.toThrow('There is no database at');
});

test('a backup that was cut short or spoilt is not restored, and the database stays', async () => {
  const backup = join(folder, 'backup.sqlite');
  await backUpSqlite(path, backup);
  const before = readFileSync(path);
  truncateSync(backup, 20_000);
  await expect(restoreSqlite(backup, path, join(folder, 'aside'))).rejects.toThrow('is damaged');
  writeFileSync(backup, 'Dear diary, '.repeat(2_000));
  await expect(restoreSqlite(backup, path, join(folder, 'aside'))).rejects.toThrow('is damaged');
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual([
    'backup.sqlite',
    'fit-in-30.sqlite',
  ]);
});

test('a backup is restored where nothing stands', async () => {
  const backup = join(folder, 'backup.sqlite');
  await backUpSqlite(path, backup);
  const elsewhere = join(folder, 'new', 'fit-in-30.sqlite');
  await restoreSqlite(backup, elsewhere, join(folder, 'aside'));
  expect(soundnessProblem(elsewhere)).toBeUndefined();
  expect(existsSync(join(folder, 'aside'))).toBe(false);
});

test('one backup is made a day, the last fourteen are kept, and what the operator made stays', async () => {
  const backups = join(folder, 'backups');
  let time = Date.UTC(2026, 10, 1, 9);
  const keep = () => keepDailyBackups({ databaseFile: path, folder: backups, now: () => time });
  await backUpSqlite(path, join(backups, 'by-hand-20261101T090000.sqlite'));
  for (let day = 0; day < KEPT_DAYS + 2; day += 1) {
    await keep();
    await keep();
    time += ONE_DAY_MS;
  }
  const names = readdirSync(backups).sort();
  expect(names[0]).toBe('by-hand-20261101T090000.sqlite');
  expect(names.slice(1)).toHaveLength(KEPT_DAYS);
  expect(names.slice(1).at(0)).toBe('daily-2026-11-03.sqlite');
  expect(names.at(-1)).toBe('daily-2026-11-16.sqlite');
  expect(soundnessProblem(join(backups, 'daily-2026-11-16.sqlite'))).toBeUndefined();
});

test('a daily backup that fails says why and deletes nothing', async () => {
  rmSync(path);
  await expect(keepDailyBackups({ databaseFile: path, folder: join(folder, 'backups'), now: () => 0 })).rejects.toThrow(
    'There is no database at',
  );
});
