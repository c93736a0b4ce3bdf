import { ApiError, UnreachableError } from '#client/parts/server/api-client.ts';
import type { FormProblems } from '#client/ui/use-form.ts';

interface FailureWords {
  fallback: string;
  needsConnection: string;
}

const NOT_REACHED = 'We can’t reach our server. Please try again in a moment.';

/** Not of a device that was offline, which has sent nothing. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof UnreachableError && navigator.onLine;

export function refusalText(error: unknown, { fallback, needsConnection }: FailureWords): string {
  if (error instanceof ApiError) return error.serverMessage ?? (error.status < 500 ? fallback : NOT_REACHED);
  if (!(error instanceof UnreachableError)) return fallback;
  return navigator.onLine ? NOT_REACHED : `You’re offline. ${needsConnection}`;
}

export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): FormProblems<Name> {
  const found: FormProblems<Name> = {};
  if (!(error instanceof ApiError)) return found;
  for (const name of names) {
    const problem = error.problemWith(name);
    if (problem !== undefined) found[name] = problem;
  }
  return found;
}
