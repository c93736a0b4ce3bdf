import { deviceStore } from './device-database.ts';

const inStore = deviceStore('fit-in-30-last-known', 'answers', 'relaxed');

/*
 * What the server said last, kept under its person's id: all there is without a connection. A copy, so losing it loses
 * nothing, and none of this throws.
 */

export async function lastKnown<Answer>(userId: string, name: string): Promise<Answer | undefined> {
  return inStore<Answer | undefined>('readonly', (store) => store.get([userId, name])).catch(() => undefined);
}

export function keepLastKnown(userId: string, name: string, answer: unknown): Promise<void> {
  return change((store) => store.put(answer, [userId, name]));
}

/** Whoever signs out leaves no picture of herself behind. */
export function forgetLastKnown(): Promise<void> {
  return change((store) => store.clear());
}

let lastChange: Promise<unknown> = Promise.resolve();

/** One after the other: what is still being kept when she signs out is not kept after that. */
function change<Result>(act: (store: IDBObjectStore) => IDBRequest<Result>): Promise<void> {
  const changed = lastChange.then(async () => {
    await inStore('readwrite', act).catch(() => undefined);
  });
  lastChange = changed;
  return changed;
}
