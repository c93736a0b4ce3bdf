import type Stripe from 'stripe';
import type { SandboxTransaction } from './sandbox-records.ts';
import { missingResource } from './stripe-error.ts';

/** The SDK's pinned version: the shape of every object here. */
export const SANDBOX_API_VERSION = '2026-10-28.endive';

/** The API request that caused a change; both are null for what happens without one. */
export interface RequestOrigin {
  id: string | null;
  idempotency_key: string | null;
}

/** What one call to the sandbox may use: its memory, the time, new ids, and the events it causes. */
export interface SandboxContext {
  readonly records: SandboxTransaction;
  readonly nowSeconds: number;
  newId(prefix: string): string;
  emit(type: Stripe.Event.Type, object: object, previousAttributes?: object): void;
}

interface ContextParts {
  records: SandboxTransaction;
  now: () => number;
  randomId: () => string;
  origin: RequestOrigin;
  events: Stripe.Event[];
}

export function createSandboxContext({ records, now, randomId, origin, events }: ContextParts): SandboxContext {
  const nowSeconds = Math.floor(now() / 1_000);
  const newId = (prefix: string) => `${prefix}_${randomId().replaceAll(/[^A-Za-z0-9]/g, '')}`;
  return {
    records,
    nowSeconds,
    newId,
    emit(type, object, previousAttributes) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: SANDBOX_API_VERSION,
        created: nowSeconds,
        data: {
          object: structuredClone(object),
          ...(previousAttributes === undefined ? {} : { previous_attributes: previousAttributes }),
        },
        livemode: false,
        pending_webhooks: 1,
        request: origin,
        type,
      } as Stripe.Event; // one type for each name; the caller pairs name and object
      records.save('event', event.id, event);
      events.push(event);
    },
  };
}

type StripeObjectKind =
  | 'customer'
  | 'checkout.session'
  | 'payment_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'event'
  | 'webhook_endpoint';

/** The object, or Stripe's 404. */
export function requireObject<Kind extends StripeObjectKind>(context: SandboxContext, kind: Kind, id: string) {
  const found = context.records.find(kind, id);
  if (found === undefined) throw missingResource(kind, id);
  return found;
}
