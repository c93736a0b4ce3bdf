import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openTestApp, TEST_START } from '#tests/servers/test-app.ts';

const SECURITY_PATH = '/.well-known/security.txt';

describe.each(TEST_DATABASES)('what programs ask any site for, on %s', (kind) => {
  test('a password manager is led to the screen where a password is changed', async () => {
    const { app, close } = await openTestApp(kind);
    const answer = await app.inject({ url: '/.well-known/change-password' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/settings']);
    await close();
  });

  test('whoever finds a weakness is told whom to write to, as long as the text may be believed', async () => {
    const { app, close } = await openTestApp(kind, {
      siteFile: { supportEmail: 'help@example.org' },
      environment: { PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'https://fit.example' },
    });
    const answer = await app.inject({ url: SECURITY_PATH });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = new Map(answer.body.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
    expect(lines.get('Contact')).toBe('mailto:help@example.org');
    expect(lines.get('Canonical')).toBe('https://fit.example/.well-known/security.txt');
    const days = (Date.parse(lines.get('Expires') ?? '') - TEST_START) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
    await close();
  });

  test('where the operator has named no address there is no such text', async () => {
    const { app, close } = await openTestApp(kind);
    expect((await app.inject({ url: SECURITY_PATH })).statusCode).toBe(404);
    await close();
  });
});
