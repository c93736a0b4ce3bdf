/*
 * Requests that `prefetch-api.ts` makes beside the loading code. Taken once, and only for the sign-in they were made with.
 */

interface EarlyAnswers {
  token: string;
  answers: Record<string, Promise<Response> | undefined>;
}

const page = globalThis as { prefetchedResponses?: EarlyAnswers | undefined };

/** Stale on a very slow line: then the app asks again. */
const FRESH_FOR_MS = 30_000;

export function prefetchApi(token: string, paths: readonly string[]): void {
  const answers: EarlyAnswers['answers'] = {};
  for (const path of paths) {
    const answer = fetch(path, { headers: { Authorization: `Bearer ${token}` }, credentials: 'include' });
    answer.catch(() => undefined); // told to whoever takes it
    answers[path] = answer;
  }
  page.prefetchedResponses = { token, answers };
}

export function takePrefetchedResponse(path: string, token: string | undefined): Promise<Response> | undefined {
  const early = page.prefetchedResponses;
  const answer = early?.answers[path];
  if (!early || !answer) return undefined;
  delete early.answers[path];
  return early.token === token && performance.now() < FRESH_FOR_MS ? answer : undefined;
}

/** Invalidated by every write. */
export function discardPrefetchedResponses(): void {
  page.prefetchedResponses = undefined;
}
