import { answerApiCall } from './api-calls.ts';
import { findStoredAnswer, type KeyedRequest, storeAnswer } from './idempotency.ts';
import type { ProcessorStateControl } from './processor-state.ts';
import { parseForm } from './request-parameters.ts';
import type { RequestOrigin, SandboxContext } from './sandbox-context.ts';
import type { StripeAnswer } from './sandbox-records.ts';
import { StripeRequestError } from './stripe-error.ts';

export type RunInSandbox = <Result>(
  origin: RequestOrigin,
  work: (context: SandboxContext) => Result,
) => Promise<Result>;

interface EmulatorParts {
  run: RunInSandbox;
  randomId: () => string;
  processor: ProcessorStateControl;
  log: { error(details: object, message: string): void };
}

/** Stripe's HTTP API as a `fetch`, for `Stripe.createFetchHttpClient`. Nothing leaves the process. */
export function createStripeFetch({ run, randomId, processor, log }: EmulatorParts): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const requestId = `req_${randomId()}`;
    const sent = {
      method: (init.method ?? 'GET').toUpperCase(),
      path: url.pathname,
      search: url.search.slice(1),
      body: typeof init.body === 'string' ? init.body : '',
      key: headers.get('idempotency-key'),
    };
    try {
      requireTestKey(headers);
      const refusal = await processor.meet();
      if (refusal !== undefined) return respond(refusal, requestId);
      const { answer, replayed } = await run({ id: requestId, idempotency_key: sent.key }, (context) =>
        answerOnce(context, sent),
      );
      return respond(answer, requestId, replayed);
    } catch (error) {
      if (error instanceof StripeRequestError) {
        return respond({ status: error.status, body: { error: error.body } }, requestId);
      }
      log.error({ err: error, method: sent.method, path: sent.path }, 'sandbox request failed');
      const body = { error: { type: 'api_error', message: 'The Stripe sandbox failed.' } };
      return respond({ status: 500, body }, requestId);
    }
  };
}

interface SentRequest {
  method: string;
  path: string;
  search: string;
  body: string;
  key: string | null;
}

/** Once execution began, the outcome is kept under the key, a declined card too; a refused request is not kept. */
function answerOnce(context: SandboxContext, sent: SentRequest): { answer: StripeAnswer; replayed: boolean } {
  const parameters = parseForm(sent.method === 'GET' ? sent.search : sent.body);
  if (sent.method !== 'POST' || sent.key === null) {
    return { answer: answerApiCall(context, sent, parameters), replayed: false };
  }
  const keyed: KeyedRequest = { ...sent, key: sent.key };
  const stored = findStoredAnswer(context, keyed);
  if (stored !== undefined) return { answer: stored, replayed: true };
  const answer = answerApiCall(context, sent, parameters);
  storeAnswer(context, keyed, answer);
  return { answer, replayed: false };
}

function requireTestKey(headers: Headers): void {
  if (/^Bearer sk_test_\w+$/.test(headers.get('authorization') ?? '')) return;
  throw new StripeRequestError(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided. The sandbox takes sk_test_ keys only.',
  });
}

function respond({ status, body }: StripeAnswer, requestId: string, replayed = false): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'request-id': requestId });
  if (replayed) headers.set('idempotent-replayed', 'true');
  return new Response(JSON.stringify(body), { status, headers });
}
