import { deviceStore } from './device-database.ts';

const inStore = deviceStore('fit-in-30-last-known', 'answers', 'relaxed');

/*
 * What the server said last, kept under its person's id: all there is without a connection. A copy, so losing it loses
 * nothing, and none of this throws.
 */

export async function lastKnown<Answer>(userId: string, name: string): Promise<Answer | undefined> {
  return inStore<Answer | undefined>('readonly', (store) => store.get([userId, name])).catch(() => undefined);
}

export async function keepLastKnown(userId: string, name: string, answer: unknown): Promise<void> {
  await inStore('readwrite', (store) => store.put(answer, [userId, name])).catch(() => undefined);
}

/** Whoever signs out leaves no picture of herself behind. */
export async function forgetLastKnown(): Promise<void> {
  await inStore('readwrite', (store) => store.clear()).catch(() => undefined);
}
