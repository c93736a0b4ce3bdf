import type Stripe from 'stripe';
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

/** A call of Stripe's HTTP API. */
export interface StripeCall {
  method: string;
  /** With its query. */
  path: string;
  /** Their names in any case. */
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

export interface StripeReply {
  status: number;
  headers: Record<string, string>;
  /** JSON. */
  text: string;
}

export type StripeApi = (call: StripeCall) => Promise<StripeReply>;

/** Stripe's HTTP API. Nothing leaves the process. */
export function createStripeApi({ run, randomId, processor, log }: EmulatorParts): StripeApi {
  return async (call) => {
    const { pathname, search } = new URL(call.path, 'https://api.stripe.com');
    const headers = new Map(Object.entries(call.headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
    const requestId = `req_${randomId()}`;
    const sent = {
      method: call.method.toUpperCase(),
      path: pathname,
      search: search.slice(1),
      body: call.body,
      key: headers.get('idempotency-key') ?? null,
    };
    try {
      requireTestKey(headers.get('authorization'));
      const refusal = await processor.meet();
      if (refusal !== undefined) return reply(refusal, requestId);
      const { answer, replayed } = await run({ id: requestId, idempotency_key: sent.key }, (context) =>
        answerOnce(context, sent),
      );
      return reply(answer, requestId, replayed);
    } catch (error) {
      if (error instanceof StripeRequestError) {
        return reply({ status: error.status, body: { error: error.body } }, requestId);
      }
      log.error({ err: error, method: sent.method, path: sent.path }, 'sandbox request failed');
      const body = { error: { type: 'api_error', message: 'The Stripe sandbox failed.' } };
      return reply({ status: 500, body }, requestId);
    }
  };
}

/** The way of Stripe's SDK to the sandbox in its process. Not by `fetch`, for which Node keeps 9 MB more. */
export function createHttpClient(api: StripeApi): Stripe.HttpClient {
  return {
    getClientName: () => 'sandbox',
    async makeRequest(_host, _port, path, method, headers, body) {
      const answer = await api({ method, path, headers, body: body ?? '' });
      return {
        getStatusCode: () => answer.status,
        getHeaders: () => answer.headers,
        getRawResponse: () => answer,
        toStream() {
          throw new Error('The sandbox answers in JSON only.');
        },
        toJSON: async () => JSON.parse(answer.text),
      };
    },
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

function requireTestKey(authorization = ''): void {
  if (/^Bearer sk_test_\w+$/.test(authorization)) return;
  throw new StripeRequestError(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided. The sandbox takes sk_test_ keys only.',
  });
}

function reply({ status, body }: StripeAnswer, requestId: string, replayed = false): StripeReply {
  const headers = {
    'content-type': 'application/json',
    'request-id': requestId,
    ...(replayed && { 'idempotent-replayed': 'true' }),
  };
  return { status, headers, text: JSON.stringify(body) };
}
