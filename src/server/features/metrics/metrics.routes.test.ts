import { describe, expect, test } from 'vitest';
import { AUTH_ME_PATH, METRICS_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { openTestApp } from '#tests/test-app.ts';

const METRICS_TOKEN = 'figures-for-the-watcher';
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };

/** The value of a line; absent if there is no such line. */
const valueIn = (text: string, line: string) =>
  text
    .split('\n')
    .find((candidate) => candidate.startsWith(`fit30_${line} `))
    ?.split(' ')
    .at(-1);

describe.each(TEST_DATABASES)('figures for whoever watches, on %s', (kind) => {
  test('count requests by method, route and status, and tell of nobody', async () => {
    const { app, people, close } = await openTestApp(kind, { environment: { METRICS_TOKEN } });
    const anna = await people.subscribe();
    for (let count = 0; count < 3; count += 1) await app.inject({ url: AUTH_ME_PATH, headers: anna.headers });
    await app.inject({ url: AUTH_ME_PATH });
    await app.inject({ method: 'HEAD', url: AUTH_ME_PATH, headers: anna.headers });
    await app.inject({ url: `/nowhere/${anna.id}` });
    await app.inject({ url: `/api/users/${anna.id}/dashboard`, headers: anna.headers });

    const answer = await app.inject({ url: METRICS_PATH, headers });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const told = (line: string) => valueIn(answer.body, line);
    expect(told(`http_requests_total{method="GET",route="${AUTH_ME_PATH}",status="200"}`)).toBe('3');
    expect(told(`http_requests_total{method="GET",route="${AUTH_ME_PATH}",status="401"}`)).toBe('1');
    expect(told(`http_requests_total{method="HEAD",route="${AUTH_ME_PATH}",status="200"}`)).toBe('1');
    expect(told('http_requests_total{method="any",route="none",status="404"}')).toBe('1');
    expect(told('http_requests_total{method="GET",route="/api/users/:id/dashboard",status="200"}')).toBe('1');
    expect(told(`http_request_duration_seconds_count{method="GET",route="${AUTH_ME_PATH}"}`)).toBe('4');
    expect(told(`http_request_duration_seconds_bucket{method="GET",route="${AUTH_ME_PATH}",le="+Inf"}`)).toBe('4');
    for (const name of ['emails_waiting', 'database_statements_total', 'database_commits_total', 'passwords_waiting']) {
      expect(Number(told(name))).toBeGreaterThanOrEqual(0);
    }
    expect(Number(told('process_memory_bytes{kind="resident"}'))).toBeGreaterThan(1_000_000);
    for (const secret of [anna.id, anna.email, anna.token]) expect(answer.body).not.toContain(secret);
    await close();
  });

  test('are for whoever shows the token, and not there without one', async () => {
    const guarded = await openTestApp(kind, { environment: { METRICS_TOKEN } });
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN]) {
      const answer = await guarded.app.inject({ url: METRICS_PATH, headers: { authorization } });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
    }
    await guarded.close();

    const without = await openTestApp(kind);
    expect((await without.app.inject({ url: METRICS_PATH, headers })).statusCode).toBe(404);
    await without.close();
  });
});

test('a token that could be guessed is no setting', async () => {
  await expect(openTestApp('sqlite', { environment: { METRICS_TOKEN: 'short' } })).rejects.toThrow(
    'METRICS_TOKEN must have at least 16 characters.',
  );
});
