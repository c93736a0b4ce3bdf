import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { dailyToForget } from '#server/platform/backup/kept-daily.ts';
import { newLock } from './locked-stream.ts';
import {
  type BackupThere,
  backupsAmong,
  type FileThere,
  filesIn,
  keysOf,
  type SecondPlace,
  type StoredObject,
} from './second-place.ts';
import { openStore, type Store } from './store.ts';

export interface Sending {
  place: SecondPlace;
  site: string;
  dataFolder: string;
  /** Path of the newest nightly backup here, and its name there. */
  backup: { file: string; name: string } | undefined;
  /** What it needs beside the database. */
  files: readonly FileThere[];
  deletedList: string;
  /** The list there has them all, if it is still there. */
  isListSent: boolean;
  keptDays: number;
  now: number;
  /** What a guess of the passphrase costs; weak in tests alone. */
  workFactor?: number;
}

/**
 * Sends what is not there yet, in an order that leaves no half backup counted whenever it is cut, and forgets old ones.
 * Answers the newest that is whole. Throws {@link BackupError}.
 */
export async function sendBackup(sending: Sending): Promise<BackupThere | undefined> {
  const { place, site } = sending;
  const store = openStore(place);
  let left: BackupThere[] = [];
  try {
    await send(store, sending, await store.list(keysOf(site).folder));
  } finally {
    left = await forget(store, sending);
  }
  return left.at(-1);
}

async function send(store: Store, sending: Sending, objects: readonly StoredObject[]): Promise<void> {
  const { place, site, dataFolder, backup, files, deletedList, isListSent } = sending;
  const keys = keysOf(site);
  const isThere = (key: string) => objects.some((object) => object.key === key);
  const sources: [key: string, open: () => ReadableStream<Uint8Array>][] = [];
  if (!isListSent || !isThere(keys.deletedList))
    sources.push([keys.deletedList, () => new Blob([deletedList]).stream()]);
  const isNew = backup && !backupsAmong(objects).some(({ name }) => name === backup.name);
  if (isNew) {
    for (const file of files.filter((each) => !isThere(keys.file(each))))
      sources.push([keys.file(file), () => streamOf(join(dataFolder, file.path))]);
    sources.push([keys.data(backup.name), () => streamOf(backup.file)]);
  }
  // Before anything is read: what then waits to be collected would come on top of what each takes for a moment.
  const locks = sources.map(() => newLock(place.passphrase, sending.workFactor));
  for (const [index, [key, open]] of sources.entries()) {
    const lock = locks[index];
    if (lock) await store.put(key, await lock(open()));
  }
  if (isNew) await store.put(keys.marker(backup.name), new Blob([JSON.stringify({ files })]).stream());
}

const streamOf = (file: string) => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;

/** A backup loses its marker first. Files stay that one of the others, or the next, needs. */
async function forget(store: Store, { site, files, keptDays, now }: Sending): Promise<BackupThere[]> {
  const keys = keysOf(site);
  const objects = await store.list(keys.folder);
  const backups = backupsAmong(objects);
  const old = dailyToForget(
    backups.map(({ name }) => name),
    { keptDays, now },
  );
  const left = backups.filter(({ name }) => !old.includes(name));
  await store.remove(old.map(keys.marker));
  const needed = new Set([keys.deletedList, ...files.map(keys.file)]);
  for (const { name } of left) {
    needed.add(keys.marker(name)).add(keys.data(name));
    const marker = await store.readText(keys.marker(name));
    for (const file of marker === undefined ? [] : filesIn(marker)) needed.add(keys.file(file));
  }
  await store.remove(objects.map(({ key }) => key).filter((key) => !needed.has(key)));
  return left;
}
