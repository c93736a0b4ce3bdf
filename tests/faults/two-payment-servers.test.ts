import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHECKOUT_SESSION_PATH,
  checkoutVerifyPath,
  PAYMENT_INTENT_PATH,
  STRIPE_WEBHOOK_PATH,
} from '#contract/paths.ts';
import { readConfig } from '#server/config.ts';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { startTestSandbox, TEST_WEBHOOK_SECRET } from '#stripe-sandbox/start-test-sandbox.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/open-fresh-postgres.ts';
import { createPeople } from '#tests/people.ts';

const PROGRAM = new URL('./programs/payment-server.ts', import.meta.url).pathname;

/** A full run is PAYMENT_STORM=1000; every run does this much. */
const SIZE = Number(process.env.PAYMENT_STORM ?? 100);
const AT_ONCE = 20;
const LONG = { timeout: 600_000 };

describe.skipIf(!TEST_POSTGRES_URL)(
  'two servers on one PostgreSQL (skipped where TEST_POSTGRES_URL names none)',
  () => {
    let close: () => Promise<void>;
    let setting: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      setting = await open();
      close = setting.close;
    });
    afterAll(() => close?.());

    async function open() {
      const { url, drop } = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
      const db = openPostgres(url, { poolSize: 4 });
      await migrateToLatest(db);
      const cards = await startTestSandbox();
      cards.clock.now = Date.now();
      const processor = createServer(async (request, response) => {
        const body = (await request.toArray()).join('');
        const { method = 'GET', headers } = request;
        const answer = await cards.sandbox.fetch(`http://sandbox${request.url}`, {
          method,
          headers: headers as Record<string, string>,
          ...(body && { body }),
        });
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      });
      await once(processor.listen(0, '127.0.0.1'), 'listening');
      const stripePort = String((processor.address() as AddressInfo).port);
      const servers = await Promise.all([0, 1].map(() => startServer(url, stripePort)));
      const reading = readConfig({});
      if (!reading.ok) throw new Error(reading.problems.join('\n'));
      const passwordCost = { memoryKibibytes: 8, passes: 1, lanes: 1 };
      const parts = { db, config: reading.config, now: Date.now, createId: randomUUID, randomBytes, passwordCost };
      return {
        db,
        cards,
        people: createPeople(parts),
        ports: servers.map(({ port }) => port),
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

    let turn = 0;
    function call(path: string, init: RequestInit = {}): Promise<Response> {
      turn += 1;
      return fetch(`http://127.0.0.1:${setting.ports[turn % 2]}${path}`, init);
    }

    /** Presses the button; the session that was opened. */
    async function start(path: string, headers: Record<string, string> = {}): Promise<string> {
      const answer = await call(path, { method: 'POST', headers });
      const { clientSecret, url } = (await answer.json()) as { clientSecret?: string; url?: string };
      return (clientSecret ?? url ?? '').split('/').at(-1)?.split('_secret_')[0] ?? '';
    }

    async function buyAsMember(): Promise<string> {
      const { headers } = await setting.people.register();
      const sessionId = await start(PAYMENT_INTENT_PATH, headers);
      await setting.cards.sandbox.controls.pay(sessionId);
      return sessionId;
    }

    async function buyAsGuest(email: string): Promise<string> {
      const sessionId = await start(CHECKOUT_SESSION_PATH);
      await setting.cards.sandbox.controls.pay(sessionId, { email, name: 'A B' });
      return sessionId;
    }

    /** Every webhook twice and a look at every purchase, in any order, many at once, to both servers. */
    async function storm(sessions: readonly string[]): Promise<void> {
      const webhooks = setting.cards.received.map(
        ({ body, headers }) =>
          () =>
            call(STRIPE_WEBHOOK_PATH, { method: 'POST', body, headers }),
      );
      const looks = sessions.map((sessionId) => () => call(checkoutVerifyPath(sessionId)));
      const deliveries = [...webhooks, ...webhooks, ...looks].sort(() => Math.random() - 0.5);
      for (let begin = 0; begin < deliveries.length; begin += AT_ONCE) {
        const answers = await Promise.all(deliveries.slice(begin, begin + AT_ONCE).map((deliver) => deliver()));
        expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
      }
    }

    /** What became of each purchase, and what its buyer was told. */
    async function outcomes(sessions: readonly string[]) {
      const { db } = setting;
      const rows = await db.selectFrom('purchase').selectAll().where('stripe_session_id', 'in', sessions).execute();
      const history = await db.selectFrom('purchase_history').selectAll().execute();
      const messages = await db.selectFrom('email_outbox').select(['kind', 'dedupe_key']).execute();
      return rows.map(({ id, status, email, is_guest: isGuest }) => ({
        status,
        email,
        isGuest: isGuest === 1,
        states: history.filter(({ purchase_id }) => purchase_id === id).map(({ to_status }) => to_status),
        told: messages.filter(({ dedupe_key }) => dedupe_key.endsWith(id)).map(({ kind }) => kind),
      }));
    }

    test('a checkout that is begun on both at once is one checkout', LONG, async () => {
      const { headers } = await setting.people.register();
      const sessions = await Promise.all(Array.from({ length: 10 }, () => start(PAYMENT_INTENT_PATH, headers)));
      expect(new Set(sessions).size).toBe(1);
    });

    test(`${SIZE} purchases are opened once each, whichever server hears of them, however often`, LONG, async () => {
      const sessions: string[] = [];
      for (let index = 0; index < SIZE; index += 1) {
        // Every second guest shares her address with the one before her.
        const email = `guest${Math.floor(index / 6)}@example.org`;
        sessions.push(index % 3 === 0 ? await buyAsGuest(email) : await buyAsMember());
      }
      await setting.cards.sandbox.controls.webhooks.settled();
      await storm(sessions);

      const all = await outcomes(sessions);
      const members = all.filter(({ isGuest }) => !isGuest);
      for (const each of members) expect(each).toMatchObject({ states: ['paid'], told: ['receipt'] });
      const guests = all.filter(({ isGuest }) => isGuest);
      const first = guests.filter(({ status }) => status === 'paid');
      for (const each of first) expect(each).toMatchObject({ states: ['paid'], told: ['guest_ready'] });
      const second = guests.filter(({ status }) => status !== 'paid');
      for (const each of second) expect(each).toMatchObject({ states: ['unclaimed'], told: ['guest_existing'] });
      expect(first.map(({ email }) => email).sort()).toEqual([...new Set(guests.map(({ email }) => email))].sort());
    });
  },
);

async function startServer(...words: string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [PROGRAM, ...words, TEST_WEBHOOK_SECRET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) return { child, port: Number(String(chunk)) };
  throw new Error('The server did not start');
}
