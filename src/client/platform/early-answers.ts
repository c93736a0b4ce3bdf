/*
 * Calls that a page makes before the app is there (`ask-early.ts`), so that the answers travel beside the app's code. The
 * app takes each once, in place of its own first call, and only for the sign-in that it was asked with.
 */

interface EarlyAnswers {
  token: string;
  answers: Record<string, Promise<Response> | undefined>;
}

/** What the page's early script leaves for the app's. */
const page = globalThis as { earlyAnswers?: EarlyAnswers | undefined };

/** On a very slow line the app may come long after the answers: then it asks again. */
const FRESH_FOR_MS = 30_000;

export function askEarly(token: string, paths: readonly string[]): void {
  const answers: EarlyAnswers['answers'] = {};
  for (const path of paths) {
    const answer = fetch(path, { headers: { Authorization: `Bearer ${token}` }, credentials: 'include' });
    answer.catch(() => undefined); // told to whoever takes it
    answers[path] = answer;
  }
  page.earlyAnswers = { token, answers };
}

/** The answer that was asked for early; `undefined` where there is none for this path and sign-in, or it is old. */
export function takeEarlyAnswer(path: string, token: string | undefined): Promise<Response> | undefined {
  const early = page.earlyAnswers;
  const answer = early?.answers[path];
  if (!early || !answer) return undefined;
  delete early.answers[path];
  return early.token === token && performance.now() < FRESH_FOR_MS ? answer : undefined;
}

/** For whoever changes something: what was answered before knows nothing of it. */
export function forgetEarlyAnswers(): void {
  page.earlyAnswers = undefined;
}
