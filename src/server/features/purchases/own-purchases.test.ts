import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import { OWN_PURCHASES_PATH, receiptEmailPath, refundPath } from '#contract/paths.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { buyAsMember, statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { grantAccess, revokeAccess } from './operate-purchases.ts';
import { historyOf } from './purchases.repository.ts';

const ONE_MINUTE_MS = 60_000;
const ONE_DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('what a buyer does about her purchase, on %s', (kind) => {
  const server = serveTestApp(kind);

  async function buyer() {
    const { person, intentId: intent } = await buyAsMember(server);
    const [purchase] = await list(person);
    if (!purchase) throw new Error('Nothing was bought');
    return { person, purchase, intent };
  }

  const list = async ({ headers }: Person): Promise<OwnPurchase[]> =>
    (await server.app.inject({ url: OWN_PURCHASES_PATH, headers })).json();
  const press = ({ headers }: Person, url: string) => server.app.inject({ method: 'POST', url, headers });
  const refundsOf = async (intent: string) =>
    (await server.cardProcessor.stripe.refunds.list({ payment_intent: intent })).data;
  const byHand = () => ({ db: server.db, now: server.clock.now, createId: randomUUID });
  const hand = { endCheckout: async () => {}, recordAction: async () => {} };

  test('is shown with its day, its reference and how long she may change her mind', async () => {
    const { person, purchase } = await buyer();
    expect(purchase).toEqual({
      id: expect.any(String),
      reference: purchase.id.slice(0, 8).toUpperCase(),
      status: 'paid',
      amountPence: 2_999,
      amountRefundedPence: 0,
      offer: null,
      paidOn: '2026-11-20',
      hasReceipt: true,
      refund: 'open',
      refundUntil: '2026-12-04',
      agreed: null,
    });
    const stranger = await server.people.register();
    expect(await list(stranger)).toEqual([]);
    expect((await press(stranger, receiptEmailPath(purchase.id))).statusCode).toBe(404);
    expect((await press(stranger, refundPath(purchase.id))).statusCode).toBe(404);
    expect(await statusOf(server, person)).toBe('active');
  });

  describe('the receipt once more', () => {
    test('goes out once for a press, however fast it is pressed again', async () => {
      const { person, purchase } = await buyer();
      const pressed = await Promise.all(Array.from({ length: 8 }, () => press(person, receiptEmailPath(purchase.id))));
      expect(new Set(pressed.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(pressed[0]?.json()).toEqual({ message: `Your receipt is on its way to ${person.email}.` });
      expect((await emailsTo(server, person.email)).map(({ subject }) => subject)).toEqual([
        'You’re in. Here’s your receipt',
        'Your Fit in 30 receipt',
      ]);
      server.clock.advance(ONE_MINUTE_MS);
      await press(person, receiptEmailPath(purchase.id));
      const [, , again] = await emailsTo(server, person.email);
      for (const words of ['£29.99', purchase.reference, 'Paid on 20 November 2026', 'until 4 December 2026']) {
        expect(again?.text).toContain(words);
      }
    });

    test('goes out five times a day, and the next day again', async () => {
      const { person, purchase } = await buyer();
      for (let count = 0; count < 5; count += 1) {
        expect((await press(person, receiptEmailPath(purchase.id))).statusCode).toBe(200);
        server.clock.advance(ONE_MINUTE_MS);
      }
      const refused = await press(person, receiptEmailPath(purchase.id));
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers['retry-after'])).toBe((ONE_DAY_MS - 5 * ONE_MINUTE_MS) / 1_000);
      expect(await emailsTo(server, person.email)).toHaveLength(6);
      server.clock.advance(ONE_DAY_MS);
      expect((await press(person, receiptEmailPath(purchase.id))).statusCode).toBe(200);
      expect(await emailsTo(server, person.email)).toHaveLength(7);
    });

    test('is none for free access or a payment that has not arrived', async () => {
      const free = await server.people.register();
      expect(await grantAccess(byHand(), free.email, hand)).toBe('granted');
      const waiting = await server.people.register();
      await server.people.payFor(waiting, 'processing');
      for (const person of [free, waiting]) {
        const [purchase] = await list(person);
        expect(purchase).toMatchObject({ hasReceipt: false });
        expect((await press(person, receiptEmailPath(purchase?.id ?? ''))).statusCode).toBe(404);
      }
    });
  });

  describe('her money back', () => {
    test('goes back at once, ends her access and is told once', async () => {
      const { person, purchase, intent } = await buyer();
      const answer = await press(person, refundPath(purchase.id));
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'refunded', refund: 'returned', amountRefundedPence: 2_999 });
      await server.cards.webhooks.settled();
      expect(await statusOf(server, person)).toBe('inactive');
      expect(await list(person)).toMatchObject([{ refund: 'returned', refundUntil: null, hasReceipt: true }]);
      expect((await press(person, refundPath(purchase.id))).statusCode).toBe(200);
      expect((await refundsOf(intent)).map(({ amount }) => amount)).toEqual([2_999]);
      expect((await emailsTo(server, person.email)).map(({ subject }) => subject)).toEqual([
        'You’re in. Here’s your receipt',
        'Your refund is on its way',
      ]);
      const story = await historyOf(server.db, purchase.id);
      expect(story.map(({ from_status: from, to_status: to }) => `${from} ${to}`)).toContain('paid refunded');
    });

    test('is one refund, however many tabs ask for it at once', async () => {
      const { person, purchase, intent } = await buyer();
      const asked = await Promise.all(Array.from({ length: 8 }, () => press(person, refundPath(purchase.id))));
      expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      await server.cards.webhooks.settled();
      expect(await refundsOf(intent)).toHaveLength(1);
      expect(await emailsTo(server, person.email)).toHaveLength(2);
    });

    test('is one refund after the provider’s answer was lost', async () => {
      const { person, purchase, intent } = await buyer();
      const { refunds } = server.cardProcessor.stripe;
      const create = refunds.create.bind(refunds);
      refunds.create = (async (...given: Parameters<typeof create>) => {
        await create(...given);
        throw new Stripe.errors.StripeConnectionError({ message: 'connection lost', type: 'api_error' });
      }) as typeof refunds.create;
      const lost = await press(person, refundPath(purchase.id));
      refunds.create = create;
      expect([lost.statusCode, lost.json().code]).toEqual([503, 'payment_unavailable']);
      expect((await press(person, refundPath(purchase.id))).json()).toMatchObject({ refund: 'returned' });
      await server.cards.webhooks.settled();
      expect(await refundsOf(intent)).toHaveLength(1);
      expect(await emailsTo(server, person.email)).toHaveLength(2);
    });

    test('is what is left where a part went back before', async () => {
      const { person, purchase, intent } = await buyer();
      await server.cards.refund(intent, 999);
      await server.cards.webhooks.settled();
      await press(person, refundPath(purchase.id));
      expect((await refundsOf(intent)).map(({ amount }) => amount).sort()).toEqual([2_000, 999]);
    });

    test('is hers too where the operator has closed the account', async () => {
      const { person, purchase } = await buyer();
      await revokeAccess(byHand(), person.email, hand);
      expect((await press(person, refundPath(purchase.id))).json()).toMatchObject({ status: 'refunded' });
    });

    test('may be asked for to the end of the fourteenth day, by the seller’s clock', async () => {
      const { person, purchase, intent } = await buyer();
      // In winter the seller's clock is UTC.
      const untilMidnight = Date.parse(addDays(purchase.refundUntil as CalendarDay, 1)) - server.clock.now();
      server.clock.advance(untilMidnight);
      expect(await list(person)).toMatchObject([{ refund: 'over', refundUntil: null }]);
      const refused = await press(person, refundPath(purchase.id));
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'refund_closed']);
      expect(await refundsOf(intent)).toEqual([]);
      expect(await statusOf(server, person)).toBe('active');
      server.clock.advance(-1);
      expect(await list(person)).toMatchObject([{ refund: 'open', refundUntil: purchase.refundUntil }]);
      expect((await press(person, refundPath(purchase.id))).statusCode).toBe(200);
    });

    test('is not asked for while the bank looks into the payment, nor for free access', async () => {
      const { person, purchase, intent } = await buyer();
      const dispute = await server.cards.openDispute(intent);
      await server.cards.webhooks.settled();
      expect(await list(person)).toMatchObject([{ status: 'disputed', refund: 'with_bank', refundUntil: null }]);
      expect((await press(person, refundPath(purchase.id))).statusCode).toBe(409);
      await server.cards.closeDispute(dispute.id, 'won');
      await server.cards.webhooks.settled();
      expect(await list(person)).toMatchObject([{ refund: 'open' }]);
      const free = await server.people.register();
      await grantAccess(byHand(), free.email, hand);
      const [given] = await list(free);
      expect(given).toMatchObject({ refund: 'nothing_paid', amountPence: 0 });
      expect((await press(free, refundPath(given?.id ?? ''))).statusCode).toBe(409);
      expect(await statusOf(server, free)).toBe('active');
    });

    test('finds the bank’s dispute that no webhook has told yet', async () => {
      const { person, purchase, intent } = await buyer();
      server.cards.webhooks.hold();
      await server.cards.openDispute(intent);
      const refused = await press(person, refundPath(purchase.id));
      await server.cards.webhooks.release();
      await server.cards.webhooks.settled();
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'refund_closed']);
      expect(await list(person)).toMatchObject([{ refund: 'with_bank' }]);
      expect(await refundsOf(intent)).toEqual([]);
    });

    test('may be asked for again when the first refund failed', async () => {
      const { person, purchase, intent } = await buyer();
      await press(person, refundPath(purchase.id));
      const [first] = await refundsOf(intent);
      await server.cards.failRefund(first?.id ?? '');
      await server.cards.webhooks.settled();
      expect(await list(person)).toMatchObject([{ status: 'paid', refund: 'open' }]);
      expect((await press(person, refundPath(purchase.id))).json()).toMatchObject({ refund: 'returned' });
    });
  });
});
