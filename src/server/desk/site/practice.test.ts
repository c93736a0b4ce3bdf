import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CHECKOUT_GIFT_PATH,
  CHECKOUT_SESSION_PATH,
  PAYMENT_CONFIG_PATH,
  PAYMENT_INTENT_PATH,
  SITE_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { operatorWith } from '#tests/desk/desk-operator.ts';
import { giftForm } from '#tests/people/givers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '#tests/servers/test-app.ts';
import { COMMAND_HEADER, commandProof } from './practice.ts';

const PROXIED = { host: 'fit.example' };

describe.each(TEST_DATABASES)('before the opening, on %s', (kind) => {
  let server: TestApp;
  const servers: TestApp[] = [];
  async function open(options: TestAppOptions) {
    server = await openTestApp(kind, options);
    servers.push(server);
  }
  afterEach(async () => {
    for (const each of servers.splice(0)) await each.close();
  });

  const opensToAll = async (headers: Record<string, string> = {}) => {
    const config = await server.app.inject({ url: PAYMENT_CONFIG_PATH, headers });
    const site = await server.app.inject({ url: SITE_PATH, headers });
    expect([site.json().isOpen, site.json().guestCheckout]).toEqual([config.json().isOpen, config.json().isOpen]);
    return config.json().isOpen;
  };
  const guestPays = async (headers: Record<string, string> = {}) =>
    (await server.app.inject({ method: 'POST', url: CHECKOUT_SESSION_PATH, headers })).statusCode;
  const panelIn = async (headers: Record<string, string> = {}) =>
    (await server.app.inject({ url: '/sandbox/panel/overview', headers })).statusCode;

  describe('on one’s own machine', () => {
    const own = serveTestApp(kind);
    beforeEach(() => {
      server = own;
    });

    test('everybody pays with a test card and plays the processor', async () => {
      expect([await opensToAll(), await guestPays(), await panelIn()]).toEqual([true, 200, 200]);
    });

    test('what comes through a proxy to it is a stranger’s, whatever was set', async () => {
      for (const headers of [PROXIED, { origin: 'https://fit.example' }, { origin: 'null' }]) {
        expect([await opensToAll(headers), await guestPays(headers)]).toEqual([false, 403]);
        expect(await panelIn(headers)).toBe(401);
      }
    });

    test.each([
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'forwarded',
      'via',
      'cf-connecting-ip',
      'true-client-ip',
    ])('what was handed on with %s is a stranger’s, though it names this machine', async (header) => {
      const headers = { host: 'localhost:3000', [header]: '127.0.0.1' };
      expect([await opensToAll(headers), await guestPays(headers), await panelIn(headers)]).toEqual([false, 403, 401]);
    });
  });

  test.each([
    { PUBLIC_ORIGIN: 'http://localhost', NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { PUBLIC_ORIGIN: 'http://fit.lan' },
  ])('where others are let in, %j, only who is signed in at the desk pays and plays', async (environment) => {
    await open({ environment: environment as Record<string, string>, desk: { mayPractise: true } });
    expect([await opensToAll(), await guestPays(), await panelIn()]).toEqual([false, 403, 401]);
    const { headers: member } = await server.people.register();
    for (const [url, payload] of [
      [PAYMENT_INTENT_PATH, {}],
      [CHECKOUT_SESSION_PATH, {}],
      [CHECKOUT_GIFT_PATH, giftForm()],
    ] as const) {
      const answer = await server.app.inject({ method: 'POST', url, payload, headers: member });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_open_yet']);
    }
    expect(await server.db.selectFrom('purchase').select('id').execute()).toEqual([]);
    const { cookie } = (await operatorWith(server, { role: 'owner' })).headers;
    expect([await opensToAll({ cookie }), await guestPays({ cookie }), await panelIn({ cookie })]).toEqual([
      true,
      200,
      200,
    ]);
    const former = await operatorWith(server, { role: 'owner', isDisabled: true });
    expect(await guestPays({ cookie: former.headers.cookie })).toBe(403);
  });

  test('said outside the desk, strangers pay all the same, and only the desk plays', async () => {
    await open({ environment: { PAYMENTS: 'sandbox', HOST: '0.0.0.0' } });
    expect([await opensToAll(), await guestPays(), await panelIn()]).toEqual([true, 200, 401]);
    const page = await server.app.inject({ url: '/sandbox', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/desk']);
  });

  test('a command that reads the data folder plays the processor, and no other word does', async () => {
    await open({ environment: { PAYMENTS: 'sandbox', HOST: '0.0.0.0' } });
    expect(await panelIn({ [COMMAND_HEADER]: commandProof(server.dataFolder) })).toBe(200);
    const elsewhere = await openTestApp('sqlite');
    servers.push(elsewhere);
    for (const shown of ['', 'x', commandProof(elsewhere.dataFolder)]) {
      expect(await panelIn({ [COMMAND_HEADER]: shown })).toBe(401);
    }
  });

  test('said at the desk, strangers still wait', async () => {
    await open({ environment: { HOST: '0.0.0.0' }, desk: { values: { PAYMENTS: 'sandbox' } } });
    expect([await opensToAll(), await guestPays()]).toEqual([false, 403]);
  });
});
