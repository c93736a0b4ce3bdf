import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HelpersAnswer } from '#contract/desk/team.ts';
import { DESK_PATHS, deskHelperPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { challengeFrom, DESK_ORIGIN, deskCookieIn, deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { createTestPasskey } from '#tests/desk/passkey-of-test.ts';
import { tokenSentTo } from '#tests/requests/valid-request.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const NOOR = { name: 'Noor', email: 'noor@example.org', role: 'helper' };

describe.each(TEST_DATABASES)('helpers at the desk on %s', (kind) => {
  let server: TestApp;
  let headers: { cookie: string; origin: string };
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('operator').execute();
    ({ headers } = await deskOperatorOf(server));
  });

  const post = (url: string, payload: object = {}, as: Record<string, string> = headers) =>
    server.app.inject({ method: 'POST', url, headers: as, payload });
  const helpers = async () =>
    ((await server.app.inject({ url: DESK_PATHS.helpers, headers })).json() as HelpersAnswer).helpers;
  const idOf = async (email: string) => (await helpers()).find((helper) => helper.email === email)?.id ?? '';
  const change = async (email: string, role: string, isDisabled = false) =>
    post(deskHelperPath(await idOf(email)), { role, isDisabled });

  test('an invitation is an e-mail whose link makes the passkey with which they come in', async () => {
    server.clock.advance(1_000);
    expect((await post(DESK_PATHS.helpers, NOOR)).statusCode).toBe(200);
    expect((await post(DESK_PATHS.helpers, NOOR)).statusCode).toBe(409);
    expect(await helpers()).toMatchObject([
      { isYou: true, state: 'in' },
      { name: 'Noor', state: 'invited' },
    ]);
    const code = await tokenSentTo(server, NOOR.email, 'desk/start');
    const challenge = await challengeFrom(server, DESK_PATHS.emailOptions, { payload: { code } });
    const passkey = createTestPasskey(DESK_ORIGIN).register(challenge);
    const joined = await post(DESK_PATHS.emailPasskey, { code, passkey }, { origin: DESK_ORIGIN });
    const me = await server.app.inject({ url: DESK_PATHS.me, headers: { cookie: deskCookieIn(joined) } });
    expect(me.json()).toMatchObject({ name: 'Noor', role: 'helper' });
    expect(await helpers()).toMatchObject([{}, { state: 'in' }]);
    expect((await post(`${deskHelperPath(await idOf(NOOR.email))}/invitation`)).statusCode).toBe(409);
  });

  test('an invitation sent again ends the one before, and neither lasts longer than three days', async () => {
    await post(DESK_PATHS.helpers, NOOR);
    const first = await tokenSentTo(server, NOOR.email, 'desk/start');
    await post(`${deskHelperPath(await idOf(NOOR.email))}/invitation`);
    const second = await tokenSentTo(server, NOOR.email, 'desk/start');
    expect(second).not.toBe(first);
    expect((await post(DESK_PATHS.emailOptions, { code: first }, { origin: DESK_ORIGIN })).statusCode).toBe(400);
    server.clock.advance(72 * 3_600_000);
    expect((await post(DESK_PATHS.emailOptions, { code: second }, { origin: DESK_ORIGIN })).statusCode).toBe(400);
  });

  test('whoever may not come in any more is out at once, and the activity log says who did that', async () => {
    const helper = await operatorWith(server, { role: 'helper' });
    const isIn = async () =>
      (await server.app.inject({ url: DESK_PATHS.me, headers: helper.headers })).statusCode === 200;
    expect(await isIn()).toBe(true);
    await post(deskHelperPath(helper.id), { role: 'helper', isDisabled: true });
    expect(await isIn()).toBe(false);
    await post(deskHelperPath(helper.id), { role: 'viewer', isDisabled: false });
    expect(await isIn()).toBe(false);
    const { lines } = (await server.app.inject({ url: DESK_PATHS.activity, headers })).json();
    const changes = lines.filter(({ action }: { action: string }) => action === 'helper_changed');
    expect(changes.map(({ before, after }: Record<string, string>) => [before, after]).sort()).toEqual([
      ['helper, blocked', 'helper, viewer'],
      ['helper, helper', 'helper, blocked'],
    ]);
  });

  test('the last owner who can come in neither leaves nor is lowered, and an invited one is none', async () => {
    await post(DESK_PATHS.helpers, { ...NOOR, role: 'owner' });
    const own = (await helpers()).find(({ isYou }) => isYou)?.email ?? '';
    expect((await change(own, 'helper')).statusCode).toBe(409);
    expect((await change(own, 'owner', true)).statusCode).toBe(409);
    expect((await change(NOOR.email, 'helper')).statusCode).toBe(200);
  });

  test('of two owners who lower each other at once, one stays', async () => {
    const other = await operatorWith(server, { role: 'owner' });
    await server.db.updateTable('operator').set({ password_hash: 'some' }).where('id', '=', other.id).execute();
    const own = (await helpers()).find(({ isYou }) => isYou)?.id ?? '';
    await Promise.all([
      post(deskHelperPath(other.id), { role: 'helper', isDisabled: false }),
      post(deskHelperPath(own), { role: 'helper', isDisabled: false }, other.headers),
    ]);
    const owners = await server.db.selectFrom('operator').select('id').where('role', '=', 'owner').execute();
    expect(owners).toHaveLength(1);
  });
});
