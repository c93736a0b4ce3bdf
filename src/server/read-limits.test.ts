import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_ME_PATH, dashboardPath, sessionMonthsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const rates = { readsPerUser: { burst: 6, perMinute: 60 }, historyReadsPerUser: { burst: 2, perMinute: 6 } };
  server = await openTestApp('sqlite', { rates });
});
afterAll(() => server.close());

const answerTo = ({ headers }: Person, url: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers });

describe('whoever reads too often is asked to wait', () => {
  test('whatever it is that she reads, and nobody else is', async () => {
    const [anna, bella] = [await server.people.subscribe(), await server.people.subscribe()];
    const paths = [AUTH_ME_PATH, dashboardPath(anna.id), stepsPath(anna.id)];
    for (const path of [...paths, ...paths]) expect((await answerTo(anna, path)).statusCode).toBe(200);
    for (const path of paths) {
      const refused = await answerTo(anna, path);
      expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
        429,
        '1',
        'too_many_requests',
      ]);
    }
    expect((await answerTo(anna, AUTH_ME_PATH, 'HEAD')).statusCode).toBe(429);
    expect((await answerTo(bella, AUTH_ME_PATH)).statusCode).toBe(200);

    const payload = { date: '2026-11-20', steps: 5 };
    const written = await server.app.inject({
      method: 'POST',
      url: stepsPath(anna.id),
      headers: anna.headers,
      payload,
    });
    expect(written.statusCode).toBe(200);
    server.clock.advance(1_000);
    expect((await answerTo(anna, AUTH_ME_PATH)).statusCode).toBe(200);
  });

  test('the history sooner than the rest', async () => {
    const anna = await server.people.subscribe();
    const pages = [workoutSessionsPath(anna.id), `${workoutSessionsPath(anna.id)}?block=1&limit=500`];
    for (const path of pages) expect((await answerTo(anna, path)).statusCode).toBe(200);
    for (const path of [...pages, sessionMonthsPath(anna.id)]) {
      const refused = await answerTo(anna, path);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    }
    expect((await answerTo(anna, AUTH_ME_PATH)).statusCode).toBe(200);
  });
});
