import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AUTH_CONFIRM_EMAIL_PATH,
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  AUTH_REGISTER_PATH,
  AUTH_RESET_PASSWORD_PATH,
  AUTH_SETTINGS_PATH,
  CHECKOUT_LOGIN_PATH,
  CHECKOUT_SESSION_PATH,
  calendarAddressPath,
  calendarFeedPath,
  unsubscribePath,
  workoutDaysPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const RATES = {
  writesPerUser: { burst: 3, perMinute: 6 },
  signInsPerAddress: { burst: 4, perMinute: 6 },
  registrationsPerAddress: { burst: 2, perMinute: 6 },
  linksPerAddress: { burst: 3, perMinute: 6 },
};

/** Calls that come to nothing, with how many of them one caller may make at once. */
const LIMITED: [string, number, (server: TestApp) => InjectOptions | Promise<InjectOptions>][] = [
  ['a sign-in', 4, () => ({ method: 'POST', url: AUTH_LOGIN_PATH, payload: {} })],
  ['a new password', 4, () => ({ method: 'POST', url: AUTH_RESET_PASSWORD_PATH, payload: {} })],
  ['a confirmed address', 4, () => ({ method: 'POST', url: AUTH_CONFIRM_EMAIL_PATH, payload: {} })],
  ['a way in from a payment', 4, () => ({ method: 'POST', url: CHECKOUT_LOGIN_PATH, payload: {} })],
  ['an end of reminders', 4, () => ({ method: 'POST', url: unsubscribePath('unknown') })],
  ['a registration', 2, () => ({ method: 'POST', url: AUTH_REGISTER_PATH, payload: {} })],
  ['a purchase by a guest', 2, () => ({ method: 'POST', url: CHECKOUT_SESSION_PATH, payload: { agreedTo: 5 } })],
  ['a link by e-mail', 3, () => ({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: {} })],
  [
    'a write',
    3,
    async ({ people }) => ({ ...(await people.register()), method: 'PATCH', url: AUTH_SETTINGS_PATH, payload: {} }),
  ],
  [
    'a look at a calendar',
    20,
    async ({ app, people }) => {
      const { id, headers } = await people.subscribe();
      const times = { weekdays: [0], startMinute: 600, zone: 'UTC' };
      await app.inject({ method: 'PATCH', url: workoutDaysPath(id), headers, payload: times });
      const made = await app.inject({ method: 'POST', url: calendarAddressPath(id), headers });
      return { method: 'GET', url: calendarFeedPath(made.json().path.split('/').at(-2)) };
    },
  ],
];

let addresses = 0;
/** Nobody has called from there. */
const newAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};

describe.each(TEST_DATABASES)('two servers on one database, on %s', (kind) => {
  let server: TestApp;
  let servers: TestApp['app'][];
  beforeAll(async () => {
    server = await openTestApp(kind, { rates: RATES });
    servers = [server.app, server.openSecondApp()];
  });
  afterAll(() => server.close());

  /** The statuses that somebody gets who asks one server and the other in turn. */
  async function hop(call: InjectOptions, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) {
      const answer = await servers[count % 2]?.inject(call);
      if (answer?.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      statuses.push(answer?.statusCode ?? 0);
    }
    return statuses;
  }
  const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

  // On SQLite there is one process; two of them are here to show what is shared and what is not.
  const places = kind === 'sqlite' ? 2 : 1;

  test.each(LIMITED)('%s is counted up to %d by both together', async (_, burst, prepare) => {
    const call = { ...(await prepare(server)), remoteAddress: newAddress() };
    const statuses = await hop(call, 2 * burst + 2);
    expect(statuses.slice(0, places * burst)).not.toContain(429);
    expect(refused(statuses)).toBe(2 * burst + 2 - places * burst);
    server.clock.advance(60_000);
    expect(refused(await hop(call, 2))).toBe(0);
  });

  test('somebody else is not refused, and reading never is', async () => {
    const [anna, ben] = [await server.people.register(), await server.people.register()];
    const write = ({ headers }: typeof anna) =>
      ({ method: 'PATCH', url: AUTH_SETTINGS_PATH, headers, payload: {} }) as const;
    expect(refused(await hop(write(anna), 8))).toBe(8 - places * 3);
    expect(refused(await hop(write(ben), 2))).toBe(0);
    const { headers } = anna;
    const before = await stored();
    expect(new Set(await hop({ method: 'GET', url: AUTH_ME_PATH, headers }, 20))).toEqual(new Set([200]));
    expect(await stored()).toEqual(before);
  });

  test('tidying forgets whose buckets are full again', async () => {
    await hop({ method: 'POST', url: AUTH_LOGIN_PATH, payload: {}, remoteAddress: newAddress() }, 3);
    expect((await stored()).length > 0).toBe(kind !== 'sqlite');
    server.clock.advance(3_600_000);
    await server.tidy();
    expect(await stored()).toEqual([]);
  });

  const stored = () => server.db.selectFrom('rate_bucket').selectAll().orderBy('key').execute();
});
