import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import { createMemoryStore, TEST_WEBHOOK_SECRET } from '#stripe-sandbox/start-test-sandbox.ts';
import { createStripeSandbox } from '#stripe-sandbox/stripe-sandbox.ts';

const PROGRAM = join(import.meta.dirname, 'programs/stripe-elsewhere.ts');
const FILES = fileURLToPath(new URL('../../dist/sandbox', import.meta.url));

/** The sandbox in the place of Stripe: outside the product, which knows it by keys and signatures only. */
export interface StripeElsewhere {
  /** Start the product with these. */
  settings: Record<string, string>;
  /** What it signs its reports with. */
  webhookSecret: string;
  /** From now on it reports to this address. */
  reportTo(address: string): void;
  /** Lets a buyer's browser find the page on which she pays. */
  showPayPageTo(page: Page): Promise<void>;
  close(): Promise<void>;
}

export async function startStripeElsewhere(): Promise<StripeElsewhere> {
  let product = '';
  const sandbox = createStripeSandbox({
    store: createMemoryStore(),
    now: Date.now,
    randomId: () => randomUUID().replaceAll('-', ''),
    webhookSecret: TEST_WEBHOOK_SECRET,
    log: console,
    async deliver(body, headers) {
      const sent = { ...headers, 'content-type': 'application/json' };
      return (await fetch(`${product}${STRIPE_WEBHOOK_PATH}`, { method: 'POST', body, headers: sent })).status;
    },
  });
  const server = Fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  await server.register(answerCalls(sandbox.fetch));
  await server.register(sandbox.routes({ filesFolder: FILES, productStates: async () => new Map() }));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    settings: { STRIPE_ADDRESS: address, NODE_OPTIONS: `--import=${pathToFileURL(PROGRAM).href}` },
    webhookSecret: TEST_WEBHOOK_SECRET,
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

/** Stripe's API, as the official library asks it. */
const answerCalls = (fetchStripe: typeof fetch) => async (app: FastifyInstance) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.all('/v1/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    const answer = await fetchStripe(`https://api.stripe.com${url}`, {
      method,
      headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
      ...(typeof body === 'string' && { body }),
    });
    return reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  });
};
