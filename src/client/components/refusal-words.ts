import { ApiError, UnreachableError } from '#client/platform/api-client.ts';
import type { FormProblems } from '#client/ui/use-form.ts';

interface FailureWords {
  /** Where the server says nothing readable. */
  fallback: string;
  needsConnection: string;
}

/** Why it was not done, in words: the server's own, or those of the specification (product §8). */
export function refusalText(error: unknown, { fallback, needsConnection }: FailureWords): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  if (!(error instanceof UnreachableError)) return fallback;
  return navigator.onLine
    ? 'We cannot be reached just now. Please try again in a moment.'
    : `You are offline. ${needsConnection}`;
}

/** What the server says of single fields. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): FormProblems<Name> {
  const found: FormProblems<Name> = {};
  if (!(error instanceof ApiError)) return found;
  for (const name of names) {
    const problem = error.problemWith(name);
    if (problem !== undefined) found[name] = problem;
  }
  return found;
}
