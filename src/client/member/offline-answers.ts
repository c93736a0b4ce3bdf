import { ApiError, UnreachableError } from '#client/platform/api-client.ts';
import { authToken } from '#client/platform/first-page-storage.ts';
import { noteServerTrouble } from '#client/platform/server-trouble.ts';
import { migrateStore } from './migrate-store.ts';
import { clearStore, readRecord, writeRecord } from './store.ts';

/** An answer of the server with its ETag, as the query library and the device keep it. */
export interface CachedAnswer<Answer> {
  answer: Answer;
  etag?: string | undefined;
}

interface OfflineCopy<Answer> {
  userId: string;
  name: string;
  /** What this page has read already: at least as new as the device's copy. */
  cached: CachedAnswer<Answer> | undefined;
  ask: () => Promise<CachedAnswer<Answer>>;
  /** Where else it may be known from, without a copy. */
  elsewhere?: () => Promise<CachedAnswer<Answer> | undefined>;
}

/**
 * What the server says, with a copy on the device; that copy while the server is not reached or is in trouble. An answer
 * that comes after she has signed out is not stored.
 */
export async function withOfflineCopy<Answer>(copy: OfflineCopy<Answer>): Promise<CachedAnswer<Answer>> {
  const { userId, name, cached, ask, elsewhere = async () => undefined } = copy;
  const token = authToken.read();
  try {
    const answer = await ask();
    noteServerTrouble(name, false);
    if (authToken.read() === token && answer !== cached) void saveAnswer(userId, name, answer);
    return answer;
  } catch (error) {
    noteServerTrouble(name, isServerTrouble(error));
    if (!(error instanceof UnreachableError || isServerTrouble(error))) throw error;
    const known = cached ?? (await offlineAnswer<Answer>(userId, name)) ?? (await elsewhere());
    if (known === undefined) throw error;
    return known;
  }
}

/** The server was reached and could not answer: nothing that the person or her connection could mend. */
export const isServerTrouble = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

export async function offlineAnswer<Answer>(userId: string, name: string): Promise<CachedAnswer<Answer> | undefined> {
  await migrateStore();
  return readRecord<CachedAnswer<Answer>>('answers', [userId, name]);
}

/** Whoever signs out leaves no picture of herself behind. */
export function clearOfflineAnswers(): Promise<void> {
  return inTurn(async () => {
    await migrateStore();
    await clearStore('answers');
  });
}

const saveAnswer = (userId: string, name: string, value: CachedAnswer<unknown>) =>
  inTurn(() => writeRecord({ store: 'answers', key: [userId, name], value }));

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other: an answer that is still being written when she signs out is cleared as well. */
function inTurn(act: () => Promise<unknown>): Promise<void> {
  const turn = lastTurn.then(async () => void (await act()));
  lastTurn = turn;
  return turn;
}
