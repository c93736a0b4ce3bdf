import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { AUTH_FORGOT_PASSWORD_PATH, AUTH_ME_PATH, METRICS_PATH } from '#contract/paths.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openTestApp } from '#tests/servers/test-app.ts';
import packageJson from '../../../../package.json' with { type: 'json' };

const METRICS_TOKEN = 'figures-for-the-watcher';
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };

/** The value of a line; absent if there is no such line. */
const valueIn = (text: string, line: string) =>
  text
    .split('\n')
    .find((candidate) => candidate.startsWith(`fit30_${line} `))
    ?.split(' ')
    .at(-1);

const setEmail = (db: Kysely<Database>, id = '', fields: { given_up_at: number; sent_at?: number }) =>
  db.updateTable('email_outbox').set(fields).where('id', '=', id).execute();

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

  test('tell of purchases by state, of e-mails that are given up, and of the newest daily backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-figures-'));
    const { app, db, people, clock, close } = await openTestApp(kind, {
      environment: { METRICS_TOKEN, DATA_DIR: folder },
    });
    const look = async () => (await app.inject({ url: METRICS_PATH, headers })).body;
    expect(await look()).not.toContain('backup_age_seconds');

    for (let count = 0; count < 3; count += 1) {
      const { email } = await people.subscribe();
      await app.inject({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: { email } });
    }
    const [first, second] = await db.selectFrom('email_outbox').select('id').execute();
    await setEmail(db, first?.id, { given_up_at: clock.now() });
    await setEmail(db, second?.id, { given_up_at: clock.now(), sent_at: clock.now() });
    mkdirSync(join(folder, 'backups'));
    for (const [name, daysAgo] of [
      ['daily-2026-11-18.sqlite', 2],
      ['daily-2026-11-19.sqlite', 1],
    ] as const) {
      writeFileSync(join(folder, 'backups', name), '');
      const madeAt = (clock.now() - daysAgo * 86_400_000) / 1_000;
      utimesSync(join(folder, 'backups', name), madeAt, madeAt);
    }

    const text = await look();
    expect(valueIn(text, 'purchases{status="paid"}')).toBe('3');
    expect(valueIn(text, 'purchases{status="review"}')).toBe('0');
    expect(valueIn(text, 'emails_waiting')).toBe('1');
    expect(valueIn(text, 'emails_given_up')).toBe('1');
    expect(valueIn(text, 'backup_age_seconds')).toBe('86400');
    await close();
    rmSync(folder, { recursive: true });
  });

  test('tell how late the event loop was as a summary that only grows, and which version runs', async () => {
    const { app, close } = await openTestApp(kind, { environment: { METRICS_TOKEN } });
    const look = async () => (await app.inject({ url: METRICS_PATH, headers })).body;
    const countIn = (text: string) => Number(valueIn(text, 'event_loop_lag_seconds_count'));
    await expect.poll(async () => countIn(await look())).toBeGreaterThan(0);
    const [first, second] = [await look(), await look()];
    expect(first).toContain('# TYPE fit30_event_loop_lag_seconds summary\n');
    for (const quantile of ['0.5', '0.99', '1']) {
      expect(Number(valueIn(first, `event_loop_lag_seconds{quantile="${quantile}"}`))).toBeGreaterThanOrEqual(0);
    }
    expect(countIn(second)).toBeGreaterThanOrEqual(countIn(first));
    expect(Number(valueIn(second, 'event_loop_lag_seconds_sum'))).toBeGreaterThanOrEqual(
      Number(valueIn(first, 'event_loop_lag_seconds_sum')),
    );
    expect(valueIn(first, `build_info{version="${packageJson.version}",node="${process.version}"}`)).toBe('1');
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
    'METRICS_TOKEN must be at least 16 characters long.',
  );
});
