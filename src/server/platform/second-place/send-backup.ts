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

/**
 * A backup loses its marker first. Files stay that one of the others, or the next, needs; all of them as long as a marker
 * cannot be read, which counts for no backup, and makes way where what it stood for can be sent again.
 */
async function forget(store: Store, { site, files, backup, keptDays, now }: Sending): Promise<BackupThere[]> {
  const keys = keysOf(site);
  const objects = await store.list(keys.folder);
  const backups = backupsAmong(objects);
  const old = dailyToForget(
    backups.map(({ name }) => name),
    { keptDays, now },
  );
  await store.remove(old.map(keys.marker));
  const needed = new Set([keys.deletedList, ...files.map(keys.file)]);
  const whole: BackupThere[] = [];
  const unreadable: string[] = [];
  for (const there of backups.filter(({ name }) => !old.includes(name))) {
    const { name } = there;
    const named = filesNamed(await store.readText(keys.marker(name)));
    if (named) whole.push(there);
    else unreadable.push(name);
    for (const key of [keys.marker(name), keys.data(name), ...(named ?? []).map(keys.file)]) needed.add(key);
  }
  const unneeded = objects.map(({ key }) => key).filter((key) => !needed.has(key));
  await store.remove(unreadable.length > 0 ? old.map(keys.data) : unneeded);
  await store.remove(unreadable.filter((name) => name === backup?.name).map(keys.marker));
  return whole;
}

function filesNamed(marker: string | undefined): FileThere[] | undefined {
  try {
    return marker === undefined ? undefined : filesIn(marker);
  } catch {
    return undefined;
  }
}
