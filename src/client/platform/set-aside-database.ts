import type { PersonalTexts, SetAsideStore } from './set-aside.ts';

const DATABASE = 'fit-in-30-set-aside';
const STORE = 'personal-values';
/** Some browsers never answer in private windows; signing in must not wait for them. */
const PATIENCE_MS = 1000;

/**
 * Values put aside, in IndexedDB, because signing out of a blocked account empties local storage and must not lose
 * anybody's mood history.
 */
export const setAsideDatabase: SetAsideStore = {
  async save(userId, texts) {
    await patiently(inStore('readwrite', (store) => store.put(texts, userId)));
  },
  async load(userId) {
    return patiently(inStore<PersonalTexts | undefined>('readonly', (store) => store.get(userId)));
  },
};

async function patiently<Result>(work: Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([work, impatience]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
