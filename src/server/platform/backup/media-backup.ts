import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFilesIn, mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { sync } from '#server/platform/files/safe-file.ts';
import { backupFolderOf } from './backup-folder.ts';

const ONE_DAY_MS = 86_400_000;

/** Beside the databases of a folder of backups each film and photo lies once: as a second name on the same disk, as a copy elsewhere. */
export async function backUpMedia(dataFolder: string, backupFolder: string, now: number): Promise<number> {
  const [from, to] = [mediaFolderOf(dataFolder), mediaFolderOf(backupFolder)];
  const names = mediaFilesIn(from);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) {
    await putBeside(join(from, name), join(to, name));
    // Of how long it was still wanted.
    await utimes(join(to, name), now / 1_000, now / 1_000);
  }
  if (names.length > 0) sync(to);
  return names.length;
}

/** Whole, or not there. */
export async function putBeside(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const isLinked = await link(from, to).then(
    () => true,
    () => existsSync(to),
  );
  if (isLinked) return;
  const part = `${to}.part`;
  try {
    await copyFile(from, part);
    sync(part);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

/** What no medium has had for as long as backups are kept. */
export async function forgetOldMedia(dataFolder: string, keptDays: number, now: number): Promise<void> {
  const folder = mediaFolderOf(backupFolderOf(dataFolder));
  const wanted = new Set(mediaFilesIn(mediaFolderOf(dataFolder)));
  for (const name of mediaFilesIn(folder).filter((each) => !wanted.has(each))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < now - keptDays * ONE_DAY_MS) await rm(join(folder, name), { force: true });
  }
}
