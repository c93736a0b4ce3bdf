import { describe, expect, test } from 'vitest';
import { CHECKOUT_SESSION_PATH, PAYMENT_INTENT_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { sessionIdOf, startPayment, statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('hosted checkout on %s', (kind) => {
  const server = serveTestApp(kind);

  const start = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH, headers });
  const openSessionsOf = async ({ id }: Person) => {
    const rows = await server.db.selectFrom('purchase').selectAll().where('user_id', '=', id).execute();
    return rows.filter(({ status }) => status === 'pending').map((row) => row.stripe_session_id);
  };

  test('whoever is signed in gets the address of a page that takes the payment', async () => {
    const person = await server.people.register();
    const answer = await start(person.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost(:\d+)?\/sandbox\/pay\/cs_test_\w+$/),
    });
    expect(answer.cookies).toMatchObject([{ name: 'fit30_checkout', path: '/api/checkout', httpOnly: true }]);
    await server.cards.pay(sessionIdOf(answer.json()));
    await server.cards.webhooks.settled();
    expect(await statusOf(server, person)).toBe('active');
    const again = await start(person.headers);
    expect([again.statusCode, again.json().message]).toEqual([409, 'User already has active subscription']);
  });

  test('ten presses at once lead to one page', async () => {
    const person = await server.people.register();
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(person.headers)));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    expect(await openSessionsOf(person)).toHaveLength(1);
  });

  test('switching between the form and the page leaves one that can be paid', async () => {
    const person = await server.people.register();
    const embedded = await startPayment(server, person);
    const hosted = sessionIdOf((await start(person.headers)).json());
    expect(await openSessionsOf(person)).toEqual([hosted]);
    await expect(server.cards.pay(embedded)).rejects.toThrow(/expired/);
    await startPayment(server, person);
    await expect(server.cards.pay(hosted)).rejects.toThrow(/expired/);
    expect(await openSessionsOf(person)).toHaveLength(1);
  });

  test('switching while the first page is still being made leaves one that can be paid', async () => {
    const person = await server.people.register();
    const { sessions } = server.cardProcessor.stripe.checkout;
    const create = sessions.create.bind(sessions);
    const [made, mayAnswer] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    sessions.create = (async (...given: Parameters<typeof create>) => {
      sessions.create = create;
      const session = await create(...given);
      made.resolve(session.id);
      await mayAnswer.promise;
      return session;
    }) as typeof create;

    const first = startPayment(server, person);
    const overtaken = await made.promise;
    const hosted = sessionIdOf((await start(person.headers)).json());
    mayAnswer.resolve();
    const answered = await first;

    expect(new Set([overtaken, hosted, answered]).size).toBe(3);
    for (const over of [overtaken, hosted]) await expect(server.cards.pay(over)).rejects.toThrow(/expired/);
    expect(await openSessionsOf(person)).toEqual([answered]);
  });

  test('switching after paying finds the payment instead of asking for another', async () => {
    server.cards.webhooks.hold();
    const person = await server.people.register();
    await server.cards.pay(sessionIdOf((await start(person.headers)).json()));
    const refused = await server.app.inject({ method: 'POST', url: PAYMENT_INTENT_PATH, headers: person.headers });
    expect(refused.json()).toMatchObject({ code: 'already_subscribed' });
    expect(await statusOf(server, person)).toBe('active');
    await server.cards.webhooks.release();
  });
});

test('a provider that fails is told as a checkout that could not be made', async () => {
  const server = await openTestApp('sqlite');
  const person = await server.people.register();
  await server.db.schema.dropTable('sandbox_object').execute();
  for (const headers of [person.headers, {}]) {
    const answer = await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH, headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { code: 'payment_unavailable', message: 'Failed to create checkout session' },
    ]);
  }
  await server.close();
});
