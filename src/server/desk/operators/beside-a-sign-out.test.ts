import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_PATHS, deskHelperPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { challengeFrom, DESK_ORIGIN, DESK_PASSWORD, deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { createTestPasskey } from '#tests/desk/passkey-of-test.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

type Caller = Awaited<ReturnType<typeof operatorWith>>;

describe.each(TEST_DATABASES)('a call whose sign-in at the desk ends while it is on its way, on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
    await deskOperatorOf(server);
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object, headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const change = async ({ id }: Caller, to: object) => {
    const { headers } = await deskOperatorOf(server);
    expect((await post(deskHelperPath(id), to, headers)).statusCode).toBe(200);
  };

  async function newPasskey({ headers }: Caller) {
    const challenge = await challengeFrom(server, DESK_PATHS.keyOptions, { headers });
    return { passkey: createTestPasskey(DESK_ORIGIN).register(challenge) };
  }
  const invited = async () => (await operatorWith(server, { role: 'helper' })).id;
  const withKey = async () => {
    const helper = await operatorWith(server, { role: 'helper' });
    await post(DESK_PATHS.password, { password: DESK_PASSWORD }, helper.headers);
    return helper.id;
  };

  const WRITES: Readonly<Record<string, (caller: Caller) => Promise<{ url: string; payload: object }>>> = {
    'a passkey': async (caller) => ({ url: DESK_PATHS.passkeys, payload: await newPasskey(caller) }),
    'a password': async () => ({ url: DESK_PATHS.password, payload: { password: DESK_PASSWORD } }),
    'recovery codes': async () => ({ url: DESK_PATHS.recoveryCodes, payload: {} }),
    'an end of other sign-ins': async () => ({ url: DESK_PATHS.endSignIns, payload: {} }),
    'an invitation': async ({ id }) => ({
      url: DESK_PATHS.helpers,
      payload: { name: 'Eve', email: `eve-${id}@example.org`, role: 'owner' },
    }),
    'a second invitation': async () => ({ url: `${deskHelperPath(await invited())}/invitation`, payload: {} }),
    'keys withdrawn': async () => ({ url: `${deskHelperPath(await withKey())}/keys/withdraw`, payload: {} }),
    'a role': async () => ({ url: deskHelperPath(await withKey()), payload: { role: 'owner', isDisabled: false } }),
  };

  /** Everything about who works here, but when somebody was last seen. */
  async function door() {
    const { db } = server;
    return Promise.all([
      db.selectFrom('operator').select(['id', 'role', 'disabled_at', 'password_hash']).orderBy('id').execute(),
      db.selectFrom('operator_passkey').selectAll().orderBy('credential_id').execute(),
      db.selectFrom('operator_session').select(['token_hash', 'ended_at']).orderBy('token_hash').execute(),
      db.selectFrom('recovery_code').selectAll().orderBy('code_hash').execute(),
      db.selectFrom('desk_code').selectAll().orderBy('code_hash').execute(),
      db.selectFrom('email_outbox').select('id').orderBy('id').execute(),
    ]);
  }

  async function sent(name: string, to: object) {
    const caller = await operatorWith(server, { role: 'owner' });
    const { url, payload } = (await WRITES[name]?.(caller)) ?? { url: '', payload: {} };
    let before: unknown;
    // Who is calling is looked at before the body comes: then the caller may no more.
    async function* lateBody() {
      await change(caller, to);
      before = await door();
      yield JSON.stringify(payload);
    }
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...caller.headers, 'content-type': 'application/json' },
      payload: Readable.from(lateBody()),
    });
    expect(await door()).toEqual(before);
    return [answer.statusCode, answer.json().code];
  }

  test.each(Object.keys(WRITES))('makes nothing of %s for somebody who is kept out', async (name) => {
    expect(await sent(name, { role: 'owner', isDisabled: true })).toEqual([401, 'not_signed_in']);
  });

  test.each(Object.keys(WRITES))('makes nothing of %s for somebody who is no owner any more', async (name) => {
    expect(await sent(name, { role: 'viewer', isDisabled: false })).toEqual([403, 'not_your_role']);
  });
});
