import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import {
  AUTH_EXPORT_PATH,
  AUTH_ME_PATH,
  CHECKOUT_SESSION_PATH,
  OWN_PURCHASES_PATH,
  PAYMENT_INTENT_PATH,
  refundPath,
  SITE_PATH,
} from '#contract/paths.ts';
import { START_AT_ONCE_TEXT, START_AT_ONCE_VERSION } from '#domain/purchases/start-at-once.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { sessionIdOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, TEST_START, type TestApp } from '#tests/servers/test-app.ts';

const AGREED = { agreedTo: START_AT_ONCE_VERSION };

describe.each(TEST_DATABASES)('an operator who asks for the wish to start at once, on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind, { siteFile: { refundPolicy: 'statutory-waiver' } });
  });
  afterAll(() => server.close());

  const start = (url: string, person?: Person, payload?: object) =>
    server.app.inject({
      method: 'POST',
      url,
      ...(person ? { headers: person.headers } : {}),
      ...(payload ? { payload } : {}),
    });
  const purchasesOf = async ({ headers }: Person): Promise<OwnPurchase[]> =>
    (await server.app.inject({ url: OWN_PURCHASES_PATH, headers })).json();
  const rows = () => server.db.selectFrom('purchase').selectAll().execute();

  test('says so on the public pages', async () => {
    expect((await server.app.inject({ url: SITE_PATH })).json()).toMatchObject({ refundPolicy: 'statutory-waiver' });
  });

  test.each([
    ['nothing', undefined],
    ['an empty body', {}],
    ['older words', { agreedTo: '2020-01-01' }],
    ['something else', { agreedTo: 7 }],
    ['a tick without its words', { agreedTo: '' }],
  ])('begins no checkout with %s, for members and guests, in both ways', async (_what, payload) => {
    const person = await server.people.register();
    const before = (await rows()).length;
    for (const asked of [
      await start(PAYMENT_INTENT_PATH, person, payload),
      await start(CHECKOUT_SESSION_PATH, person, payload),
      await start(CHECKOUT_SESSION_PATH, undefined, payload),
    ]) {
      expect([asked.statusCode, asked.json().code]).toEqual([400, 'invalid_input']);
      expect(asked.json().fields).toMatchObject([{ field: 'agreedTo' }]);
      expect(asked.headers['set-cookie']).toBeUndefined();
    }
    expect(await rows()).toHaveLength(before);
  });

  test.each([PAYMENT_INTENT_PATH, CHECKOUT_SESSION_PATH])(
    'keeps what was agreed to with a purchase by %s',
    async (url) => {
      const person = await server.people.register();
      const started = await start(url, person, AGREED);
      expect(started.statusCode).toBe(200);
      const sessionId = sessionIdOf(started.json());
      server.clock.advance(1_000);
      // Another tab, later: the last words before the payment count.
      await start(url, person, AGREED);
      await server.cards.pay(sessionId);
      await server.cards.webhooks.settled();
      const [purchase] = await purchasesOf(person);
      expect(purchase).toMatchObject({
        status: 'paid',
        refund: 'waived',
        refundUntil: null,
        agreed: { text: START_AT_ONCE_TEXT, at: server.clock.now() },
      });
      const refused = await start(refundPath(purchase?.id ?? ''), person);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'refund_closed']);
      const me = await server.app.inject({ url: AUTH_ME_PATH, headers: person.headers });
      expect(me.json().subscriptionStatus).toBe('active');
      const exported = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: person.headers });
      expect(exported.json().purchases).toMatchObject([{ consent: { version: START_AT_ONCE_VERSION, address: null } }]);
      const [receipt] = (await server.sentEmails()).filter(({ to }) => to === person.email);
      expect(receipt?.text).toContain(`you ticked: “${START_AT_ONCE_TEXT}”`);
      expect(receipt?.text).not.toContain('Changing your mind');
    },
  );

  test('keeps it with a guest’s purchase and tells it in her receipt', async () => {
    const started = await start(CHECKOUT_SESSION_PATH, undefined, AGREED);
    expect(started.statusCode).toBe(200);
    const sessionId = sessionIdOf(started.json());
    await server.cards.pay(sessionId, { email: 'guest@example.org', name: 'Gwen Guest' });
    await server.cards.webhooks.settled();
    const row = (await rows()).find(({ stripe_session_id: id }) => id === sessionId);
    expect(row).toMatchObject({ status: 'paid', consent_version: START_AT_ONCE_VERSION, consent_ip: null });
    expect(row?.consent_at).toBeGreaterThanOrEqual(TEST_START);
    const [receipt] = (await server.sentEmails()).filter(({ to }) => to === 'guest@example.org');
    expect(receipt?.text).toContain('What you agreed to');
  });
});

describe.each(TEST_DATABASES)('an operator who gives everybody 14 days, on %s', (kind) => {
  test('keeps no tick, whatever is sent along, and forgets one of a checkout that is begun again', async () => {
    const server = await openTestApp(kind);
    const person = await server.people.register();
    const begin = (payload?: object) =>
      server.app.inject({
        method: 'POST',
        url: PAYMENT_INTENT_PATH,
        headers: person.headers,
        ...(payload ? { payload } : {}),
      });
    await begin(AGREED);
    const row = () => server.db.selectFrom('purchase').selectAll().executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ consent_version: null, consent_at: null });
    await server.db.updateTable('purchase').set({ consent_version: START_AT_ONCE_VERSION, consent_at: 1 }).execute();
    const sessionId = sessionIdOf((await begin()).json());
    await server.cards.pay(sessionId);
    await server.cards.webhooks.settled();
    expect(await row()).toMatchObject({ status: 'paid', consent_version: null });
    const list = await server.app.inject({ url: OWN_PURCHASES_PATH, headers: person.headers });
    expect(list.json()).toMatchObject([{ refund: 'open', agreed: null }]);
    await server.close();
  });
});
