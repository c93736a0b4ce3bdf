import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { CHECKOUT_SESSION_PATH, PAYMENT_INTENT_PATH, STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { startTestSandbox, TEST_WEBHOOK_SECRET } from '#stripe-sandbox/start-test-sandbox.ts';
import { createPostgresDatabase } from '#tests/databases/open-fresh-postgres.ts';
import { createPeopleOf } from '#tests/people/people.ts';

const PROGRAM = new URL('./programs/payment-server.ts', import.meta.url).pathname;

export type PaymentServers = Awaited<ReturnType<typeof openPaymentServers>>;
export interface ProductProcess {
  child: ChildProcess;
  port: number;
}

type Cards = Awaited<ReturnType<typeof startTestSandbox>>;

interface Options {
  /** How long an answer of the card processor is on its way. */
  answerDelayMs?: () => number;
}

/** Two processes of the product on one PostgreSQL and one card processor; the test brings the webhooks to them. */
export async function openPaymentServers(postgresUrl: string, { answerDelayMs = () => 0 }: Options = {}) {
  const { url, drop } = await createPostgresDatabase(postgresUrl);
  const db = openPostgres(url, { poolSize: 4 });
  await migrateToLatest(db);
  const cards = await startTestSandbox();
  const processor = await listenAsProcessor(cards, answerDelayMs);
  const stripePort = String((processor.address() as AddressInfo).port);
  const servers = await Promise.all([0, 1].map(() => startPaymentServer(url, stripePort)));
  const people = createPeopleOf(db);
  /** Both servers in turn. */
  let turn = 0;
  const call = (path: string, init: RequestInit = {}): Promise<Response> => {
    turn += 1;
    return fetch(`http://127.0.0.1:${servers[turn % servers.length]?.port}${path}`, init);
  };

  /** Does something at the card processor, at the time it is now. */
  async function atProcessor<Result>(work: (controls: Cards['sandbox']['controls']) => Promise<Result>) {
    cards.clock.now = Date.now();
    return work(cards.sandbox.controls);
  }

  /** Presses the button; the session that was opened. */
  async function start(path: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await call(path, { method: 'POST', headers });
    const { clientSecret, url: page } = (await answer.json()) as { clientSecret?: string; url?: string };
    return (clientSecret ?? page ?? '').split('/').at(-1)?.split('_secret_')[0] ?? '';
  }

  return {
    db,
    people,
    call,
    start,
    atProcessor,

    async buyAsMember(): Promise<string> {
      const { headers } = await people.register();
      const sessionId = await start(PAYMENT_INTENT_PATH, headers);
      await atProcessor(({ pay }) => pay(sessionId));
      return sessionId;
    },

    async buyAsGuest(email: string): Promise<string> {
      const sessionId = await start(CHECKOUT_SESSION_PATH);
      await atProcessor(({ pay }) => pay(sessionId, { email, name: 'A B' }));
      return sessionId;
    },

    /** The webhooks that the card processor has to send since this was asked last. */
    async takeWebhooks(): Promise<Stripe.Event[]> {
      await cards.sandbox.controls.webhooks.settled();
      return cards.received.splice(0).map(({ event }) => event);
    },

    /** Each attempt is signed when it is made, as Stripe does. */
    bring(event: Stripe.Event): Promise<Response> {
      const payload = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: TEST_WEBHOOK_SECRET });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return call(STRIPE_WEBHOOK_PATH, { method: 'POST', body: payload, headers });
    },

    async close() {
      for (const { child } of servers) child.kill('SIGTERM');
      await Promise.all(servers.map(({ child }) => once(child, 'exit')));
      await cards.sandbox.close();
      processor.close();
      await db.destroy();
      await drop();
    },
  };
}

/** The card processor in this process, for others: what it answers was true when it was asked, and may arrive late. */
async function listenAsProcessor({ sandbox, clock }: Cards, answerDelayMs: () => number) {
  const processor = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { method = 'GET', url: path = '', headers } = request;
    clock.now = Date.now();
    const answer = await sandbox.api({ method, path, headers, body });
    const delayMs = answerDelayMs();
    if (delayMs > 0) await pause(delayMs);
    response.writeHead(answer.status, answer.headers).end(answer.text);
  });
  await once(processor.listen(0, '127.0.0.1'), 'listening');
  return processor;
}

/** One process of the product on this PostgreSQL, whose card processor listens on that port. */
export async function startPaymentServer(postgresUrl: string, stripePort: string): Promise<ProductProcess> {
  const child = spawn(process.execPath, [PROGRAM, postgresUrl, stripePort, TEST_WEBHOOK_SECRET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) return { child, port: Number(String(chunk)) };
  throw new Error('The server did not start');
}
