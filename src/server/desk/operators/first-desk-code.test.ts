import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DESK_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { DESK_ORIGIN, DESK_PASSWORD } from '#tests/desk/desk-operator.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { firstDeskCode } from './first-desk-code.ts';

const MINUTE_MS = 60_000;

describe.each(TEST_DATABASES)('the address that a start prints, on %s', (kind) => {
  const server = serveTestApp(kind);

  const start = async () => (await firstDeskCode({ db: server.db, now: server.clock.now, randomBytes })) ?? '';
  const looked = async (code: string) => {
    const headers = { origin: DESK_ORIGIN };
    const answer = await server.app.inject({ method: 'POST', url: DESK_PATHS.code, headers, payload: { code } });
    return answer.json().kind ?? answer.json().code;
  };

  test('opens the desk whichever of two servers printed it that start together; an older start’s does not', async () => {
    const old = await start();
    server.clock.advance(11 * MINUTE_MS);
    const [first, second] = [await start(), await start()];
    expect(await Promise.all([old, first, second].map(looked))).toEqual(['link_expired', 'first', 'first']);

    const payload = { code: first, name: 'Kate', email: 'kate@example.org', password: DESK_PASSWORD };
    const headers = { origin: DESK_ORIGIN };
    expect((await server.app.inject({ method: 'POST', url: DESK_PATHS.first, headers, payload })).statusCode).toBe(200);
    // The other one makes nobody else its owner.
    expect(await looked(second)).toBe('email');
    expect(await start()).toBe('');
  });
});
