import { describe, expect, test } from 'vitest';
import type { DeskSettings } from '#contract/desk/settings.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

describe.each(TEST_DATABASES)('what is typed at the desk on %s', (kind) => {
  const server = serveTestApp(kind);

  async function settings(more: { headers?: Record<string, string>; remoteAddress?: string } = {}) {
    const { headers } = await deskOperatorOf(server);
    const { app } = server;
    const answer = await app.inject({ url: DESK_PATHS.settings, ...more, headers: { ...headers, ...more.headers } });
    return answer.json<DeskSettings>();
  }
  async function change(changes: Record<string, string>) {
    const { headers } = await deskOperatorOf(server);
    const { version: seenVersion } = await settings();
    const payload = { seenVersion, changes: Object.entries(changes).map(([name, value]) => ({ name, value })) };
    return server.app.inject({ method: 'POST', url: DESK_PATHS.settings, headers, payload });
  }
  const valueAt = async (name: string) => (await settings()).settings.find((each) => each.name === name)?.value;

  test.each([
    ['site.vatNumber', 'gb 123 4567 89', 'GB123456789'],
    ['site.companyNumber', 'sc 123456', 'SC123456'],
    ['site.vatPercent', ' 5 ', '5'],
    ['site.videoUrl.a1', 'youtu.be/aaaaaaaaaaa', 'https://youtu.be/aaaaaaaaaaa'],
  ])('%s typed as %j is kept as %j', async (name, typed, kept) => {
    expect((await change({ [name]: typed })).statusCode).toBe(200);
    expect(await valueAt(name)).toBe(kept);
  });

  test.each([
    ['site.vatNumber', 'hello', 'This must be a VAT number, like GB123456789.'],
    ['site.companyNumber', '12', 'This must be a UK company number of 8 characters, like 01234567.'],
    ['site.vatPercent', '17.5', 'This must be a whole number from 1 to 30.'],
    ['site.periods.backupDays', '366', 'This must be a whole number from 1 to 365.'],
  ])('%s cannot be %j: the field is named, and nothing is kept', async (name, typed, message) => {
    const before = await valueAt(name);
    const answer = await change({ [name]: typed });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: name, message }]]);
    expect(await valueAt(name)).toBe(before);
  });

  test('an address without its beginning is tried with https', async () => {
    const answer = await change({ PUBLIC_ORIGIN: 'nobody.invalid' });
    expect(answer.json().fields).toEqual([
      { field: 'PUBLIC_ORIGIN', message: expect.stringContaining('Nothing answers at this address yet') },
    ]);
    expect((await change({ PUBLIC_ORIGIN: 'nonsense' })).json().fields[0].message).toContain('https://fit.example');
  });

  test.each([
    ['127.0.0.1', '203.0.113.7', '127.0.0.1'],
    ['::ffff:10.1.2.3', '203.0.113.7', '10.1.2.3'],
    ['203.0.113.9', '203.0.113.7', null],
    ['127.0.0.1', undefined, null],
  ])(
    'a request from %s on behalf of %s shows the proxy %s, which is not believed by that',
    async (from, whom, seen) => {
      const headers: Record<string, string> = whom === undefined ? {} : { 'x-forwarded-for': whom };
      expect((await settings({ headers, remoteAddress: from })).proxySeen).toBe(seen);
      expect(await valueAt('TRUSTED_PROXIES')).toBe('');
    },
  );

  test('the account that starts with 8,000 steps is no setting of the desk', async () => {
    expect((await change({ ADMIN_EMAIL: 'her@example.org' })).json().fields[0].field).toBe('ADMIN_EMAIL');
  });
});
