import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { backupFolderOf } from './backup-folder.ts';
import { backUpMedia, forgetOldMedia } from './media-backup.ts';

const NOW = Date.UTC(2026, 10, 28);
const ONE_DAY_MS = 86_400_000;
const FILMS = ['a', 'b'].map((letter) => `${letter.repeat(64)}.mp4`) as [string, string];

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'fit-in-30-media-'));
  mkdirSync(join(mediaFolderOf(dataFolder), 'uploads'), { recursive: true });
  for (const film of FILMS) writeFileSync(join(mediaFolderOf(dataFolder), film), film);
  writeFileSync(join(mediaFolderOf(dataFolder), 'uploads', 'half'), 'half');
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const beside = (folder: string) => readdirSync(mediaFolderOf(folder)).sort();

test('each film lies once beside the backups, on the same disk under a second name; what is half does not', async () => {
  const folder = backupFolderOf(dataFolder);
  expect(await backUpMedia(dataFolder, folder, NOW)).toBe(2);
  expect(await backUpMedia(dataFolder, folder, NOW + ONE_DAY_MS)).toBe(2);
  expect(beside(folder)).toEqual(FILMS);
  const [film] = FILMS;
  expect(statSync(join(mediaFolderOf(folder), film)).ino).toBe(statSync(join(mediaFolderOf(dataFolder), film)).ino);
});

// A folder in memory is another disk.
test.runIf(existsSync('/dev/shm'))('on another disk it is a copy, whole or not there', async () => {
  const stick = mkdtempSync('/dev/shm/fit-in-30-stick-');
  await backUpMedia(dataFolder, stick, NOW);
  await backUpMedia(dataFolder, stick, NOW);
  expect(beside(stick)).toEqual(FILMS);
  for (const film of FILMS) expect(readFileSync(join(mediaFolderOf(stick), film), 'utf8')).toBe(film);
  rmSync(stick, { recursive: true });
});

test('what no medium has any more goes once it is as old as backups may be; what one has stays', async () => {
  const folder = backupFolderOf(dataFolder);
  await backUpMedia(dataFolder, folder, NOW);
  const [gone] = FILMS;
  rmSync(join(mediaFolderOf(dataFolder), gone));
  await forgetOldMedia(dataFolder, 30, NOW + 30 * ONE_DAY_MS);
  expect(beside(folder)).toEqual(FILMS);
  for (const film of FILMS) utimesSync(join(mediaFolderOf(folder), film), NOW / 1_000, NOW / 1_000);
  await forgetOldMedia(dataFolder, 30, NOW + 30 * ONE_DAY_MS + 1);
  expect(beside(folder)).toEqual(FILMS.slice(1));
});
