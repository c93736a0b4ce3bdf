import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignInMethods } from '#contract/desk/sign-in-methods.ts';
import { DESK_PATHS, deskHelperPath, deskPasskeyRemovePath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import {
  challengeFrom,
  DESK_ORIGIN,
  DESK_PASSWORD,
  deskCookieIn,
  deskOperatorOf,
  operatorWith,
} from '#tests/desk/desk-operator.ts';
import { createTestPasskey } from '#tests/desk/passkey-of-test.ts';
import { tokenSentTo } from '#tests/requests/valid-request.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const STRANGER = { origin: DESK_ORIGIN };

describe.each(TEST_DATABASES)('her keys on %s', (kind) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof deskOperatorOf>>;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('operator').execute();
    owner = await deskOperatorOf(server);
  });

  const post = (url: string, payload: object = {}, headers: Record<string, string> = owner.headers) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const keys = async (headers: Record<string, string> = owner.headers) =>
    (await server.app.inject({ url: DESK_PATHS.signInMethods, headers })).json() as SignInMethods;
  const lastAction = async () =>
    (await server.app.inject({ url: DESK_PATHS.activity, headers: owner.headers })).json().lines[0]?.action;

  async function addPasskey(headers: Record<string, string> = owner.headers) {
    server.clock.advance(1_000);
    const passkey = createTestPasskey(DESK_ORIGIN);
    const challenge = await challengeFrom(server, DESK_PATHS.keyOptions, { headers });
    const answer = await post(DESK_PATHS.passkeys, { passkey: passkey.register(challenge) }, headers);
    expect(answer.statusCode).toBe(200);
    server.clock.advance(1_000);
    return passkey;
  }
  async function signIn(passkey: Awaited<ReturnType<typeof addPasskey>>) {
    const challenge = await challengeFrom(server, DESK_PATHS.signInOptions);
    return post(DESK_PATHS.signInPasskey, { passkey: passkey.signIn(challenge) }, STRANGER);
  }
  const withPassword = (password: string, recoveryCode: string) =>
    post(DESK_PATHS.signInPassword, { email: owner.email, password, recoveryCode }, STRANGER);

  test('a passkey is listed with when it was used, and opens nothing once it is taken away', async () => {
    const passkey = await addPasskey();
    expect(await lastAction()).toBe('passkey_added');
    expect((await keys()).passkeys).toMatchObject([{ lastUsedAt: null, onlyAt: null }]);
    const elsewhere = { cookie: deskCookieIn(await signIn(passkey)), origin: DESK_ORIGIN };
    const [listed] = (await keys()).passkeys;
    expect(listed?.lastUsedAt).toBe(server.clock.now());
    expect((await post(deskPasskeyRemovePath(listed?.id ?? ''))).statusCode).toBe(200);
    expect(await lastAction()).toBe('passkey_removed');
    expect((await signIn(passkey)).statusCode).toBe(401);
    expect((await server.app.inject({ url: DESK_PATHS.me, headers: elsewhere })).statusCode).toBe(401);
  });

  test('the last way in stays', async () => {
    const helper = await operatorWith(server, { role: 'helper' });
    await addPasskey(helper.headers);
    const [only] = (await keys(helper.headers)).passkeys;
    const remove = () => post(deskPasskeyRemovePath(only?.id ?? ''), {}, helper.headers);
    expect((await remove()).statusCode).toBe(409);
    await post(DESK_PATHS.password, { password: DESK_PASSWORD }, helper.headers);
    expect((await remove()).statusCode).toBe(409);
    await post(DESK_PATHS.recoveryCodes, {}, helper.headers);
    expect((await remove()).statusCode).toBe(200);
  });

  test("nobody takes another's passkey away", async () => {
    await addPasskey();
    await addPasskey();
    const helper = await operatorWith(server, { role: 'owner' });
    const [hers] = (await keys()).passkeys;
    expect((await post(deskPasskeyRemovePath(hers?.id ?? ''), {}, helper.headers)).statusCode).toBe(404);
    expect((await keys()).passkeys).toHaveLength(2);
  });

  test('new recovery codes end those from before, and a new password the one from before', async () => {
    const answer = await post(DESK_PATHS.recoveryCodes);
    const { recoveryCodes } = answer.json();
    expect(recoveryCodes).toHaveLength(10);
    expect((await withPassword(DESK_PASSWORD, owner.recoveryCodes[0] ?? '')).statusCode).toBe(401);
    expect((await post(DESK_PATHS.password, { password: 'short' })).json().fields).toMatchObject([
      { field: 'password' },
    ]);
    expect((await post(DESK_PATHS.password, { password: 'porridge at seven sharp' })).statusCode).toBe(200);
    expect((await withPassword(DESK_PASSWORD, recoveryCodes[0])).statusCode).toBe(401);
    expect((await withPassword('porridge at seven sharp', recoveryCodes[0])).statusCode).toBe(200);
    expect((await keys()).recoveryCodesLeft).toBe(9);
  });

  test('she sees where she is signed in, and ends one of them or all others', async () => {
    const [first, second] = [
      deskCookieIn(await withPassword(DESK_PASSWORD, owner.recoveryCodes[0] ?? '')),
      deskCookieIn(await withPassword(DESK_PASSWORD, owner.recoveryCodes[1] ?? '')),
    ];
    const isIn = async (cookie: string) =>
      (await server.app.inject({ url: DESK_PATHS.me, headers: { cookie } })).statusCode === 200;
    const ofFirst = (await keys({ cookie: first })).signIns.find(({ isThis }) => isThis);
    expect((await keys()).signIns).toHaveLength(3);
    await post(DESK_PATHS.endSignIns, { id: ofFirst?.id });
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    server.clock.advance(1_000);
    await post(DESK_PATHS.endSignIns);
    expect([await isIn(second), await isIn(owner.headers.cookie)]).toEqual([false, true]);
    expect(await lastAction()).toBe('sign_ins_ended');
  });

  test('whoever has only passkeys comes in with a recovery code and the e-mail that it has sent', async () => {
    await server.db.updateTable('operator').set({ password_hash: null }).execute();
    const [recoveryCode] = owner.recoveryCodes;
    const ask = (email: string) => post(DESK_PATHS.signInRecoveryCode, { email, recoveryCode }, STRANGER);
    expect((await ask('nobody@example.org')).statusCode).toBe(401);
    expect((await ask(owner.email)).statusCode).toBe(200);
    expect((await ask(owner.email)).statusCode).toBe(401);
    const code = await tokenSentTo(server, owner.email, 'desk/start');
    const challenge = await challengeFrom(server, DESK_PATHS.emailOptions, { payload: { code } });
    const passkey = createTestPasskey(DESK_ORIGIN).register(challenge);
    expect((await post(DESK_PATHS.emailPasskey, { code, passkey }, STRANGER)).statusCode).toBe(200);
    expect((await post(DESK_PATHS.emailPasskey, { code, passkey }, STRANGER)).statusCode).toBe(400);
  });

  test('the keys of a lost phone are withdrawn, and an invitation lets its owner in again', async () => {
    const helper = await operatorWith(server, { role: 'helper' });
    const passkey = await addPasskey(helper.headers);
    const withdraw = (id: string) => post(`${deskHelperPath(id)}/keys/withdraw`);
    expect((await withdraw(helper.id)).statusCode).toBe(200);
    expect(await lastAction()).toBe('keys_withdrawn');
    expect((await signIn(passkey)).statusCode).toBe(401);
    expect((await server.app.inject({ url: DESK_PATHS.me, headers: helper.headers })).statusCode).toBe(401);
    expect(await tokenSentTo(server, `${helper.id}@example.org`, 'desk/start')).not.toBe('');
    expect((await withdraw(helper.id)).statusCode).toBe(409);
  });
});
