import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutVerifyPath, PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import { TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';
import { openPaymentServers, type PaymentServers } from './payment-servers.ts';

const SIZE = tries(100, 1_000);
/** Run again what has failed: PAYMENT_SEED, as it was printed. How the processes meet is still up to the machine. */
const SEED = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000);
const AT_ONCE = 20;
/** A server lets one address have 200 connections. */
const MOST_AT_ONCE = 100;
const LONG = { timeout: 600_000 };

describe.skipIf(!TEST_POSTGRES_URL)(
  'two servers on one PostgreSQL (skipped where TEST_POSTGRES_URL names none)',
  () => {
    const random = seededRandom(SEED).next;
    let servers: PaymentServers;
    beforeAll(async () => {
      servers = await openPaymentServers(TEST_POSTGRES_URL ?? '');
    });
    afterAll(() => servers?.close());

    /** Every webhook twice and a look at every purchase, in any order, many at once, to both servers. */
    async function storm(sessions: readonly string[]): Promise<void> {
      const webhooks = (await servers.takeWebhooks()).map((event) => () => servers.bring(event));
      const looks = sessions.map((sessionId) => () => servers.call(checkoutVerifyPath(sessionId)));
      const deliveries = [...webhooks, ...webhooks, ...looks]
        .map((deliver) => ({ deliver, place: random() }))
        .sort((one, other) => one.place - other.place);
      for (let begin = 0; begin < deliveries.length; begin += AT_ONCE) {
        const answers = await Promise.all(deliveries.slice(begin, begin + AT_ONCE).map(({ deliver }) => deliver()));
        expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
      }
    }

    /** What became of each purchase, and what its buyer was told. */
    async function outcomes(sessions: readonly string[]) {
      const { db } = servers;
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
      const { headers } = await servers.people.register();
      const sessions = await Promise.all(Array.from({ length: 10 }, () => servers.start(PAYMENT_INTENT_PATH, headers)));
      expect(new Set(sessions).size).toBe(1);
    });

    test(`the same event ${SIZE} times, ${MOST_AT_ONCE} at once, opens the account once`, LONG, async () => {
      await servers.takeWebhooks();
      const sessionId = await servers.buyAsMember();
      const event = (await servers.takeWebhooks()).find(({ type }) => type === 'checkout.session.completed');
      if (!event) throw new Error('Nothing was paid');
      for (let sent = 0; sent < SIZE; sent += MOST_AT_ONCE) {
        const answers = await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => servers.bring(event)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      }
      expect(await outcomes([sessionId])).toMatchObject([{ status: 'paid', states: ['paid'], told: ['receipt'] }]);
    });

    test(
      `${SIZE} purchases are opened once each, whichever server hears of them, however often (seed ${SEED})`,
      LONG,
      async () => {
        const sessions: string[] = [];
        for (let index = 0; index < SIZE; index += 1) {
          // Every second guest shares their address with the one before them.
          const email = `guest${Math.floor(index / 6)}@example.org`;
          sessions.push(index % 3 === 0 ? await servers.buyAsGuest(email) : await servers.buyAsMember());
        }
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
      },
    );
  },
);
