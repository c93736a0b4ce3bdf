import type { z } from 'zod';

/** The `error` object of a Stripe answer, as the official SDK reads it. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: object;
}

/** A request that Stripe refuses before it changes anything: the transaction around it is dropped. */
export class StripeRequestError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.name = 'StripeRequestError';
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(message: string, details: Partial<StripeErrorBody> = {}): StripeRequestError {
  return new StripeRequestError(400, { type: 'invalid_request_error', message, ...details });
}

export function missingResource(resource: string, id: string): StripeRequestError {
  const message = `No such ${resource}: '${id}'`;
  return new StripeRequestError(404, { type: 'invalid_request_error', message, param: 'id', code: 'resource_missing' });
}

/** The first problem a schema found, in Stripe's words. Values are never repeated back. */
export function invalidParameters(error: z.ZodError): StripeRequestError {
  const issue = error.issues[0];
  if (issue === undefined) return invalidRequest('Invalid request.');
  const param = parameterName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = parameterName([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, { param: unknown, code: 'parameter_unknown' });
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

function parameterName(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}
