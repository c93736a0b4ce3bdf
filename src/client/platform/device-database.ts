/** Some browsers never answer in private windows; nobody waits for them longer than this. */
const PATIENCE_MS = 1000;

/** One action in a store of this device; rejects where the browser keeps nothing, refuses, or does not answer. */
export type DeviceStore = <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/**
 * A store in an IndexedDB database of its own. It is opened for each action, so no tab holds another up. What is written
 * is on the disk before anybody relies on it; `relaxed` is for what is written so often that the last one may be lost
 * with the power.
 */
export function deviceStore(
  database: string,
  storeName: string,
  durability: IDBTransactionDurability = 'strict',
): DeviceStore {
  return (mode, act) => patiently(inStore({ database, storeName, mode, durability }, act));
}

async function patiently<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, impatience]);
  } finally {
    clearTimeout(timer);
  }
}

interface StoreAction {
  database: string;
  storeName: string;
  mode: IDBTransactionMode;
  durability: IDBTransactionDurability;
}

async function inStore<Result>(
  { database: databaseName, storeName, mode, durability }: StoreAction,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseName, storeName);
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability });
      const request = act(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(name: string, storeName: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
