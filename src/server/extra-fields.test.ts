import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SITTER_EMAILS_CONFIRM_PATH, SITTER_PATHS } from '#contract/paths.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import type { Person } from '#tests/people/people.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import { VALID_DESK_REQUESTS } from '#tests/requests/valid-desk-requests.ts';
import { VALID_GIFT_REQUESTS } from '#tests/requests/valid-gift-requests.ts';
import { VALID_REQUESTS } from '#tests/requests/valid-requests.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { TEST_START } from '#tests/servers/test-app.ts';

/** What somebody might slip into a body to get more than was asked for. */
const GREEDY: Readonly<Record<string, unknown>> = {
  id: 'chosen',
  userId: 'somebody-else',
  user_id: 'somebody-else',
  isAdmin: true,
  subscriptionStatus: 'active',
  status: 'paid',
  emailVerifiedAt: 1,
  passwordHash: '$argon2id$',
  version: 999,
  createdAt: 1,
  token: 'chosen',
  __proto__x: { isAdmin: true },
};

const REACHING = ['"__proto__": {"isAdmin": true}', '"constructor": {"prototype": {"isAdmin": true}}'];

/** Fields that a device may set. */
const ITS_OWN: Readonly<Record<string, readonly string[]>> = { 'POST /api/users/:id/workout-sessions': ['version'] };

interface Write {
  method: 'POST' | 'PATCH';
  url: (person: Person) => string;
  body: (person: Person) => Record<string, unknown>;
  /** What must be there before it. */
  prepare?: (person: Person) => Promise<unknown>;
}

/** A good body for every write. A new one fails below until it is listed. */
const WRITES: Readonly<Record<string, Write>> = {
  'POST /api/try-steps': { method: 'POST', url: () => '/api/try-steps', body: () => ({ step: 'try_begun' }) },
  'POST /api/auth/login': {
    method: 'POST',
    url: () => '/api/auth/login',
    body: ({ email, password }) => ({ email, password }),
  },
  'POST /api/auth/register': {
    method: 'POST',
    url: () => '/api/auth/register',
    body: () => ({ firstName: 'New', email: `${randomUUID()}@example.org`, password: 'porridge at seven' }),
  },
  'PATCH /api/auth/settings': {
    method: 'PATCH',
    url: () => '/api/auth/settings',
    body: ({ email }) => ({ firstName: 'Anna', lastName: 'Walker', email }),
  },
  'POST /api/auth/newsletter': {
    method: 'POST',
    url: () => '/api/auth/newsletter',
    body: () => ({ answer: 'yes', wording: NEWSLETTER_WORDING }),
  },
  'POST /api/auth/forgot-password': {
    method: 'POST',
    url: () => '/api/auth/forgot-password',
    body: ({ email }) => ({ email }),
  },
  'POST /api/users/:id/steps': {
    method: 'POST',
    url: ({ id }) => `/api/users/${id}/steps`,
    body: () => ({ date: '2026-11-20', steps: 4_000 }),
  },
  'PATCH /api/users/:id/stats': {
    method: 'PATCH',
    url: ({ id }) => `/api/users/${id}/stats`,
    body: () => ({ stepGoal: 7_000, from: '2026-11-20' }),
  },
  'PATCH /api/users/:id/progress': {
    method: 'PATCH',
    url: ({ id }) => `/api/users/${id}/progress`,
    body: () => ({ currentBlock: 1 }),
  },
  'POST /api/users/:id/health-agreements': {
    method: 'POST',
    url: ({ id }) => `/api/users/${id}/health-agreements`,
    body: () => ({ disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: TEST_START }),
  },
  'POST /api/users/:id/sitter': {
    method: 'POST',
    prepare: (person) => sitterCallsOf(server).changeDays(person),
    url: ({ id }) => `/api/users/${id}/sitter`,
    body: () => ({ name: 'Sam' }),
  },
  'PATCH /api/users/:id/workout-days': {
    method: 'PATCH',
    url: ({ id }) => `/api/users/${id}/workout-days`,
    body: () => ({ weekdays: [0], startMinute: 60, zone: 'Europe/London' }),
  },
  'POST /api/users/:id/workout-sessions': {
    method: 'POST',
    url: ({ id }) => `/api/users/${id}/workout-sessions`,
    body: () => ({
      clientId: randomUUID(),
      workoutId: '1',
      completedAt: TEST_START,
      completedOn: '2026-11-20',
      utcOffsetMinutes: 0,
    }),
  },
  'PATCH /api/users/:id/workout-sessions/:sessionId': {
    method: 'PATCH',
    prepare: storeSession,
    url: (person) => `/api/users/${person.id}/workout-sessions/${storedSessionId(person)}`,
    body: () => ({ rating: 4, notes: 'Corrected' }),
  },
};

/** Of each member who has one: known from their id, so that its address is. */
const storedSessionId = ({ id }: Person) => id;

async function storeSession(person: Person): Promise<void> {
  const { url, body } = WRITES['POST /api/users/:id/workout-sessions'] as Write;
  const payload = { ...body(person), clientId: person.id };
  await server.app.inject({ method: 'POST', url: url(person), headers: person.headers, payload });
  await server.db
    .updateTable('workout_session')
    .set({ id: storedSessionId(person) })
    .where('client_id', '=', person.id)
    .execute();
}

/** These take no body, or one that is or changes a credential, or asks the card processor: what they change is their own. */
const OTHERS = [
  'DELETE /api/users/:id/workout-sessions/:sessionId',
  'POST /api/users/:id/workout-sessions/:sessionId/restore',
  'POST /api/users/:id/calendar-address',
  'DELETE /api/users/:id/calendar-address',
  'DELETE /api/users/:id/sitter',
  ...[...Object.values(SITTER_PATHS), SITTER_EMAILS_CONFIRM_PATH].map((path) => `POST ${path}`),
  'POST /api/auth/logout',
  'POST /api/auth/sign-out-everywhere',
  'POST /api/auth/reset-password',
  'POST /api/auth/change-password',
  'POST /api/auth/confirm-email',
  'POST /api/auth/keep-email',
  'POST /api/auth/password-link',
  'POST /api/auth/delete-account',
  'POST /api/payment/create-intent',
  'POST /api/checkout/session',
  'POST /api/checkout/offer',
  'POST /api/checkout/reminder',
  'POST /api/checkout/login-from-session',
  'POST /api/checkout/claim-account',
  'POST /api/checkout/claim-purchase',
  'POST /api/checkout/claim-link',
  'POST /api/checkout/cancel',
  'POST /api/payment/purchases/:purchaseId/receipt-email',
  'POST /api/payment/purchases/:purchaseId/refund',
  ...Object.keys(VALID_DESK_REQUESTS),
  ...Object.keys(VALID_GIFT_REQUESTS),
  'POST /api/webhooks/stripe',
];

const registered: string[] = [];
const server = serveTestApp('sqlite', { onRoute: ({ method, url }) => registered.push(`${method} ${url}`) });

test('every write is listed', () => {
  const writes = registered.filter((route) => /^(POST|PATCH|PUT|DELETE) \/api\//.test(route));
  expect(writes.sort()).toEqual([...Object.keys(WRITES), ...OTHERS].sort());
});

describe.each(Object.entries(WRITES))('%s', (route, { method, url, body, prepare }) => {
  test.each(Object.keys(GREEDY).filter((field) => !ITS_OWN[route]?.includes(field)))(
    'is not moved by %s',
    async (field) => {
      const person = await server.people.subscribe();
      await prepare?.(person);
      const before = await accountOf(person);
      const payload = { ...body(person), [field]: GREEDY[field] };
      const answer = await server.app.inject({ method, url: url(person), headers: person.headers, payload });
      expect([200, 201]).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/chosen|somebody-else|isAdmin|:999\b|passwordHash/);
      expect(await accountOf(person)).toEqual(before);
    },
  );

  test.each(REACHING)('refuses a key that reaches for the prototype: %s', async (reaching) => {
    const person = await server.people.subscribe();
    await prepare?.(person);
    const payload = `${JSON.stringify(body(person)).slice(0, -1)}, ${reaching}}`;
    const headers = { ...person.headers, 'content-type': 'application/json' };
    const answer = await server.app.inject({ method, url: url(person), headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

describe.each(OTHERS)('%s', (route) => {
  test.each(Object.keys(GREEDY))('takes nothing from %s', async (field) => {
    const call = await VALID_REQUESTS[route]?.(server);
    if (!call) throw new Error('It is not listed in valid-requests.ts');
    const sent = typeof call.payload === 'string' ? JSON.parse(call.payload) : (call.payload ?? {});
    // A part of a film has no fields.
    const payload = Buffer.isBuffer(sent) ? sent : { ...sent, [field]: GREEDY[field] };
    const answer = await server.app.inject({ ...call, payload });
    // Another token opens nothing, and another version is not the one that was seen.
    const refusals: Readonly<Record<string, number>> = { token: 404, version: 409 };
    expect([200, 201, 204, 400, refusals[field]]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/chosen|somebody-else|isAdmin|:999\b|passwordHash/);
    expect(await tookFromOutside()).toEqual([]);
  });
});

/** Rows with something that nobody but the server may choose. */
async function tookFromOutside() {
  const { db } = server;
  const users = db
    .selectFrom('user')
    .select('id')
    .where((row) =>
      row.or([
        row('id', '=', 'chosen'),
        row('version', '=', 999),
        row('created_at', '=', 1),
        row('email_verified_at', '=', 1),
        row('password_hash', '=', '$argon2id$'),
      ]),
    );
  const purchases = db.selectFrom('purchase').select('id').where('user_id', '=', 'somebody-else');
  return [...(await users.execute()), ...(await purchases.execute())];
}

/** What no write of these may touch. */
async function accountOf({ id }: Person) {
  const account = await server.db
    .selectFrom('user')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'email_verified_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const purchases = await server.db.selectFrom('purchase').select(['status']).where('user_id', '=', id).execute();
  return { ...account, purchases: purchases.map(({ status }) => status) };
}
