import { authToken } from '#client/parts/account/first-page-storage.ts';
import { ApiError, UnreachableError } from '#client/parts/server/api-client.ts';
import { noteServerProblem } from '#client/parts/server/server-problem.ts';
import { clearStore, importFallback, readRecord, writeRecord } from './store.ts';

export interface CachedAnswer<Answer> {
  answer: Answer;
  etag?: string | undefined;
}

interface OfflineCopy<Answer> {
  userId: string;
  name: string;
  /** At least as new as the device's copy. */
  cached: CachedAnswer<Answer> | undefined;
  ask: () => Promise<CachedAnswer<Answer>>;
  elsewhere?: () => Promise<CachedAnswer<Answer> | undefined>;
}

/** Cache fallback for an unreachable or failing server. An answer that comes after sign-out is not stored. */
export async function withOfflineCopy<Answer>(copy: OfflineCopy<Answer>): Promise<CachedAnswer<Answer>> {
  const { userId, name, cached, ask, elsewhere = async () => undefined } = copy;
  const token = authToken.read();
  try {
    const answer = await ask();
    noteServerProblem(name, false);
    if (authToken.read() === token && answer !== cached) void keepAnswer(userId, name, answer);
    return answer;
  } catch (error) {
    noteServerProblem(name, isServerProblem(error));
    if (!(error instanceof UnreachableError || isServerProblem(error))) throw error;
    const known = cached ?? (await offlineAnswer<Answer>(userId, name)) ?? (await elsewhere());
    if (known === undefined) throw error;
    return known;
  }
}

export const isServerProblem = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

export async function offlineAnswer<Answer>(userId: string, name: string): Promise<CachedAnswer<Answer> | undefined> {
  await importFallback();
  return readRecord<CachedAnswer<Answer>>('answers', [userId, name]);
}

export function clearOfflineAnswers(): Promise<void> {
  return inTurn(async () => {
    await importFallback();
    await clearStore('answers');
  });
}

export const keepAnswer = (userId: string, name: string, value: CachedAnswer<unknown>) =>
  inTurn(() => writeRecord({ store: 'answers', key: [userId, name], value }));

let lastTurn: Promise<unknown> = Promise.resolve();

/** Serialised: a write that is under way at sign-out is cleared as well. */
function inTurn(act: () => Promise<unknown>): Promise<void> {
  const turn = lastTurn.then(async () => void (await act()));
  lastTurn = turn;
  return turn;
}
