import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { challengeFrom, DESK_ORIGIN, deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { createTestPasskey } from '#tests/desk/passkey-of-test.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('answers of passkeys that no browser of hers gives, on %s', (kind) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof deskOperatorOf>>;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await deskOperatorOf(server);
  });

  const post = (url: string, payload: object, headers: Record<string, string> = { origin: DESK_ORIGIN }) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const keyChallenge = (headers: Record<string, string>) => challengeFrom(server, DESK_PATHS.keyOptions, { headers });
  const add = (passkey: object, headers: Record<string, string> = owner.headers) =>
    post(DESK_PATHS.passkeys, { passkey }, headers);
  const signIn = (passkey: object) => post(DESK_PATHS.signInPasskey, { passkey });

  async function ownPasskey() {
    const passkey = createTestPasskey(DESK_ORIGIN);
    expect((await add(passkey.register(await keyChallenge(owner.headers)))).statusCode).toBe(200);
    return passkey;
  }
  const statusesOf = async (answers: ReturnType<typeof post>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();

  test('a registration that is answered three times at once is taken once, and refused twice', async () => {
    const answer = createTestPasskey(DESK_ORIGIN).register(await keyChallenge(owner.headers));
    expect(await statusesOf([add(answer), add(answer), add(answer)])).toEqual([200, 400, 400]);
  });

  test('a credential that is somebody’s already is refused to others, and stays hers', async () => {
    const passkey = await ownPasskey();
    const helper = await operatorWith(server, { role: 'helper' });
    const taken = await add(passkey.register(await keyChallenge(helper.headers)), helper.headers);
    expect([taken.statusCode, taken.json().fields?.[0]?.field]).toEqual([400, 'passkey']);
    expect((await signIn(passkey.signIn(await challengeFrom(server, DESK_PATHS.signInOptions)))).statusCode).toBe(200);
  });

  test('of four answers with one counter, given at once, one signs in', async () => {
    const passkey = await ownPasskey();
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeFrom(server, DESK_PATHS.signInOptions)));
    const answers = challenges.map((challenge) => {
      passkey.count(60);
      return passkey.signIn(challenge);
    });
    expect(await statusesOf(answers.map(signIn))).toEqual([200, 401, 401, 401]);
  });

  test('a passkey that counts nothing signs in again and again', async () => {
    const passkey = await ownPasskey();
    await server.db.updateTable('operator_passkey').set({ counter: 0 }).execute();
    for (let turn = 0; turn < 2; turn += 1) {
      passkey.count(-1);
      const answer = passkey.signIn(await challengeFrom(server, DESK_PATHS.signInOptions));
      expect((await signIn(answer)).statusCode).toBe(200);
    }
  });

  test('what was asked for one purpose is good for no other', async () => {
    const passkey = await ownPasskey();
    const { headers } = owner;
    const toSignIn = () => challengeFrom(server, DESK_PATHS.signInOptions);
    const toProve = () => challengeFrom(server, DESK_PATHS.proofOptions, { headers });
    const toRegister = () => keyChallenge(headers);
    const prove = (answer: object) => post(DESK_PATHS.proof, { passkey: answer }, headers);
    expect((await signIn(passkey.signIn(await toRegister()))).statusCode).toBe(401);
    expect((await signIn(passkey.signIn(await toProve()))).statusCode).toBe(401);
    expect((await prove(passkey.signIn(await toSignIn()))).statusCode).toBe(401);
    expect((await add(createTestPasskey(DESK_ORIGIN).register(await toSignIn()))).statusCode).toBe(400);
    expect((await prove(passkey.signIn(await toProve()))).statusCode).toBe(200);
  });

  test('an answer given in a frame of another site is refused', async () => {
    const framed = createTestPasskey(DESK_ORIGIN, { crossOrigin: true });
    expect((await add(framed.register(await keyChallenge(owner.headers)))).statusCode).toBe(400);
    const passkey = createTestPasskey(DESK_ORIGIN);
    expect((await add(passkey.register(await keyChallenge(owner.headers)))).statusCode).toBe(200);
    passkey.frameIn('https://evil.example');
    expect((await signIn(passkey.signIn(await challengeFrom(server, DESK_PATHS.signInOptions)))).statusCode).toBe(401);
  });
});
