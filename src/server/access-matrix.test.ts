import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_LIFETIME_MS } from '#server/features/auth/access-tokens.repository.ts';
import { DESK_ORIGIN } from '#tests/desk-operator.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { openTestApp, type TestApp } from '#tests/test-app.ts';
import type { Area } from './app-needs.ts';

/** Every call of the API and who may make it. A new route fails here until somebody has decided. */
const WHO_MAY_CALL: Readonly<Record<string, Area>> = {
  'GET /api/site': 'public',
  'POST /api/auth/login': 'public',
  'POST /api/auth/register': 'public',
  'POST /api/auth/forgot-password': 'public',
  'POST /api/auth/reset-password': 'public',
  'POST /api/auth/confirm-email': 'public',
  'POST /api/auth/keep-email': 'public',
  'POST /api/auth/password-link': 'public',
  'GET /api/payment/config': 'public',
  'GET /api/checkout/verify/:sessionId': 'public',
  'POST /api/checkout/login-from-session': 'public',
  'POST /api/checkout/claim-account': 'public',
  'GET /api/checkout/standing': 'public',
  'POST /api/checkout/cancel': 'public',
  'POST /api/checkout/session': 'guest',
  'POST /api/webhooks/stripe': 'public',
  'GET /api/calendar/:token/fit-in-30.ics': 'public',
  'POST /unsubscribe/:token': 'public',
  'GET /api/auth/me': 'signed-in',
  'PATCH /api/auth/settings': 'signed-in',
  'POST /api/auth/change-password': 'signed-in',
  'POST /api/auth/delete-account': 'signed-in',
  'GET /api/auth/devices': 'signed-in',
  'GET /api/auth/export': 'signed-in',
  'GET /api/auth/export/workouts.csv': 'signed-in',
  'GET /api/auth/export/steps.csv': 'signed-in',
  'POST /api/payment/create-intent': 'signed-in',
  'POST /api/checkout/claim-purchase': 'signed-in',
  'POST /api/checkout/claim-link': 'signed-in',
  'GET /api/payment/purchases': 'signed-in',
  'POST /api/payment/purchases/:purchaseId/receipt-email': 'signed-in',
  'POST /api/payment/purchases/:purchaseId/refund': 'signed-in',
  'GET /api/dashboard': 'subscriber',
  'GET /api/users/:id/dashboard': 'subscriber',
  'GET /api/users/:id/stats': 'subscriber',
  'PATCH /api/users/:id/stats': 'subscriber',
  'PATCH /api/users/:id/progress': 'subscriber',
  'GET /api/users/:id/videos': 'subscriber',
  'GET /api/users/:id/steps': 'subscriber',
  'POST /api/users/:id/steps': 'subscriber',
  'GET /api/users/:id/workout-sessions': 'subscriber',
  'POST /api/users/:id/workout-sessions': 'subscriber',
  'POST /api/users/:id/health-agreements': 'subscriber',
  'GET /api/users/:id/workout-days': 'subscriber',
  'PATCH /api/users/:id/workout-days': 'subscriber',
  'GET /api/users/:id/calendar.ics': 'subscriber',
  'POST /api/users/:id/calendar-address': 'subscriber',
  'DELETE /api/users/:id/calendar-address': 'subscriber',
  'GET /api/users/:id/workout-sessions/months': 'subscriber',
  'PATCH /api/users/:id/workout-sessions/:sessionId': 'subscriber',
  'DELETE /api/users/:id/workout-sessions/:sessionId': 'subscriber',
  'POST /api/users/:id/workout-sessions/:sessionId/restore': 'subscriber',
  'POST /api/desk/start/code': 'public',
  'POST /api/desk/start/passkey-options': 'public',
  'POST /api/desk/start': 'public',
  'POST /api/desk/start/letter': 'public',
  'POST /api/desk/start/letter/passkey-options': 'public',
  'POST /api/desk/start/letter/passkey': 'public',
  'POST /api/desk/sign-in/passkey-options': 'public',
  'POST /api/desk/sign-in/passkey': 'public',
  'POST /api/desk/sign-in/password': 'public',
  'GET /api/desk/me': 'desk-look',
  'POST /api/desk/sign-out': 'desk-look',
  'POST /api/desk/proof/passkey-options': 'desk-look',
  'POST /api/desk/proof': 'desk-look',
  'GET /api/desk/today': 'desk-look',
  'GET /api/desk/members': 'desk-look',
  'GET /api/desk/diary': 'desk-own',
  'GET /api/desk/letters': 'desk-tend',
  'POST /api/desk/letters/:letterId/again': 'desk-tend',
  'POST /api/desk/letters/:letterId/drop': 'desk-tend',
  'GET /api/desk/notices': 'desk-own',
  'POST /api/desk/notices': 'desk-own',
  'GET /api/desk/health': 'desk-own',
  'GET /api/desk/settings': 'desk-own',
  'POST /api/desk/settings': 'desk-own-proven',
  'GET /api/desk/copies': 'desk-own',
  'POST /api/desk/copies': 'desk-own-proven',
  'GET /api/desk/copies/:name/contents': 'desk-own',
  'GET /api/desk/copies/:name/file': 'desk-own-proven',
  'POST /api/desk/copies/:name/bring-back': 'desk-own-proven',
  'GET /api/desk/helpers': 'desk-own',
  'POST /api/desk/helpers': 'desk-own-proven',
  'POST /api/desk/helpers/:operatorId': 'desk-own-proven',
  'POST /api/desk/helpers/:operatorId/invitation': 'desk-own-proven',
  'GET /api/desk/members/:memberId': 'desk-look',
  'POST /api/desk/members/:memberId/access': 'desk-tend',
  'POST /api/desk/members/:memberId/refund': 'desk-own-proven',
  'POST /api/desk/members/:memberId/receipt': 'desk-tend',
  'POST /api/desk/members/:memberId/password-link': 'desk-tend',
  'POST /api/desk/members/:memberId/sign-out': 'desk-tend',
  'GET /api/desk/money': 'desk-numbers',
  'GET /api/desk/money/purchases': 'desk-own',
  'GET /api/desk/money/offers': 'desk-own',
  'POST /api/desk/money/offers': 'desk-own-proven',
  'POST /api/desk/money/offers/:code/end': 'desk-own-proven',
  'POST /api/desk/invitations': 'desk-tend',
  'GET /api/desk/members-file': 'desk-own-proven',
  'POST /api/desk/members/:memberId/note': 'desk-tend',
  'POST /api/desk/members/:memberId/address': 'desk-tend-proven',
  'POST /api/desk/members/:memberId/address/stop': 'desk-tend',
  'POST /api/desk/members/:memberId/delete': 'desk-own-proven',
  'GET /api/desk/members/:memberId/export': 'desk-own-proven',
  // Last, because they end the sign-in of whoever calls them.
  'POST /api/auth/sign-out-everywhere': 'signed-in',
  'POST /api/auth/logout': 'public',
};

/** Served beside the API, to everybody. */
const OUTSIDE_THE_API = [
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'GET /.well-known/change-password',
  'GET /.well-known/security.txt',
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
    // The desk is called as its own pages do: who may is decided by her cookie.
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
    .replace(':letterId', 'none');
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
