import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutVerifyPath } from '#contract/paths.ts';
import { TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';
import { openPaymentServers, type PaymentServers } from './payment-servers.ts';
import { PAYMENT_STORIES, type PaymentStory } from './payment-stories.ts';

const SIZE = tries(22, 1_000);
/** Run again what has failed: PAYMENT_SEED, as it was printed. How the processes meet is still up to the machine. */
const SEED = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000);
/** Few at a time, so that what happens to one purchase happens at once. */
const TOGETHER = 6;
const AT_ONCE = 24;
/** One answer of the card processor in so many is late, so that much happens before it arrives. */
const LATE_ONE_IN = 8;
const LATE_MS = 100;
const LONG = { timeout: 900_000 };

type Work = () => Promise<void>;

interface Bought {
  sessionId: string;
  story: PaymentStory;
}

describe.skipIf(!TEST_POSTGRES_URL)(
  'what becomes of payments, told to two servers on one PostgreSQL (skipped where TEST_POSTGRES_URL names none)',
  () => {
    const random = seededRandom(SEED).next;
    let servers: PaymentServers;
    beforeAll(async () => {
      const answerDelayMs = () => (random() * LATE_ONE_IN < 1 ? LATE_MS : 0);
      servers = await openPaymentServers(TEST_POSTGRES_URL ?? '', { answerDelayMs });
    });
    afterAll(() => servers?.close());

    async function succeeds(answer: Promise<Response>): Promise<void> {
      expect((await answer).status).toBe(200);
    }

    /** Every webhook one to three times, and now and then a look at the purchase by its buyer. */
    async function newDeliveries(sessionId: string): Promise<Work[]> {
      const look = () => succeeds(servers.call(checkoutVerifyPath(sessionId)));
      const deliveries: Work[] = random() < 0.3 ? [look] : [];
      for (const event of await servers.takeWebhooks()) {
        const times = 1 + Math.floor(random() * 3);
        for (let time = 0; time < times; time += 1) deliveries.push(() => succeeds(servers.bring(event)));
      }
      return deliveries;
    }

    /** Half of the time the newest: what follows at once meets what is still on its way. */
    const anyPlace = (count: number) => (random() < 0.5 ? count - 1 : Math.floor(random() * count));

    /** A few purchases: what becomes of them and all that tells of it, in any order, many at once, at both servers. */
    async function live(purchases: readonly Bought[]): Promise<void> {
      const waiting: Work[] = [];
      for (const { sessionId, story } of purchases) {
        waiting.push(...(await newDeliveries(sessionId)));
        const intentId = await servers.atProcessor(({ paymentIntentOf }) => paymentIntentOf(sessionId));
        const steps = story.begin(intentId);
        const takeStep = async () => {
          const step = steps.shift();
          if (!step) return;
          await servers.atProcessor(step);
          waiting.push(...(await newDeliveries(sessionId)), takeStep);
        };
        waiting.push(takeStep);
      }
      const work = async () => {
        while (waiting.length > 0) await waiting.splice(anyPlace(waiting.length), 1)[0]?.();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }

    async function outcomeOf(sessionId: string) {
      const { db } = servers;
      const row = db.selectFrom('purchase').selectAll().where('stripe_session_id', '=', sessionId);
      const { id, status, amount_refunded_pence: refundedPence } = await row.executeTakeFirstOrThrow();
      const history = await db.selectFrom('purchase_history').selectAll().where('purchase_id', '=', id).execute();
      const messages = await db.selectFrom('email_outbox').select(['kind', 'dedupe_key']).execute();
      const told = messages.filter(({ dedupe_key }) => dedupe_key.endsWith(id)).map(({ kind }) => kind);
      return { status, refundedPence, states: inOrder(history), told: told.sort() };
    }

    async function buy(number: number): Promise<Bought> {
      const story = PAYMENT_STORIES[number % PAYMENT_STORIES.length];
      if (!story) throw new Error('There are no stories');
      const isGuest = random() < 0.25;
      const sessionId = await (isGuest ? servers.buyAsGuest(`story${number}@example.org`) : servers.buyAsMember());
      // Most buyers see that it has worked before anything else becomes of it.
      if (random() < 0.75) await succeeds(servers.call(checkoutVerifyPath(sessionId)));
      return { sessionId, story };
    }

    test(`${SIZE} purchases end as the bank and the operator leave them (seed ${SEED})`, LONG, async () => {
      for (let first = 0; first < SIZE; first += TOGETHER) {
        const purchases: Bought[] = [];
        for (let number = first; number < Math.min(first + TOGETHER, SIZE); number += 1) {
          purchases.push(await buy(number));
        }
        await live(purchases);
        for (const { sessionId, story } of purchases) expectRight(story, await outcomeOf(sessionId));
      }
    });

    interface Outcome {
      status: string;
      refundedPence: number;
      states: readonly string[];
      told: readonly string[];
    }

    function expectRight(story: PaymentStory, { status, refundedPence, states, told }: Outcome): void {
      const about = `${story.name} (seed ${SEED}): ${states.join(' → ')}`;
      expect({ status, refundedPence }, about).toEqual({ status: story.end, refundedPence: story.refundedPence });
      // What was over before anybody looked is not in the history; all that is in it was true, in this order.
      expect(isWithin(states, ['pending', ...story.states]), about).toBe(true);
      expect(states.at(-1), about).toBe(story.end);
      const receipts = told.filter((kind) => kind === 'receipt' || kind === 'guest_ready').length;
      expect(receipts, about).toBe(states.includes('paid') ? 1 : 0);
      const refunds = told.length - receipts;
      expect(refunds, about).toBe(states.includes('refunded') ? 1 : 0);
    }
  },
);

interface HistoryRow {
  from_status: string | null;
  to_status: string;
}

/** The states one after the other, so that each line of history goes on where another one has ended; empty if they do not. */
function inOrder(history: readonly HistoryRow[], states: readonly string[] = ['pending']): readonly string[] {
  if (history.length === 0) return states;
  for (const line of history.filter(({ from_status }) => from_status === states.at(-1))) {
    const others = history.filter((other) => other !== line);
    const walk = inOrder(others, [...states, line.to_status]);
    if (walk.length > 0) return walk;
  }
  return [];
}

/** True if the shorter list comes about by leaving entries out of the longer one. */
function isWithin(shorter: readonly string[], longer: readonly string[]): boolean {
  let found = 0;
  for (const state of longer) if (state === shorter[found]) found += 1;
  return found === shorter.length;
}
