import { describe, expect, test } from 'vitest';
import { checkoutVerifyPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { buyAsMember } from '#tests/people/buyers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

/** The provider answers the next look with what is true when it is asked, but the answer is long on its way. */
function slowDownNextLook(server: TestApp) {
  const { disputes, checkout } = server.cardProcessor.stripe;
  const { sessions } = checkout;
  const arrival = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const onTheWay = async <Answer>(answer: Answer): Promise<Answer> => {
    asked.resolve();
    await arrival.promise;
    return answer;
  };
  const [retrieve, list] = [sessions.retrieve, disputes.list];
  sessions.retrieve = (async (...given: Parameters<typeof retrieve>) => {
    sessions.retrieve = retrieve;
    const session = await retrieve.apply(sessions, given);
    const intent = session.payment_intent;
    const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
    // A look at a disputed charge ends with the list of its disputes.
    return typeof charge === 'object' && charge?.disputed ? session : onTheWay(session);
  }) as typeof retrieve;
  disputes.list = (async (...given: Parameters<typeof list>) => {
    disputes.list = list;
    return onTheWay(await list.apply(disputes, given));
  }) as typeof list;
  return { asked: asked.promise, arrive: arrival.resolve };
}

interface Passing {
  what: string;
  begin: (server: TestApp, intentId: string) => Promise<{ id: string }>;
  end: (server: TestApp, id: string) => Promise<unknown>;
}

const PASSING: Passing[] = [
  {
    what: 'a dispute that was won',
    begin: ({ cards }, intentId) => cards.openDispute(intentId),
    end: ({ cards }, id) => cards.closeDispute(id, 'won'),
  },
  {
    what: 'a refund that failed',
    begin: ({ cards }, intentId) => cards.refund(intentId),
    end: ({ cards }, id) => cards.failRefund(id),
  },
];

describe.each(TEST_DATABASES)('a look at a purchase that takes long, on %s', (kind) => {
  const server = serveTestApp(kind);

  test.each(PASSING)('does not leave $what standing', async ({ begin, end }) => {
    const { person, sessionId, intentId } = await buyAsMember(server);
    server.clock.advance(2_000);
    server.cards.webhooks.hold();
    const { id: passingId } = await begin(server, intentId);
    const slow = slowDownNextLook(server);
    const look = server.app.inject({ url: checkoutVerifyPath(sessionId) });
    await slow.asked;
    await end(server, passingId);
    // The webhooks find the purchase as it was stored and as it is again: nothing to change.
    await server.cards.webhooks.release();
    slow.arrive();
    await look;

    const purchase = server.db.selectFrom('purchase').selectAll().where('user_id', '=', person.id);
    expect(await purchase.executeTakeFirstOrThrow()).toMatchObject({ status: 'paid', amount_refunded_pence: 0 });
    const told = server.db.selectFrom('email_outbox').select('kind').where('recipient', '=', person.email);
    const receipts = (await told.execute()).filter((message) => message.kind === 'receipt');
    expect(receipts).toHaveLength(1);
  });
});
