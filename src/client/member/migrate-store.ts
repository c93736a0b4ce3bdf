import { deleteDB, openDB } from 'idb';
import { clearText, isRecord, readText } from '#client/browser/stored-value.ts';
import { currentSignIn } from '#client/parts/account/current-sign-in.ts';
import { healthAgreement } from '#client/parts/stored/browser-storage.ts';
import { importFallback, patiently, readRecord, type StoredRecord, type StoreKey, writeRecord } from './store.ts';

/*
 * Migration of four databases and two texts of earlier versions, also while an old tab still writes there. Deleted only
 * once stored, so it is idempotent.
 */

interface OldDatabase {
  name: string;
  store: string;
  toRecord: (key: IDBValidKey, value: unknown) => StoredRecord;
}

const OLD_DATABASES: readonly OldDatabase[] = [
  {
    name: 'fit-in-30-outbox',
    store: 'entries',
    toRecord: (key, value) => ({ store: 'entries', key: key as StoreKey, value: toEntry(value) }),
  },
  {
    name: 'fit-in-30-last-known',
    store: 'answers',
    toRecord: (key, answer) => ({ store: 'answers', key: key as StoreKey, value: { answer } }),
  },
  {
    name: 'fit-in-30-begun-workouts',
    store: 'places',
    toRecord: (key, value) => ({ store: 'snapshots', key: key as StoreKey, value }),
  },
  {
    name: 'fit-in-30-set-aside',
    store: 'personal-values',
    toRecord: (key, value) => ({ store: 'setAside', key: [String(key), 'values'], value }),
  },
];

const OLD_TEXTS: Record<string, (value: Record<string, unknown>) => StoredRecord> = {
  outbox: (entry) => ({ store: 'entries', key: [String(entry.userId), String(entry.id)], value: toEntry(entry) }),
  begunWorkouts({ userId, place }) {
    const sessionId = isRecord(place) ? String(place.sessionId) : '';
    return { store: 'snapshots', key: [String(userId), sessionId], value: place };
  },
};

export async function migrateStore(): Promise<void> {
  await importFallback();
  await migrateAgreement().catch(nothing);
  for (const [key, toRecord] of Object.entries(OLD_TEXTS)) await migrateText(key, toRecord).catch(nothing);
  const names = await patiently(databaseNames).catch((): string[] => []);
  for (const old of OLD_DATABASES) {
    if (names.includes(old.name)) await patiently(() => migrateDatabase(old)).catch(nothing);
  }
}

async function migrateAgreement(): Promise<void> {
  const kept = healthAgreement.read();
  const userId = currentSignIn()?.user.id;
  if (kept?.isSent !== false || userId === undefined) return;
  const { version, agreedAt } = kept;
  const about = { userId, id: 'healthAgreement', kind: 'healthAgreement', revision: `agreement-${agreedAt}` };
  const value = { ...about, body: { disclaimerVersion: version, agreedAt }, keptAt: agreedAt };
  await importRecord({ store: 'entries', key: [userId, about.id], value });
  healthAgreement.write({ version, agreedAt });
}

/** All of them, where the browser cannot list them. */
async function databaseNames(): Promise<(string | undefined)[]> {
  const databases: readonly { name?: string }[] = (await indexedDB.databases?.()) ?? OLD_DATABASES;
  return databases.map(({ name }) => name);
}

/** Opened as a newer version, so that an older tab can no longer write to it but to local storage. */
async function migrateDatabase({ name, store, toRecord }: OldDatabase): Promise<void> {
  const database = await openDB(name, 2, {
    upgrade(_database, oldVersion, _newVersion, transaction) {
      if (oldVersion > 0) return;
      transaction.done.catch(nothing);
      transaction.abort();
    },
  });
  try {
    const { store: records } = database.transaction(store);
    const [keys, values] = await Promise.all([records.getAllKeys(), records.getAll()]);
    for (const [index, key] of keys.entries()) await importRecord(toRecord(key, values[index]));
  } finally {
    database.close();
  }
  await deleteDB(name);
}

async function migrateText(key: string, toRecord: (value: Record<string, unknown>) => StoredRecord): Promise<void> {
  const text = readText(key);
  if (text === undefined) return;
  const values: unknown = JSON.parse(text);
  for (const value of Array.isArray(values) ? values.filter(isRecord) : []) await importRecord(toRecord(value));
  if (readText(key) === text) clearText(key);
}

async function importRecord(record: StoredRecord): Promise<void> {
  const { store, key, value } = record;
  const standing = await readRecord(store, key);
  const isNewer = standing === undefined || store === 'setAside' || timeOf(value) > timeOf(standing);
  if (isNewer && !(await writeRecord(record))) throw new Error(`The store did not keep a record of "${store}".`);
}

/** Cached answers have none and never replace another. */
function timeOf(value: unknown): number {
  const { keptAt, savedAt } = isRecord(value) ? value : {};
  return Number(keptAt ?? savedAt ?? 0);
}

function toEntry(value: unknown): unknown {
  if (!isRecord(value) || value.refusal === undefined) return value;
  const { refusal, ...entry } = value;
  return { ...entry, rejection: refusal };
}

const nothing = () => undefined;
