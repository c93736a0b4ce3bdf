/** The databases of one device, as small as `deviceStore` needs them: one transaction after another, each whole. */
export function createDeviceDatabases(): Pick<IDBFactory, 'open'> {
  const databases = new Map<string, Map<string, Store>>();
  return {
    open(name) {
      const isNew = !databases.has(name);
      const stores = databases.get(name) ?? new Map<string, Store>();
      databases.set(name, stores);
      const request = requestFor(() => databaseOf(stores));
      queueMicrotask(() => request.settle(isNew));
      return request as unknown as IDBOpenDBRequest;
    },
  };
}

type Key = string | readonly Key[];

interface Store {
  rows: Map<string, { key: Key; value: unknown }>;
  /** Resolves when nobody else writes or reads. */
  turn: Promise<unknown>;
}

type AskedRequest = ReturnType<typeof requestFor>;

function requestFor(act: () => unknown) {
  const request = Object.assign(new EventTarget(), {
    result: undefined as unknown,
    onsuccess: () => {},
    onupgradeneeded: () => {},
    settle(isNew = false): void {
      request.result = act();
      if (isNew) request.onupgradeneeded();
      request.onsuccess();
      request.dispatchEvent(new Event('success'));
    },
  });
  return request;
}

function databaseOf(stores: Map<string, Store>) {
  return {
    createObjectStore: (name: string) => void stores.set(name, { rows: new Map(), turn: Promise.resolve() }),
    close: () => undefined,
    transaction: (name: string) => transactionOn(stores.get(name) as Store),
  };
}

/** What is asked for goes through in its order, also what is asked for when an answer comes; then it is complete. */
function transactionOn(store: Store) {
  const asked: AskedRequest[] = [];
  const transaction = { oncomplete: () => {}, objectStore: () => objectStoreOf(store, asked) };
  store.turn = store.turn.then(() => {
    for (let request = asked.shift(); request; request = asked.shift()) request.settle();
    transaction.oncomplete();
  });
  return transaction;
}

function objectStoreOf({ rows }: Store, asked: AskedRequest[]) {
  const ask = (act: () => unknown) => {
    const request = requestFor(act);
    asked.push(request);
    return request;
  };
  return {
    put: (value: unknown, key: Key) => {
      const copy = structuredClone(value);
      return ask(() => void rows.set(JSON.stringify(key), { key, value: copy }));
    },
    get: (key: Key) => ask(() => structuredClone(rows.get(JSON.stringify(key))?.value)),
    delete: (key: Key) => ask(() => void rows.delete(JSON.stringify(key))),
    clear: () => ask(() => rows.clear()),
    getAll: ({ lower, upper }: { lower: Key; upper: Key }) =>
      ask(() =>
        [...rows.values()]
          .filter(({ key }) => compare(lower, key) <= 0 && compare(key, upper) <= 0)
          .sort((one, other) => compare(one.key, other.key))
          .map(({ value }) => structuredClone(value)),
      ),
  };
}

/** Stands in for `IDBKeyRange`. */
export const keyRangeInTest = { bound: (lower: Key, upper: Key) => ({ lower, upper }) };

/** As databases sort keys: texts before lists, lists part by part. */
function compare(one: Key, other: Key): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  if (typeof one === 'string') return -1;
  if (typeof other === 'string') return 1;
  const differences = one.slice(0, other.length).map((part, index) => compare(part, other[index] as Key));
  return differences.find((difference) => difference !== 0) ?? one.length - other.length;
}
