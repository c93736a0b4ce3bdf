import { useQueryClient } from '@tanstack/react-query';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError, UnreachableError } from '#client/parts/server/api-client.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { DESK_PATHS } from '#contract/paths.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when the desk answers 401. */
export function subscribeToSignOuts(listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function refusalIn(path: string, response: Response): Promise<ApiError> {
  const error = new ApiError(response.status, response.statusText, await response.text());
  if (isSignedOut(error) && path !== DESK_PATHS.me) for (const tell of listeners) tell();
  return error;
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code === 'not_signed_in';

/** The desk's cookie goes along by itself; a member's sign-in of the same browser does not. */
export async function deskCall<Answer>(path: string, body?: object): Promise<Answer> {
  return JSON.parse(await (await answered(path, body)).text()) as Answer;
}

export const deskFile = async (path: string): Promise<Blob> => (await answered(path)).blob();

async function answered(path: string, body?: object): Promise<Response> {
  const isWrite = body !== undefined;
  try {
    const response = await fetch(path, {
      method: isWrite ? 'POST' : 'GET',
      credentials: 'same-origin',
      ...(isWrite && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw await refusalIn(path, response);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new UnreachableError('We couldn’t reach the server.', { cause });
  }
}

export const FAILURE = {
  title: 'That didn’t work',
  fallback: 'That didn’t work. Please try again.',
  needsConnection: 'The desk needs a connection.',
};

const OUTCOME_UNKNOWN = 'We don’t know if that went through. We’re reloading the page. Check it before you try again.';

const UNKNOWN_CODES: ReadonlySet<string> = new Set<ErrorCode>(['internal', 'outcome_unknown']);

/** Of an action that may have been done all the same: the server failed on the way, or its answer never came. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status >= 500 && (UNKNOWN_CODES.has(error.code ?? '') || error.serverMessage === undefined)
    : error instanceof UnreachableError && navigator.onLine;

/** Words for an action that failed; where it may have been done, what is shown is read again. */
export function useActionFailure(): (error: unknown) => string {
  const queries = useQueryClient();
  return (error) => {
    if (!isOutcomeUnknown(error)) return refusalText(error, FAILURE);
    void queries.invalidateQueries();
    return OUTCOME_UNKNOWN;
  };
}
