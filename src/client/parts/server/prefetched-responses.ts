/*
 * Calls that a page makes before the app is there (`open-app.ts`), so that the answers travel beside the app's code. The
 * app takes each once, in place of its own first call, and only for the sign-in that it was asked with.
 */

interface PrefetchedResponses {
  token: string;
  responses: Record<string, Promise<Response> | undefined>;
}

/** What the page's early script leaves for the app's. */
const page = globalThis as { prefetchedResponses?: PrefetchedResponses | undefined };

/** On a very slow line the app may come long after the answers: then it asks again. */
const FRESH_FOR_MS = 30_000;

export function prefetchApi(token: string, paths: readonly string[]): PrefetchedResponses['responses'] {
  const responses: PrefetchedResponses['responses'] = {};
  for (const path of paths) {
    const response = fetch(path, { headers: { Authorization: `Bearer ${token}` }, credentials: 'include' });
    response.catch(() => undefined); // rejects for the caller that takes it
    responses[path] = response;
  }
  page.prefetchedResponses = { token, responses };
  return responses;
}

/** The answer that was asked for early; `undefined` where there is none for this path and sign-in, or it is old. */
export function takePrefetchedResponse(path: string, token: string | undefined): Promise<Response> | undefined {
  const prefetched = page.prefetchedResponses;
  const response = prefetched?.responses[path];
  if (!prefetched || !response) return undefined;
  delete prefetched.responses[path];
  return prefetched.token === token && performance.now() < FRESH_FOR_MS ? response : undefined;
}

/** Call before a write: earlier responses are stale. */
export function discardPrefetchedResponses(): void {
  page.prefetchedResponses = undefined;
}
