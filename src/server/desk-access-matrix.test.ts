import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_ROLES, type DeskRight, type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { DESK_PROOF_MS } from '#domain/desk/desk-session.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { operatorWith } from '#tests/desk/desk-operator.ts';
import { newsletterCalls } from '#tests/people/newsletters.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import type { Area } from './platform/http/route-areas.ts';

interface Caller {
  role: DeskRole;
  isProven: boolean;
  isDisabled: boolean;
}

const CALLERS: readonly Caller[] = DESK_ROLES.flatMap((role) => [
  { role, isProven: true, isDisabled: false },
  { role, isProven: false, isDisabled: false },
  { role, isProven: true, isDisabled: true },
]);

/** Sign-in before right before proof before anything that the input could answer. */
function expectedRefusal(area: Area, { role, isProven, isDisabled }: Caller): string | undefined {
  const [, right, proven] = area.split('-');
  if (isDisabled) return 'not_signed_in';
  if (!mayAtDesk(role, right as DeskRight)) return 'not_your_role';
  return proven && !isProven ? 'proof_needed' : undefined;
}

/** A file that is answered is no refusal. */
const refusalIn = ({ statusCode, body }: { statusCode: number; body: string }): string | undefined =>
  statusCode < 400 ? undefined : REFUSALS.find((code) => body.includes(`"${code}"`));

const REFUSALS = ['not_signed_in', 'not_your_role', 'proof_needed', 'not_from_here'];

describe.each(TEST_DATABASES)('who of the desk may call what, on %s', (kind) => {
  const registered: { method: string; url: string; area: Area }[] = [];
  let server: TestApp;
  let memberId: string;

  beforeAll(async () => {
    server = await openTestApp(kind, { onRoute: (route) => registered.push(route) });
    memberId = (await server.people.subscribe()).id;
  });
  afterAll(() => server.close());

  const deskRoutes = () => registered.filter(({ method, area }) => method !== 'HEAD' && area.startsWith('desk-'));

  const callAs = (headers: Record<string, string>, { method, url }: { method: string; url: string }) =>
    server.app.inject({
      method: method as 'GET' | 'POST',
      url: url.replace(':memberId', memberId).replace(/:\w+/, 'nobody'),
      headers,
      ...(method === 'GET' ? {} : { payload: { nonsense: true } }),
    });

  test.each(CALLERS)('%o', async (caller) => {
    const provedAt = server.clock.now() - (caller.isProven ? 0 : DESK_PROOF_MS);
    for (const route of deskRoutes()) {
      // Each with a sign-in of its own: one of them ends it.
      const { headers } = await operatorWith(server, { ...caller, provedAt });
      const refusal = refusalIn(await callAs(headers, route));
      expect([route.method, route.url, refusal]).toEqual([
        route.method,
        route.url,
        expectedRefusal(route.area, caller),
      ]);
    }
  });

  test.each([undefined, 'https://evil.example', 'null'])('nothing is written from %s', async (origin) => {
    const { headers } = await operatorWith(server, { role: 'owner' });
    for (const route of deskRoutes().filter(({ method }) => method !== 'GET')) {
      const answer = await callAs({ cookie: headers.cookie, ...(origin && { origin }) }, route);
      expect([route.url, answer.json().code]).toEqual([route.url, 'not_from_here']);
    }
  });

  test('a viewer is told no address, by whatever way she asks', async () => {
    const member = await server.people.subscribe({ firstName: 'Zora', email: 'zora.secret@example.org' });
    await server.people.payFor(member, 'review');
    const newsletterId = await newsletterCalls(server).draft();
    const viewer = await operatorWith(server, { role: 'viewer' });
    const reads = deskRoutes().filter(
      ({ method, area }) => method === 'GET' && expectedRefusal(area, VIEWER) === undefined,
    );
    for (const { url } of reads) {
      const answer = await server.app.inject({
        url: url
          .replace(':memberId', member.id)
          .replace(':place', 'landing')
          .replace(':version', '0')
          .replace(':newsletterId', newsletterId),
        headers: viewer.headers,
      });
      expect([url, answer.statusCode, answer.body.includes('zora.secret')]).toEqual([url, 200, false]);
    }
    const found = await server.app.inject({ url: '/api/desk/members?find=zora.s', headers: viewer.headers });
    expect(found.json().members).toEqual([]);
    const byName = await server.app.inject({ url: '/api/desk/members?find=zor', headers: viewer.headers });
    expect(byName.json().members).toMatchObject([{ id: member.id, email: null }]);
  });
});

const VIEWER: Caller = { role: 'viewer', isProven: true, isDisabled: false };
