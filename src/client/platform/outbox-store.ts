import { migrateStore } from '#client/member/migrate-store.ts';
import { deleteRecord, readRecords, type StoreKey, writeRecord } from '#client/member/store.ts';

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
  rejection?: string;
}

/** Keeps entries until the server has them. None of it throws: a browser that keeps nothing loses only what is in memory. */
export interface OutboxStore {
  keep(entry: OutboxEntry): Promise<void>;
  /** Takes an entry away, unless a newer one stands in its place by now. */
  forget(entry: OutboxEntry): Promise<void>;
  /** Of one person, the oldest first. */
  entriesOf(userId: string): Promise<OutboxEntry[]>;
}

/** The store of this device, which signing out never empties. */
export const deviceOutboxStore: OutboxStore = {
  async keep(entry) {
    await writeRecord({ store: 'entries', key: keyOf(entry), value: entry });
  },

  forget: (entry) => deleteRecord<OutboxEntry>('entries', keyOf(entry), ({ revision }) => revision === entry.revision),

  async entriesOf(userId) {
    await migrateStore();
    const entries = await readRecords<OutboxEntry>('entries', userId);
    return entries.sort((one, other) => one.keptAt - other.keptAt);
  },
};

const keyOf = ({ userId, id }: OutboxEntry): StoreKey => [userId, id];
