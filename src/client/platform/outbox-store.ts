import { outboxWithoutDatabase } from './browser-storage.ts';
import { deviceStore } from './device-database.ts';

/** What the server still has to be told, of one person. */
export interface OutboxEntry {
  userId: string;
  /** What it is about; a newer entry with the same one takes the place of an older. */
  id: string;
  /** Which call sends it. */
  kind: string;
  body: unknown;
  /** Device time in epoch milliseconds: the order in which entries are sent. */
  keptAt: number;
  /** Tells this entry from a newer one with the same id. */
  revision: string;
  /** Its time was put right once by the server's clock; once is enough. */
  isRedated?: boolean;
  /** Why the server does not want it. It then waits for its owner, who alone may let it go. */
  refusal?: string;
}

/** Keeps entries until the server has them. None of it throws: a browser that keeps nothing loses only what is in memory. */
export interface OutboxStore {
  keep(entry: OutboxEntry): Promise<void>;
  /** Takes an entry away, unless a newer one stands in its place by now. */
  forget(entry: OutboxEntry): Promise<void>;
  /** Of one person, the oldest first. */
  entriesOf(userId: string): Promise<OutboxEntry[]>;
}

const inStore = deviceStore('fit-in-30-outbox', 'entries');

/** The store of this device: IndexedDB, which signing out never empties; local storage where there is none. */
export const deviceOutboxStore: OutboxStore = {
  async keep(entry) {
    try {
      await inStore('readwrite', (store) => store.put(entry, keyOf(entry)));
    } catch {
      outboxWithoutDatabase.write([...withoutDatabase().filter((other) => !hasSameId(other, entry)), entry]);
    }
  },

  async forget(entry) {
    const others = withoutDatabase().filter((other) => !isSame(other, entry));
    if (others.length === 0) outboxWithoutDatabase.clear();
    else outboxWithoutDatabase.write(others);
    await inStore('readwrite', (store) => {
      const request: IDBRequest<OutboxEntry | undefined> = store.get(keyOf(entry));
      request.addEventListener('success', () => {
        if (request.result && isSame(request.result, entry)) store.delete(keyOf(entry));
      });
      return request;
    }).catch(() => undefined);
  },

  async entriesOf(userId) {
    const inDatabase = await inStore<OutboxEntry[]>('readonly', (store) => store.getAll(keysOf(userId))).catch(
      () => [],
    );
    const elsewhere = withoutDatabase().filter(
      (entry) => entry.userId === userId && !inDatabase.some((other) => hasSameId(other, entry)),
    );
    return [...inDatabase, ...elsewhere].sort((one, other) => one.keptAt - other.keptAt);
  },
};

const withoutDatabase = (): OutboxEntry[] => outboxWithoutDatabase.read() ?? [];
const keyOf = ({ userId, id }: OutboxEntry): string[] => [userId, id];
const hasSameId = (one: OutboxEntry, other: OutboxEntry): boolean => one.userId === other.userId && one.id === other.id;
const isSame = (one: OutboxEntry, other: OutboxEntry): boolean =>
  hasSameId(one, other) && one.revision === other.revision;

/** All keys that begin with the user's id: an array sorts after every text. */
const keysOf = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);
