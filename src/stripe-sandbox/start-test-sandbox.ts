import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { SANDBOX_API_VERSION } from './sandbox-context.ts';
import type { SandboxRow, SandboxStore } from './sandbox-store.ts';
import { createStripeSandbox } from './stripe-sandbox.ts';

/** For tests: a sandbox with the official SDK in front of it, a clock to set, and the webhooks it delivered. */
export async function startTestSandbox(options: TestSandboxOptions = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9, 0, 0) };
  const received: ReceivedWebhook[] = [];
  const logged: string[] = [];
  const log = (details: object, message: string) => logged.push(`${message} ${JSON.stringify(details)}`);
  const sandbox = createStripeSandbox({
    store: options.store ?? createMemoryStore(),
    now: () => clock.now,
    randomId: randomUUID,
    webhookSecret: TEST_WEBHOOK_SECRET,
    webhookRetryDelaysMs: options.webhookRetryDelaysMs ?? [0, 0],
    log: { warn: log, error: log },
    async deliver(body, headers) {
      const event: Stripe.Event = JSON.parse(body);
      received.push({ body, headers, event });
      return options.answerWebhook?.(event) ?? 200;
    },
  });
  await sandbox.start();
  return { sandbox, stripe: connectStripe(sandbox.httpClient), clock, received, logged };
}

export const TEST_WEBHOOK_SECRET = 'whsec_0123456789abcdef';

interface TestSandboxOptions {
  store?: SandboxStore;
  webhookRetryDelaysMs?: readonly number[];
  /** The status that the application answers; 200 unless said. */
  answerWebhook?: (event: Stripe.Event) => number;
}

interface ReceivedWebhook {
  body: string;
  headers: Record<string, string>;
  event: Stripe.Event;
}

function connectStripe(httpClient: Stripe.HttpClient): Stripe {
  return new Stripe('sk_test_sandbox', {
    apiVersion: SANDBOX_API_VERSION,
    httpClient,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A store that two sandboxes can share, one after the other. */
export function createMemoryStore(): SandboxStore & { rows: Map<string, SandboxRow> } {
  const rows = new Map<string, SandboxRow>();
  return {
    rows,
    load: async () => [...rows.values()].map((row) => ({ ...row })).reverse(),
    async save(changed) {
      for (const row of changed) rows.set(row.id, row);
    },
  };
}

/** The product's own purchase, as the server starts it. */
export const LIFETIME_ACCESS = {
  ui_mode: 'elements',
  mode: 'payment',
  client_reference_id: 'user-7',
  customer_email: 'anna@example.com',
  line_items: [
    { quantity: 1, price_data: { currency: 'gbp', unit_amount: 2999, product_data: { name: 'Lifetime access' } } },
  ],
  return_url: 'https://shop.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  metadata: { purchaseId: 'p-1' },
  payment_intent_data: { metadata: { purchaseId: 'p-1' } },
} satisfies Stripe.Checkout.SessionCreateParams;
