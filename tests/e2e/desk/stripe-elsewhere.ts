import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import Stripe from 'stripe';
import type { StripeApi } from '#stripe-sandbox/emulator.ts';
import { createMemoryStore, TEST_WEBHOOK_SECRET } from '#stripe-sandbox/start-test-sandbox.ts';
import { createStripeSandbox } from '#stripe-sandbox/stripe-sandbox.ts';

const PROGRAM = join(import.meta.dirname, 'programs/stripe-elsewhere.ts');
const FILES = fileURLToPath(new URL('../../../dist/sandbox', import.meta.url));

/** The sandbox in the place of Stripe: outside the product, which knows it by keys and signatures only. */
export interface StripeElsewhere {
  /** Start the product with these. */
  settings: Record<string, string>;
  /** Where it was told to report sales, each with the secret that it told once. */
  endpoints: readonly Stripe.WebhookEndpoint[];
  /** What it has reported to the newest of them, and what was answered. */
  reports: readonly { type: string; status: number }[];
  /** Where whoever asks for the address of an endpoint is led. */
  reportTo(address: string): void;
  /** Lets a buyer's browser find the page of the payment. */
  showPayPageTo(page: Page): Promise<void>;
  close(): Promise<void>;
}

export async function startStripeElsewhere(): Promise<StripeElsewhere> {
  let product = '';
  const endpoints: Stripe.WebhookEndpoint[] = [];
  const reports: { type: string; status: number }[] = [];
  const sandbox = createStripeSandbox({
    store: createMemoryStore(),
    now: Date.now,
    randomId: () => randomUUID().replaceAll('-', ''),
    webhookSecret: TEST_WEBHOOK_SECRET,
    log: console,
    async deliver(payload, { 'content-type': type = '' }) {
      const { url, secret = '', enabled_events } = endpoints.at(-1) ?? NOWHERE;
      const event: Stripe.Event = JSON.parse(payload);
      if (!enabled_events.includes(event.type)) return 200;
      const headers = {
        'content-type': type,
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      };
      const to = new URL(new URL(url).pathname, product);
      const { status } = await fetch(to, { method: 'POST', body: payload, headers });
      reports.push({ type: event.type, status });
      return status;
    },
  });
  const server = Fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  await server.register(answerCalls(sandbox.api, (endpoint) => endpoints.push(endpoint)));
  await server.register(sandbox.routes({ filesFolder: FILES, productStates: async () => new Map() }));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    settings: { STRIPE_ADDRESS: address, NODE_OPTIONS: `--import=${pathToFileURL(PROGRAM).href}` },
    endpoints,
    reports,
    reportTo: (to) => {
      product = to;
    },
    async showPayPageTo(page) {
      await page.route('**/sandbox/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${address}${pathname}${search}` }) });
      });
    },
    async close() {
      await sandbox.close();
      await server.close();
    },
  };
}

/** Before it is told of an address it reports nothing. */
const NOWHERE: Pick<Stripe.WebhookEndpoint, 'url' | 'secret' | 'enabled_events'> = { url: '', enabled_events: [] };

/** Stripe's API, as the official library asks it. */
const answerCalls =
  (api: StripeApi, onEndpoint: (made: Stripe.WebhookEndpoint) => void) => async (app: FastifyInstance) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.all('/v1/*', async (request, reply) => {
      const { method, url, headers, body } = request;
      const { status, text, ...answer } = await api({ method, path: url, headers, body: String(body ?? '') });
      if (status === 200 && method === 'POST' && url === '/v1/webhook_endpoints') onEndpoint(JSON.parse(text));
      return reply.code(status).headers(answer.headers).send(text);
    });
  };
