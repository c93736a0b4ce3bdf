import { createHash } from 'node:crypto';
import type { SandboxContext } from './sandbox-context.ts';
import type { StripeAnswer } from './sandbox-records.ts';
import { invalidRequest } from './stripe-error.ts';

/** How long Stripe remembers a key, in seconds: afterwards it is a new one. */
const KEY_LIFETIME_SECONDS = 24 * 60 * 60;

export interface KeyedRequest {
  key: string;
  method: string;
  path: string;
  body: string;
}

/** The first answer to this key, if there is one; the same key with another request is refused. */
export function findStoredAnswer(context: SandboxContext, request: KeyedRequest): StripeAnswer | undefined {
  const stored = context.records.find('idempotency', request.key);
  if (stored === undefined || stored.created + KEY_LIFETIME_SECONDS <= context.nowSeconds) return undefined;
  if (stored.fingerprint !== fingerprintOf(request)) {
    throw invalidRequest(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  return stored.answer;
}

export function storeAnswer(context: SandboxContext, request: KeyedRequest, answer: StripeAnswer): void {
  context.records.save('idempotency', request.key, {
    created: context.nowSeconds,
    fingerprint: fingerprintOf(request),
    answer,
  });
}

function fingerprintOf({ method, path, body }: KeyedRequest): string {
  return createHash('sha256').update(`${method} ${path} ${body}`).digest('hex');
}
