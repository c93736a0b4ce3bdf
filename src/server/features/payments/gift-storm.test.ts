import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import { CARD, giftForm, giveGift } from '#tests/givers.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { type SeededRandom, seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/test-app.ts';
import { tries } from '#tests/test-size.ts';

const SIZE = tries(50, 1_000);
const ENDS = ['kept', 'refunded', 'disputed', 'won', 'lost'] as const;
type End = (typeof ENDS)[number];
const STATUS = {
  kept: 'unclaimed',
  refunded: 'refunded',
  disputed: 'disputed',
  won: 'unclaimed',
  lost: 'lost',
} as const;

async function live({ cards }: TestApp, end: End, intentId: string): Promise<void> {
  if (end === 'refunded') await cards.refund(intentId);
  if (end === 'kept' || end === 'refunded') return;
  const dispute = await cards.openDispute(intentId);
  if (end !== 'disputed') await cards.closeDispute(dispute.id, end);
}

async function bring(server: TestApp, event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event);
  const secret = server.cardProcessor.settings.webhookSecrets[0] ?? '';
  const timestamp = Math.floor(server.clock.now() / 1_000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await server.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, payload, headers });
  expect(answer.statusCode).toBe(200);
}

/** Every event twice, in any order. */
async function storm(server: TestApp, random: SeededRandom): Promise<void> {
  const events: Stripe.Event[] = [];
  for await (const event of server.cardProcessor.stripe.events.list({ limit: 100 })) events.push(event);
  const places = [...events, ...events].map((event) => ({ event, place: random.next() }));
  for (const { event } of places.sort((one, other) => one.place - other.place)) await bring(server, event);
}

async function outcomeOf({ db }: TestApp, { id, email }: { id: string; email: string }) {
  const row = await db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const mails = await db.selectFrom('email_outbox').select('kind').where('recipient', '=', email).execute();
  const history = await db.selectFrom('purchase_history').selectAll().where('purchase_id', '=', id).execute();
  return {
    status: row.status,
    owner: row.user_id,
    receipts: mails.filter((mail) => mail.kind === 'gift_receipt').length,
    wasOpen: history.some((line) => line.to_status === 'unclaimed') ? 1 : 0,
  };
}

describe.each(TEST_DATABASES)('webhooks of gifts in any order, on %s', (kind) => {
  test(`${SIZE} gifts end as the card processor says, with one receipt each`, { timeout: 900_000 }, async () => {
    const server = await openTestApp(kind);
    server.cards.webhooks.hold();
    const given: { end: End; id: string; email: string }[] = [];
    for (let index = 0; index < SIZE; index += 1) {
      const end = ENDS[index % ENDS.length] ?? 'kept';
      const email = `giver${index}@example.org`;
      const { intentId, purchaseId: id } = await giveGift(server, giftForm({ ...CARD, giverEmail: email }));
      await live(server, end, intentId);
      given.push({ end, id, email });
    }
    await storm(server, seededRandom(26));
    for (const each of given) {
      const outcome = await outcomeOf(server, each);
      expect(outcome).toMatchObject({ status: STATUS[each.end], owner: null, receipts: outcome.wasOpen });
      if (outcome.status === 'unclaimed') expect(outcome.receipts).toBe(1);
    }
    await server.close();
  });
});
