import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_LIFETIME_MS } from '#server/features/auth/access-tokens.repository.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { DESK_ORIGIN } from '#tests/desk/desk-operator.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import type { Area } from './platform/http/route-areas.ts';
import { WHO_MAY_CALL } from './who-may-call.fixture.ts';

/** Served beside the API, to everybody. */
const OUTSIDE_THE_API = [
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'GET /.well-known/change-password',
  'GET /.well-known/security.txt',
  'GET /media/:file',
  'GET /pictures/:id',
  'GET /voice/:file',
  'GET /voice/pack.json',
];

const CALLERS = ['nobody', 'garbage', 'expired', 'revoked', 'deleted', 'inactive', 'refunded', 'active'] as const;
type Caller = (typeof CALLERS)[number];

const TARGETS = ['own', 'other', 'absent', 'malformed', 'unreadable'] as const;
type Target = (typeof TARGETS)[number];

const MALFORMED_IDS = ['', '%00', '..%2f', "1'%20or%20'1'='1", 'null', '%F0%9F%92%A9', 'x'.repeat(299)];

/** What the router refuses before it looks at who is asking. */
const UNREADABLE_IDS = ['x'.repeat(400), '%zz'];

const registered: { method: string; url: string; area: Area }[] = [];

describe.each(TEST_DATABASES)('who may call what, on %s', (kind) => {
  let server: TestApp;
  let callers: Record<Caller, { id: string; headers: Record<string, string> }>;
  let otherId: string;

  beforeAll(async () => {
    registered.length = 0;
    server = await openTestApp(kind, { onRoute: (route) => registered.push(route) });
    callers = await everyKindOfCaller(server);
    otherId = (await server.people.subscribe()).id;
  });
  afterAll(() => server.close());

  test('every registered route is listed, in the area in which it is registered', () => {
    const routes = registered.filter(({ method, url }) => method !== 'HEAD' && !/^\/sandbox(\/|$)/.test(url));
    const listed = [
      ...Object.entries(WHO_MAY_CALL),
      ...OUTSIDE_THE_API.map((route): [string, Area] => [route, 'public']),
    ];
    const found = routes.map(({ method, url, area }) => [`${method} ${url}`, area]);
    expect(found.sort()).toEqual(listed.sort());
  });

  describe.each(Object.entries(WHO_MAY_CALL))('%s (%s)', (route, area) => {
    test.each(CALLERS)('called by: %s', async (caller) => {
      const asked = targetsOf(route).flatMap((target) =>
        idsOf(target, caller).map((id) => ({ target, url: urlOf(route, id) })),
      );
      for (const { target, url } of asked) {
        const answer = await call(route, url, callers[caller].headers);
        const refusal = expectedRefusal(area, caller, target);
        expect({ url, refusal: refusalIn(answer.statusCode, target) }).toEqual({ url, refusal });
        if (answer.statusCode >= 400) expect(answer.json()).toMatchObject(refusal === 403 ? PAYMENT_NEEDED : A_REFUSAL);
      }
    });
  });

  function call(route: string, url: string, headers: Record<string, string>) {
    const method = route.split(' ')[0] as 'GET' | 'POST' | 'PATCH' | 'DELETE';
    // The desk is called as its own pages do: who may is decided by their cookie.
    return server.app.inject({
      method,
      url,
      headers: { origin: DESK_ORIGIN, ...headers },
      ...(method === 'GET' ? {} : { payload: { nonsense: true } }),
    });
  }

  function idsOf(target: Target, caller: Caller): string[] {
    if (target === 'own') return [callers[caller].id];
    if (target === 'other') return [otherId];
    if (target === 'absent') return ['11111111-2222-4333-8444-555555555555'];
    return target === 'malformed' ? MALFORMED_IDS : UNREADABLE_IDS;
  }
});

const A_REFUSAL = { code: expect.any(String), message: expect.any(String) };
const PAYMENT_NEEDED = { code: 'subscription_required', requiresPayment: true, subscriptionStatus: 'inactive' };

const targetsOf = (route: string): readonly Target[] => (route.includes('/users/:id/') ? TARGETS : ['own']);

function urlOf(route: string, id: string): string {
  const path = route.split(' ')[1] ?? '';
  return path
    .replace(':id', id)
    .replace(':sessionId', 'cs_test_none')
    .replace(':purchaseId', 'no-purchase')
    .replace(':memberId', id)
    .replace(':operatorId', 'nobody')
    .replace(':code', 'NONE')
    .replace(':name', 'none')
    .replace(':emailId', 'none');
}

/** 401 before 403 before 404 before anything that the input could answer. */
function expectedRefusal(area: Area, caller: Caller, target: Target): number | undefined {
  if (target === 'unreadable') return 404;
  if (area === 'public' || (area === 'guest' && caller === 'nobody')) return undefined;
  // No sign-in of a member opens the desk.
  if (area.startsWith('desk-')) return 401;
  if (['nobody', 'garbage', 'expired', 'revoked', 'deleted'].includes(caller)) return 401;
  if (area === 'subscriber' && caller !== 'active') return 403;
  return target === 'own' ? undefined : 404;
}

function refusalIn(status: number, target: Target): number | undefined {
  if (status === 401 || status === 403) return status;
  return status === 404 && target !== 'own' ? 404 : undefined;
}

async function everyKindOfCaller({ people, db, clock, app }: TestApp) {
  const expired = await people.subscribe();
  clock.advance(TOKEN_LIFETIME_MS);
  const revoked = await people.subscribe();
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: revoked.headers });
  const deleted = await people.register();
  await db.deleteFrom('user').where('id', '=', deleted.id).execute();
  const inactive = await people.register();
  const refunded = await people.register();
  await people.payFor(refunded, 'refunded');
  const active = await people.subscribe();
  const nobody = { id: active.id, headers: {} };
  const garbage = { id: active.id, headers: { authorization: "Bearer ' or 1=1 --" } };
  return { nobody, garbage, expired, revoked, deleted, inactive, refunded, active };
}
