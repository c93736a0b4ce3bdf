import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskSetting, DeskSettings } from '#contract/desk/settings.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/mail/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const ACCOUNT = { user: 'hello@strongmums.test', password: 'p@ss:w/o#r?d%20&"é\\+ 4178' };
const MAIL_FROM = 'Strong Mums <hello@strongmums.test>';

async function settings({ app, ...server }: TestApp): Promise<DeskSettings> {
  const { headers } = await deskOperatorOf({ app, ...server });
  return (await app.inject({ url: DESK_PATHS.settings, headers })).json();
}

async function settingsByName(server: TestApp): Promise<Record<string, DeskSetting>> {
  return Object.fromEntries((await settings(server)).settings.map((setting) => [setting.name, setting]));
}

async function change(server: TestApp, changes: Record<string, string>) {
  const { headers } = await deskOperatorOf(server);
  const payload = {
    seenVersion: (await settings(server)).version,
    changes: Object.entries(changes).map(([name, value]) => ({ name, value })),
  };
  return server.app.inject({ method: 'POST', url: DESK_PATHS.settings, headers, payload });
}

describe.each(TEST_DATABASES)('the mail server at the desk on %s', (kind) => {
  let server: TestApp;
  let smtp: TestSmtpServer;
  let fields: Record<string, string>;
  beforeAll(async () => {
    smtp = await startSmtpServer(ACCOUNT);
    const { hostname, port } = new URL(smtp.url);
    const place = { SMTP_HOST: hostname, SMTP_PORT: port, SMTP_SECURITY: 'starttls' };
    fields = { ...place, SMTP_USER: ACCOUNT.user, SMTP_PASSWORD: ACCOUNT.password, MAIL_FROM };
    server = await openTestApp(kind, { environment: { PUBLIC_ORIGIN: 'http://localhost' } });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });

  test.each([
    ['a wrong password', { SMTP_PASSWORD: 'other' }, 'SMTP_PASSWORD', /127\.0\.0\.1 rejects the username or password/],
    ['nobody at the port', { SMTP_PORT: '1' }, 'SMTP_PORT', /nothing answers at 127\.0\.0\.1 on port 1\./],
    ['a port without encryption', { SMTP_SECURITY: 'tls' }, 'SMTP_PORT', /use port 465 with TLS, or 587 with STARTTLS/],
    ['an address for a name', { SMTP_HOST: 'smtps://mail.example:465' }, 'SMTP_HOST', /only the server’s name/],
    ['no port', { SMTP_PORT: 'many' }, 'SMTP_PORT', /port number/],
    ['a password without a name', { SMTP_USER: '' }, 'SMTP_USER', /is missing/],
    ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM', /is missing/],
  ])('%s is said at its field, in words, and nothing is kept', async (_what, wrong, field, words) => {
    const answer = await change(server, { ...fields, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, message: expect.stringMatching(words) }]);
    expect(answer.json().fields[0].message).not.toContain('SMTP_');
    expect((await settingsByName(server)).SMTP_HOST?.source).toBe('nowhere');
  });

  test('a sender that the mail server does not let through is said at the sender', async () => {
    smtp.refuseNextSender('553 5.7.1 not your address');
    const answer = await change(server, fields);
    expect(answer.json().fields).toEqual([
      {
        field: 'MAIL_FROM',
        message: expect.stringContaining('doesn’t let you send from that address (553 5.7.1 not your address)'),
      },
    ]);
  });

  test('five fields as a provider gives them, whatever signs are in the password: kept once an e-mail went', async () => {
    expect((await change(server, fields)).json().message).toMatch(/^Saved/);
    expect((await smtp.next()).to).toEqual(['coach@example.org']);
    const shown = await settingsByName(server);
    expect(shown.SMTP_HOST?.value).toBe(fields.SMTP_HOST);
    expect(shown.SMTP_PORT?.value).toBe(fields.SMTP_PORT);
    expect(shown.SMTP_USER?.value).toBe(ACCOUNT.user);
    expect(shown.SMTP_PASSWORD).toMatchObject({ isSecret: true, source: 'desk', value: '4178' });
    const rows = await server.db.selectFrom('desk_setting').selectAll().execute();
    const lines = await server.db.selectFrom('desk_activity').selectAll().execute();
    expect(JSON.stringify([shown, rows, lines])).not.toContain('p@ss');
  });

  test('one field alone is changed, and tried with the others as they are', async () => {
    expect((await change(server, { SMTP_PORT: '1' })).json().fields).toMatchObject([{ field: 'SMTP_PORT' }]);
    expect((await change(server, { MAIL_FROM: 'hello@strongmums.test' })).statusCode).toBe(200);
    expect((await smtp.next()).from).toBe('hello@strongmums.test');
  });

  test('a short password shows nothing of itself', async () => {
    const short = await startSmtpServer({ user: ACCOUNT.user, password: 'short pw' });
    const kept = await change(server, { SMTP_PORT: new URL(short.url).port, SMTP_PASSWORD: 'short pw' });
    expect(kept.statusCode).toBe(200);
    expect((await settingsByName(server)).SMTP_PASSWORD).toMatchObject({ source: 'desk', value: '' });
    const lines = await server.db.selectFrom('desk_activity').select('after').execute();
    expect(JSON.stringify(lines)).not.toContain('t pw');
    await short.close();
  });
});

test('an address in the environment says all five, wins over the desk, and is said to', async () => {
  const SMTP_URL = 'smtp://hello%40strongmums.test:s%3Acret-and-long@127.0.0.1:2525';
  const server = await openTestApp('sqlite', {
    environment: { PUBLIC_ORIGIN: 'http://localhost', SMTP_URL, MAIL_FROM },
  });
  const shown = await settingsByName(server);
  const outside = { source: 'environment', saidAs: 'SMTP_URL' };
  expect(shown.SMTP_HOST).toMatchObject({ value: '127.0.0.1', ...outside });
  expect(shown.SMTP_PORT).toMatchObject({ value: '2525', ...outside });
  expect(shown.SMTP_SECURITY).toMatchObject({ value: 'starttls', ...outside });
  expect(shown.SMTP_USER).toMatchObject({ value: 'hello@strongmums.test', ...outside });
  expect(shown.SMTP_PASSWORD).toMatchObject({ value: 'long', ...outside });
  expect(shown.SMTP_URL).toBeUndefined();
  const refused = await change(server, { SMTP_HOST: 'smtp.fastmail.com' });
  expect(refused.json().fields).toMatchObject([{ field: 'SMTP_HOST', message: expect.stringContaining('SMTP_URL') }]);
  expect((await change(server, { SMTP_URL })).statusCode).toBe(400);
  await server.close();
});
