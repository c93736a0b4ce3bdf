import type { onRequestHookHandler } from 'fastify';
import type Stripe from 'stripe';
import { createSandboxControls } from './controls.ts';
import { createHttpClient, createStripeApi, type RunInSandbox } from './emulator.ts';
import { type ProductStates, panelRoutes } from './panel-routes.ts';
import { createProcessorState } from './processor-state.ts';
import { createSandboxContext } from './sandbox-context.ts';
import { createSandboxRecords } from './sandbox-records.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { createWebhookDelivery, type DeliverWebhook, type SandboxLog } from './webhook-delivery.ts';

/** Stripe tries for three days; what is older is not sent again at a start. */
const WEBHOOK_LIFETIME_SECONDS = 3 * 24 * 60 * 60;
const RETRY_DELAYS_MS: readonly number[] = [1_000, 5_000, 25_000];

interface StripeSandboxParts {
  store: SandboxStore;
  /** Epoch milliseconds. */
  now: () => number;
  /** At least 128 unguessable bits, as letters and digits: client secrets are made of it. */
  randomId: () => string;
  /** What the application checks signatures with, `whsec_…`. */
  webhookSecret: string;
  deliver: DeliverWebhook;
  log: SandboxLog;
  webhookRetryDelaysMs?: readonly number[];
}

interface SandboxRoutesOptions {
  /** The built scripts and styles of the payment form and of the sandbox's pages. */
  filesFolder: string;
  productStates: ProductStates;
  /** Who may open the panel; without it everybody may. */
  panelCheck?: onRequestHookHandler;
}

export type StripeSandbox = ReturnType<typeof createStripeSandbox>;

/**
 * A Stripe in this process: `fetch` for the official SDK, `routes` for the buyer's browser, `controls` for what only
 * happens outside. It must never be made beside a real key.
 */
export function createStripeSandbox(parts: StripeSandboxParts) {
  const { store, now, randomId, log } = parts;
  const records = createSandboxRecords(store);
  const processor = createProcessorState();
  const webhooks = createWebhookDelivery({
    secret: parts.webhookSecret,
    now,
    deliver: parts.deliver,
    markDelivered,
    retryDelaysMs: parts.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
    log,
  });

  const run: RunInSandbox = async (origin, work) => {
    const events: Stripe.Event[] = [];
    const result = await records.inTransaction((transaction) =>
      work(createSandboxContext({ records: transaction, now, randomId, origin, events })),
    );
    webhooks.send(events); // only what is safely stored is told to anybody
    return result;
  };

  function markDelivered(eventId: string): Promise<void> {
    return records.inTransaction((transaction) => {
      const event = transaction.find('event', eventId);
      if (event !== undefined) transaction.save('event', eventId, { ...event, pending_webhooks: 0 });
    });
  }

  const api = createStripeApi({ run, randomId, processor, log });

  return {
    api,
    httpClient: createHttpClient(api),
    routes: ({ filesFolder, productStates, panelCheck }: SandboxRoutesOptions) =>
      sandboxRoutes({ run, filesFolder, panel: panelRoutes({ run, webhooks, processor, productStates, panelCheck }) }),
    controls: createSandboxControls(run, webhooks),
    /** Reads the stored state and sends the webhooks that a stop left unsent. */
    async start(): Promise<void> {
      const oldest = now() / 1_000 - WEBHOOK_LIFETIME_SECONDS;
      const events = await records.inTransaction((transaction) => transaction.list('event'));
      webhooks.send(events.filter((event) => event.pending_webhooks > 0 && event.created > oldest));
    },
    /** Takes a buyer out of all that is kept. */
    rewrite: records.rewrite,
    close: webhooks.close,
  };
}
