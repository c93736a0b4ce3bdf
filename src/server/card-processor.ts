import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import type { StripeSandbox } from '#stripe-sandbox/stripe-sandbox.ts';
import type { CardProcessor, ServerContext } from './context.ts';
import { createPractice } from './desk/site/practice.ts';
import { statesOfSessions } from './features/purchases/purchases.repository.ts';
import { createSandboxStripeClient, createStripeClient } from './features/purchases/stripe-client.ts';

const SANDBOX_FILES = resolve(import.meta.dirname, '../../dist/sandbox');

interface Opening extends Pick<ServerContext, 'db' | 'config' | 'log' | 'now' | 'randomBytes'> {
  /** Of the sandbox, in tests alone. */
  webhookRetryDelaysMs?: readonly number[] | undefined;
}

export interface OpenedCardProcessor {
  cardProcessor: CardProcessor;
  /** Sandbox only: refunds, disputes, delayed webhooks. */
  controls?: StripeSandbox['controls'];
  /** Call after the routes are registered and before listening. */
  start: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
}

/** Stripe with the operator's keys; without keys the sandbox, whose code is otherwise never loaded. */
export function openCardProcessor(context: Opening): Promise<OpenedCardProcessor> {
  const { payments } = context.config;
  if (payments.mode === 'sandbox') return openSandbox(context, payments.checkoutUi);
  const { secretKey, publishableKey, webhookSecrets, checkoutUi } = payments;
  const livemode = secretKey.includes('_live_');
  return Promise.resolve({
    cardProcessor: {
      stripe: createStripeClient(secretKey),
      paymentSettings: { mode: 'stripe', publishableKey, checkoutUi, webhookSecrets, livemode },
    },
    start: async () => {},
    close: async () => {},
  });
}

async function openSandbox(context: Opening, checkoutUi: 'embedded' | 'hosted'): Promise<OpenedCardProcessor> {
  const { db, log, now, randomBytes, webhookRetryDelaysMs } = context;
  const { createStripeSandbox } = await import('#stripe-sandbox/stripe-sandbox.ts');
  const { createSandboxStore } = await import('#stripe-sandbox/sandbox-store.ts');
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  let app: FastifyInstance | undefined;
  const sandbox = createStripeSandbox({
    store: createSandboxStore(db, now),
    now,
    randomId: () => randomBytes(16).toString('hex'),
    webhookSecret,
    ...(webhookRetryDelaysMs && { webhookRetryDelaysMs }),
    log,
    async deliver(payload, headers) {
      if (!app) return 0;
      const answer = await app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, payload, headers });
      return answer.statusCode;
    },
  });
  return {
    cardProcessor: {
      stripe: createSandboxStripeClient(sandbox.httpClient),
      paymentSettings: {
        mode: 'sandbox',
        publishableKey: 'pk_test_sandbox',
        checkoutUi,
        webhookSecrets: [webhookSecret],
        livemode: false,
      },
      sandboxRoutes: sandbox.routes({
        filesFolder: SANDBOX_FILES,
        productStates: (sessionIds) => statesOfSessions(db, sessionIds),
        panelCheck: createPractice(context).panelCheck,
      }),
      rewriteStored: sandbox.rewrite,
    },
    controls: sandbox.controls,
    async start(built) {
      app = built;
      await built.ready();
      await sandbox.start();
    },
    close: sandbox.close,
  };
}
