import { migrateStore } from '#client/member/migrate-store.ts';
import { clearStore, readRecord, writeRecord } from '#client/member/store.ts';

/*
 * What the server said last, kept under its person's id: all there is without a connection. A copy, so losing it loses
 * nothing, and none of this throws.
 */

export async function lastKnown<Answer>(userId: string, name: string): Promise<Answer | undefined> {
  await migrateStore();
  return (await readRecord<{ answer: Answer }>('answers', [userId, name]))?.answer;
}

export function keepLastKnown(userId: string, name: string, answer: unknown): Promise<void> {
  return change(() => writeRecord({ store: 'answers', key: [userId, name], value: { answer } }));
}

/** Whoever signs out leaves no picture of herself behind. */
export function forgetLastKnown(): Promise<void> {
  return change(async () => {
    await migrateStore();
    await clearStore('answers');
  });
}

let lastChange: Promise<unknown> = Promise.resolve();

/** One after the other: what is still being kept when she signs out is not kept after that. */
function change(act: () => Promise<unknown>): Promise<void> {
  const changed = lastChange.then(async () => void (await act()));
  lastChange = changed;
  return changed;
}
