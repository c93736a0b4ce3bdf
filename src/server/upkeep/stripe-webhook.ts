import type Stripe from 'stripe';
import type { FieldProblem } from '#contract/errors.ts';
import { STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';

export interface StripeWebhook {
  /** What Stripe signs its words with from now on. */
  secret: string;
  /** Once the secret is kept: those that it takes the place of end. */
  keep: () => Promise<void>;
  /** Where it was not kept: nothing stays at Stripe. */
  undo: () => Promise<void>;
}

type WebhookOutcome = { ok: true; webhook: StripeWebhook } | { ok: false; problem: FieldProblem };

const OURS = 'Fit in 30';
const PATIENCE_MS = 5_000;
const PATIENTLY = { timeout: PATIENCE_MS, maxNetworkRetries: 0 };
/** Stripe allows sixteen. */
const MOST_ENDPOINTS = 100;

const SALE_EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Tells Stripe where to report each sale; its secret is told once, so each settling of key and address makes one. */
export async function createWebhook({
  stripe,
  origin,
  originBefore,
}: {
  stripe: Stripe;
  origin: string;
  originBefore: string | undefined;
}): Promise<WebhookOutcome> {
  const url = addressAt(origin);
  try {
    const endpoint = await stripe.webhookEndpoints.create(
      { url, enabled_events: SALE_EVENTS, description: OURS },
      PATIENTLY,
    );
    const replaced = new Set([url, ...(originBefore ? [addressAt(originBefore)] : [])]);
    const webhook = {
      secret: endpoint.secret ?? '',
      keep: () => endOthers(stripe, endpoint.id, replaced),
      undo: async () => void (await stripe.webhookEndpoints.del(endpoint.id, {}, PATIENTLY)),
    };
    return { ok: true, webhook };
  } catch (error) {
    return { ok: false, problem: { field: 'STRIPE_SECRET_KEY', message: problemText(error) } };
  }
}

const addressAt = (origin: string) => `${origin}${STRIPE_WEBHOOK_PATH}`;

/** Those that we made for these addresses, also one whose secret was lost on the way. */
async function endOthers(stripe: Stripe, kept: string, urls: ReadonlySet<string>): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list({ limit: MOST_ENDPOINTS }, PATIENTLY);
  for (const { id, url, description } of data) {
    if (id !== kept && description === OURS && urls.has(url)) await stripe.webhookEndpoints.del(id, {}, PATIENTLY);
  }
}

function problemText(error: unknown): string {
  const { type, message } = error as { type?: string; message?: string };
  if (type === 'StripePermissionError') {
    return 'This key can’t tell Stripe where to report sales. Paste the signing secret too, or use the secret key.';
  }
  if (type === 'StripeConnectionError') return 'Stripe isn’t answering. Nothing was saved. Try again in a while.';
  return `Stripe didn’t accept the address for reporting sales: ${message ?? 'no reason was given'}`;
}
