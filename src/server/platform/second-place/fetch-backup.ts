import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { writeWhole } from '#server/platform/backup/whole-file.ts';
import { sync } from '#server/platform/files/safe-file.ts';
import { unlocked } from './locked-stream.ts';
import { type BackupThere, backupsAmong, filesIn, keysOf, type SecondPlace } from './second-place.ts';
import { openStore } from './store.ts';

const OWNER_ONLY = 0o600;
const GONE = 'That backup isn’t there any more.';

/** Whole ones, of every site that uses this bucket; the oldest first. Throws {@link BackupError}. */
export const listBackups = async (place: SecondPlace): Promise<BackupThere[]> =>
  backupsAmong(await openStore(place).list());

interface Fetching {
  place: SecondPlace;
  id: string;
  dataFolder: string;
  /** Where the database goes; complete, or absent. */
  target: string;
}

/**
 * Brings a backup here, and of the files that it needs those that are missing. Answers the list of deleted accounts as it
 * was last, which may be newer than the backup. Throws {@link BackupError}.
 */
export async function fetchBackup({ place, id, dataFolder, target }: Fetching): Promise<string> {
  const store = openStore(place);
  const objects = await store.list();
  const backup = backupsAmong(objects).find((each) => each.id === id);
  if (!backup) throw new BackupError(GONE);
  const keys = keysOf(backup.site);

  function open(key: string): Promise<ReadableStream<Uint8Array>> {
    const found = objects.find((object) => object.key === key);
    if (!found) throw new BackupError(`${key} is missing in the second place, so this backup isn’t whole.`);
    return unlocked(store.read(key, found.bytes), place.passphrase);
  }

  try {
    const deletedList = await new Response(await open(keys.deletedList)).text();
    const marker = await store.readText(keys.marker(backup.name));
    if (marker === undefined) throw new BackupError(GONE);
    for (const file of filesIn(marker)) {
      const path = join(dataFolder, file.path);
      if (existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      await keep(await open(keys.file(file)), path);
    }
    if (!existsSync(target)) {
      await writeWhole(target, async (unfinished) => {
        await write(await open(keys.data(backup.name)), unfinished);
      });
      utimesSync(target, new Date(backup.arrivedAt), new Date(backup.arrivedAt));
    }
    return deletedList;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const words = code ? `It couldn’t be kept here: ${code}.` : 'It’s damaged, or was changed by somebody else.';
    throw new BackupError(words, { cause: error });
  }
}

const write = (source: ReadableStream<Uint8Array>, file: string): Promise<void> =>
  pipeline(Readable.fromWeb(source as NodeReadableStream), createWriteStream(file, { mode: OWNER_ONLY }));

/** Whole and on disk under its name, or not there. */
async function keep(source: ReadableStream<Uint8Array>, path: string): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    await write(source, beside);
    sync(beside);
    renameSync(beside, path);
    sync(dirname(path));
  } finally {
    rmSync(beside, { force: true });
  }
}
