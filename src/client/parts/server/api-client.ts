import { authToken } from '#client/parts/account/first-page-storage.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { ErrorAnswer, FieldProblem } from '#contract/errors.ts';
import { discardPrefetchedResponses, takePrefetchedResponse } from './prefetched-responses.ts';

/** The answer was no success. `message` is "<status>: <body text or status text>". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly code: ErrorCode | undefined;
  /** With `invalid_input` only. */
  readonly fields: readonly FieldProblem[];
  readonly requiresPayment: boolean;
  readonly serverTime: number | undefined;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    const answer = errorAnswerIn(bodyText);
    this.status = status;
    this.serverMessage = answer.message;
    this.code = answer.code;
    this.fields = answer.fields ?? [];
    this.requiresPayment =
      status === 403 && (answer.requiresPayment === true || answer.subscriptionStatus === 'inactive');
    this.serverTime = answer.serverTime;
  }

  problemWith(field: string): string | undefined {
    return this.fields.find((problem) => problem.field === field)?.message;
  }
}

/** Offline, server down or connection broken: the request may have arrived. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: unknown;
  /** A UUID: a change that was handled under it is not made again, and its retry has no answer. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

type RefusalListener = (path: string) => void;
const refusalListeners = new Set<RefusalListener>();

export function subscribeToPaymentRefusals(listener: RefusalListener): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** @throws ApiError when the server refuses, UnreachableError when it cannot be reached. */
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const text = await callApiForText(path, options);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

export async function callApiForText(path: string, options: CallOptions = {}): Promise<string> {
  return readBody(path, await send(path, options));
}

interface KnownAnswer<Answer> {
  answer: Answer;
  etag?: string | undefined;
}

/** Returns `known` itself while its ETag is current. */
export async function readWithEtag<Answer>(
  path: string,
  known: KnownAnswer<Answer> | undefined,
  options: Pick<CallOptions, 'signal'>,
): Promise<KnownAnswer<Answer>> {
  const response = await send(path, options, known?.etag);
  if (known && response.status === 304) return known;
  const text = await readBody(path, response);
  return { answer: JSON.parse(text) as Answer, etag: response.headers.get('etag') ?? undefined };
}

async function readBody(path: string, response: Response): Promise<string> {
  const text = await bodyTextOf(response);
  if (response.ok) return text;
  const error = new ApiError(response.status, response.statusText, text);
  if (error.requiresPayment) for (const listener of refusalListeners) listener(path);
  throw error;
}

async function send(
  path: string,
  { method = 'GET', body, idempotencyKey, signal, keepalive }: CallOptions,
  etag?: string,
): Promise<Response> {
  const token = authToken.read();
  if (method !== 'GET') discardPrefetchedResponses();
  const prefetched = takePrefetchedResponse(path, token);
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (etag !== undefined) headers['If-None-Match'] = etag;
  try {
    if (prefetched) return await prefetched;
    return await fetch(path, {
      method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (cause) {
    throw unreachable(cause);
  }
}

async function bodyTextOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw unreachable(cause);
  }
}

function unreachable(cause: unknown): Error {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  return new UnreachableError('We can’t reach our server.', { cause });
}

export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

function errorAnswerIn(bodyText: string): Partial<ErrorAnswer> {
  try {
    const answer: unknown = JSON.parse(bodyText);
    if (typeof answer !== 'object' || answer === null) return {};
    const { message, fields } = answer as Partial<ErrorAnswer>;
    return {
      ...(answer as Partial<ErrorAnswer>),
      message: typeof message === 'string' && message !== '' ? message : undefined,
      fields: Array.isArray(fields) ? fields : undefined,
    } as Partial<ErrorAnswer>;
  } catch {
    return {};
  }
}

const PLAIN_WORDS = {
  'No token': 'Please sign in.',
  'Authentication failed': 'You’ve been signed out. Please sign in again.',
  'Failed to fetch user': 'We couldn’t load your account. Please try again.',
  'Failed to fetch steps data': 'We couldn’t load what you entered that day. Saving now replaces it.',
} as const;

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly plainWords: string;

  constructor(message: keyof typeof PLAIN_WORDS, options?: ErrorOptions) {
    super(message, options);
    this.plainWords = PLAIN_WORDS[message];
  }
}

export function refusalBehind(failure: unknown): ApiError | undefined {
  const cause = failure instanceof FetchFailure ? failure.cause : failure;
  return cause instanceof ApiError ? cause : undefined;
}
