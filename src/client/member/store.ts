import { type IDBPObjectStore, openDB } from 'idb';
import { randomId } from '#client/browser/random-id.ts';
import { isLostWithPage, isRecord } from '#client/browser/stored-value.ts';
import { recordsWithoutDatabase } from '#client/parts/stored/browser-storage.ts';

/** Timeout: some browsers never answer in private windows. */
const PATIENCE_MS = 1000;

const DATABASE = 'fit-in-30';

interface StoreRules {
  durability: IDBTransactionDurability;
  /** Fallback to local storage: losing it would lose something the member did. */
  hasFallback: boolean;
}

/* `relaxed` suffices for a snapshot each second and for a cached answer. */
const STORES = {
  entries: { durability: 'strict', hasFallback: true },
  snapshots: { durability: 'relaxed', hasFallback: true },
  answers: { durability: 'relaxed', hasFallback: false },
  setAside: { durability: 'strict', hasFallback: false },
} satisfies Record<string, StoreRules>;

export type StoreName = keyof typeof STORES;
export type StoreKey = [userId: string, name: string];

export interface StoredRecord {
  store: StoreName;
  key: StoreKey;
  value: unknown;
}

/* Opened for each action, so that no tab blocks another and a dropped connection is no failure. Never throws. */

export async function readRecord<Value>(store: StoreName, key: StoreKey): Promise<Value | undefined> {
  const other = fallbackRecords().find((record) => isAt(record, store, key));
  const value = other?.value ?? (await inDatabase(store, 'readonly', (records) => records.get(key)).catch(nothing));
  return value as Value | undefined;
}

export async function readRecords<Value>(store: StoreName, userId: string): Promise<Value[]> {
  const found = await inDatabase(store, 'readonly', (records) => recordsOf(records, store, userId)).catch(() => []);
  return withFallback(found, store, userId);
}

/** With the identity of the database: another one than before means that the browser has emptied it meanwhile, none that it does not answer. */
export async function readEntries<Value>(userId: string): Promise<{ entries: Value[]; identity: string | undefined }> {
  const found = await inDatabase('entries', 'readonly', async (records) => {
    const [stored, identity] = await Promise.all([recordsOf(records, 'entries', userId), records.get(IDENTITY_KEY)]);
    return { stored, identity: String(identity) };
  }).catch(() => ({ stored: [], identity: undefined }));
  return { entries: withFallback(found.stored, 'entries', userId), identity: found.identity };
}

async function recordsOf(records: RecordsIn, store: StoreName, userId: string): Promise<StoredRecord[]> {
  const ofUser = IDBKeyRange.bound([userId], [userId, []]); // an array sorts after every text
  const [keys, values] = await Promise.all([records.getAllKeys(ofUser), records.getAll(ofUser)]);
  return keys.map((key, index): StoredRecord => ({ store, key: key as StoreKey, value: values[index] }));
}

function withFallback<Value>(found: readonly StoredRecord[], store: StoreName, userId: string): Value[] {
  const others = fallbackRecords().filter((record) => record.store === store && record.key[0] === userId);
  const older = found.filter(({ key }) => !others.some((record) => isAt(record, store, key)));
  return [...older, ...others].map(({ value }) => value as Value);
}

/** By key: a write that a newer one or a deletion has overtaken must leave nothing behind, however late it ends. */
const newestWrites = new Map<string, StoredRecord>();

/** False where it outlives no page. */
export async function writeRecord(record: StoredRecord): Promise<boolean> {
  const { store, key, value } = record;
  newestWrites.set(textOf(store, key), record);
  const isNewest = () => newestWrites.get(textOf(store, key)) === record;
  // Read only when the database has answered: another record may have come meanwhile.
  const others = () => fallbackRecords().filter((other) => !isAt(other, store, key));
  try {
    await inDatabase(store, 'readwrite', async (records) => isNewest() && records.put(value, key));
    if (isNewest()) writeFallback(others());
    return true;
  } catch {
    if (STORES[store].hasFallback && isNewest()) writeFallback([...others(), record]);
    return STORES[store].hasFallback && !lastsOnlyWithPage();
  } finally {
    if (isNewest()) newestWrites.delete(textOf(store, key));
  }
}

/** What the database did not take is in memory alone. */
export const lastsOnlyWithPage = (): boolean => isLostWithPage(recordsWithoutDatabase.key);

/** Of no user. */
const IDENTITY_KEY: StoreKey = ['', 'identity'];

/** Synchronous, by local storage: for `pagehide`. */
export function writeRecordNow(record: StoredRecord): void {
  const { store, key } = record;
  newestWrites.delete(textOf(store, key));
  writeFallback([...fallbackRecords().filter((other) => !isAt(other, store, key)), record]);
}

export async function deleteRecord<Value>(
  store: StoreName,
  key: StoreKey,
  isIt: (value: Value) => boolean = () => true,
): Promise<void> {
  const writing = newestWrites.get(textOf(store, key));
  if (writing && isIt(writing.value as Value)) newestWrites.delete(textOf(store, key));
  writeFallback(fallbackRecords().filter((other) => !(isAt(other, store, key) && isIt(other.value as Value))));
  await inDatabase(store, 'readwrite', async (records) => {
    const value = await records.get(key);
    if (value !== undefined && isIt(value as Value)) await records.delete(key);
  }).catch(nothing);
}

export async function clearStore(store: StoreName): Promise<void> {
  for (const [text, record] of newestWrites) if (record.store === store) newestWrites.delete(text);
  await inDatabase(store, 'readwrite', (records) => records.clear()).catch(nothing);
}

export async function importFallback(): Promise<void> {
  for (const record of fallbackRecords()) {
    const { store, key, value } = record;
    if (newestWrites.has(textOf(store, key))) continue;
    const text = JSON.stringify(record);
    const isImported = await inDatabase(store, 'readwrite', (records) => records.put(value, key)).catch(nothing);
    // What has been written there meanwhile is newer, and stays.
    if (isImported) writeFallback(fallbackRecords().filter((other) => JSON.stringify(other) !== text));
  }
}

type RecordsIn = IDBPObjectStore<unknown, [StoreName], StoreName, 'readwrite'>;

/** Rejects where the browser has no database, refuses, or does not answer. */
function inDatabase<Result>(
  store: StoreName,
  mode: 'readonly' | 'readwrite',
  act: (records: RecordsIn) => Promise<Result>,
): Promise<Result> {
  return patiently(async () => {
    const database = await openDB(DATABASE, 1, {
      upgrade: (created, _oldVersion, _newVersion, transaction) => {
        for (const name of Object.keys(STORES)) created.createObjectStore(name);
        void transaction.objectStore('entries').put(randomId(), IDENTITY_KEY);
      },
    });
    try {
      const transaction = database.transaction(store, mode, STORES[store]);
      const [result] = await Promise.all([act(transaction.store as unknown as RecordsIn), transaction.done]);
      return result;
    } finally {
      database.close();
    }
  });
}

async function patiently<Result>(act: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Your browser didn’t answer.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([act(), impatience]);
  } finally {
    clearTimeout(timer);
  }
}

const nothing = () => undefined;
/** Newer than the database for the same key: a write there removes it here. */
const fallbackRecords = (): StoredRecord[] => recordsWithoutDatabase.read().filter(isStoredRecord);

function writeFallback(records: readonly StoredRecord[]): void {
  if (records.length > 0) recordsWithoutDatabase.write([...records]);
  else if (recordsWithoutDatabase.read()) recordsWithoutDatabase.clear();
}

const textOf = (store: StoreName, key: StoreKey): string => JSON.stringify([store, ...key]);

const isAt = (record: StoredRecord, store: StoreName, [userId, name]: StoreKey): boolean =>
  record.store === store && record.key[0] === userId && record.key[1] === name;

const isStoredRecord = (value: unknown): value is StoredRecord =>
  isRecord(value) && Array.isArray(value.key) && String(value.store) in STORES;
