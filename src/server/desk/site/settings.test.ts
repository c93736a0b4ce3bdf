import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskSetting, DeskSettings } from '#contract/desk/settings.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { DESK_PROOF_MS } from '#domain/desk/desk-session.ts';
import { deskValuesIn } from '#server/settings/desk-values.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

/** A Stripe that knows one key, and answers what is asked of a key that is tried. */
async function startStripeThatKnows(key: string) {
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${key}`;
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? { object: 'balance' } : { error }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    client: (secretKey: string) =>
      new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const ENVIRONMENT = { CHECKOUT_UI: 'hosted', PUBLIC_ORIGIN: 'http://localhost' };

describe.each(TEST_DATABASES)('settings at the desk on %s', (kind) => {
  let server: TestApp;
  let reloads = 0;
  let stripe: Awaited<ReturnType<typeof startStripeThatKnows>>;
  beforeAll(async () => {
    const upkeep = {
      async reload() {
        reloads += 1;
      },
    };
    stripe = await startStripeThatKnows('sk_test_good');
    server = await openTestApp(kind, {
      upkeep: { ...upkeep, stripeFor: stripe.client },
      environment: ENVIRONMENT,
      siteFile: { supportPhone: '0113 496 0111' },
    });
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const headersOf = async () => (await deskOperatorOf(server)).headers;
  async function settings(): Promise<DeskSettings> {
    const answer = await server.app.inject({ url: DESK_PATHS.settings, headers: await headersOf() });
    return answer.json();
  }
  const setting = async (name: string): Promise<DeskSetting | undefined> =>
    (await settings()).settings.find((each) => each.name === name);
  async function change(changes: Record<string, string>, version?: number) {
    const payload = {
      seenVersion: version ?? (await settings()).version,
      changes: Object.entries(changes).map(([name, value]) => ({ name, value })),
    };
    return server.app.inject({ method: 'POST', url: DESK_PATHS.settings, headers: await headersOf(), payload });
  }
  const activity = async () =>
    (await server.app.inject({ url: DESK_PATHS.activity, headers: await headersOf() })).json().lines;

  test('a change is kept, opens the server anew, and stands in the activity log with what was there before', async () => {
    const before = reloads;
    expect((await change({ 'site.company': 'Strong Mums' })).statusCode).toBe(200);
    expect((await change({ 'site.company': 'Strong Mums Ltd', 'site.periods.taxYears': '7' })).statusCode).toBe(200);
    expect(reloads - before).toBe(2);
    expect(await setting('site.company')).toMatchObject({
      value: 'Strong Mums Ltd',
      source: 'desk',
      changedBy: 'Kate',
    });
    const lines = await activity();
    expect(lines).toContainEqual(
      expect.objectContaining({
        action: 'setting_changed',
        before: 'site.company: Strong Mums',
        after: 'site.company: Strong Mums Ltd',
      }),
    );
  });

  test('what is said outside wins, is shown with its place, and is refused', async () => {
    expect(await setting('CHECKOUT_UI')).toMatchObject({ value: 'hosted', source: 'environment' });
    expect(await setting('site.supportPhone')).toMatchObject({ value: '0113 496 0111', source: 'site.json' });
    const refused = await change({ CHECKOUT_UI: 'embedded', 'site.company': 'Not kept' });
    expect(refused.json().fields).toEqual([expect.objectContaining({ field: 'CHECKOUT_UI' })]);
    expect((await setting('site.company'))?.value).not.toBe('Not kept');
  });

  test.each([
    ['PORT', '80'],
    ['DATABASE_URL', 'postgres://x/y'],
    ['nothing', 'x'],
    ['site.supportEmail', 'nobody'],
    ['site.periods.logDays', 'many'],
    ['GUEST_CHECKOUT', 'perhaps'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '127.0.0.1, ::/0'],
  ])('%s cannot be %s: the field is named, and nothing is kept', async (name, value) => {
    const { version } = await settings();
    const answer = await change({ [name]: value });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([400, name]);
    expect((await settings()).version).toBe(version);
  });

  test('what is missing beside a change is named where it is missing', async () => {
    const answer = await change({ 'site.coaching.url': 'https://coach.example/book' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'site.coaching.coachName', message: 'site.coaching.coachName is missing.' }],
    ]);
  });

  test('of two changes made from the same page the second is told, and overwrites nothing', async () => {
    const { version } = await settings();
    expect((await change({ 'site.hostCountry': 'Germany' }, version)).statusCode).toBe(200);
    expect((await change({ 'site.hostCountry': 'Finland' }, version)).json().code).toBe('changed_meanwhile');
    expect((await setting('site.hostCountry'))?.value).toBe('Germany');
  });

  test('a secret is sealed with a key beside the database, and never told again but for its end', async () => {
    const secret = 'figures-for-nobody-else';
    expect((await change({ METRICS_TOKEN: secret })).statusCode).toBe(200);
    expect(await setting('METRICS_TOKEN')).toMatchObject({ value: 'else', isSecret: true });
    const { value } = await server.db
      .selectFrom('desk_setting')
      .select('value')
      .where('name', '=', 'METRICS_TOKEN')
      .executeTakeFirstOrThrow();
    expect(value).not.toContain('figures');
    expect(JSON.stringify([await settings(), await activity()])).not.toContain('figures');
    expect((await deskValuesIn(server.db, server.dataFolder)).values.METRICS_TOKEN).toBe(secret);
    const key = join(server.dataFolder, 'desk.key');
    expect([existsSync(key), statSync(key).mode & 0o777]).toEqual([true, 0o600]);
    expect(readFileSync(key, 'utf8').trim()).toHaveLength(43);
  });

  test('a change asks for proof that is young', async () => {
    const headers = await headersOf();
    const { version } = await settings();
    server.clock.advance(DESK_PROOF_MS);
    const send = (name: string, value: string) =>
      server.app.inject({
        method: 'POST',
        url: DESK_PATHS.settings,
        headers,
        payload: { seenVersion: version, changes: [{ name, value }] },
      });
    expect((await send('METRICS_TOKEN', 'sixteen-characters')).json().code).toBe('proof_needed');
  });

  test('a key of Stripe’s is kept once it answers', async () => {
    expect((await change({ STRIPE_SECRET_KEY: 'sk_test_unknown' })).json().message).toBe(
      'Stripe doesn’t know this key.',
    );
    expect((await change({ STRIPE_SECRET_KEY: 'sk_test_good' })).statusCode).toBe(200);
    expect(await setting('STRIPE_SECRET_KEY')).toMatchObject({ value: 'good', source: 'desk' });
  });

  test('the shop opens with keys alone, and until then keys change nothing', async () => {
    const refused = await change({ PAYMENTS: 'stripe' });
    expect(
      refused
        .json()
        .fields.map(({ message }: { message: string }) => message)
        .join(),
    ).toContain('STRIPE_PUBLISHABLE_KEY');
    expect((await change({ STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' })).statusCode).toBe(200);
    expect((await settings()).isPractice).toBe(true);
  });
});
