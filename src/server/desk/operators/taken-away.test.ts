import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_PATHS, deskHelperPath, deskPasskeyRemovePath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { challengeFrom, DESK_ORIGIN, DESK_PASSWORD, deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { createTestPasskey } from '#tests/desk/passkey-of-test.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';
import * as deskCodes from './desk-codes.repository.ts';
import * as operators from './operators.repository.ts';

const TIMES = tries(20, 200);
const AT_ONCE = 4;
const STRANGER = { origin: DESK_ORIGIN };

describe.each(TEST_DATABASES)('what opens the desk is taken away while it is used, on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
    await deskOperatorOf(server);
  });
  afterAll(() => server.close());

  let addresses = 0;
  type Headers = Record<string, string>;
  const post = (url: string, payload: object, headers: Headers = STRANGER) =>
    server.app.inject({ method: 'POST', url, headers, payload });

  /** A helper who comes in with a passkey, with a password and five recovery codes, and by the link of an e-mail. */
  async function helper() {
    const { id, headers } = await operatorWith(server, { role: 'helper' });
    const email = `${id}@example.org`;
    const passkey = createTestPasskey(DESK_ORIGIN);
    const challenge = await challengeFrom(server, DESK_PATHS.keyOptions, { headers });
    const added = await post(DESK_PATHS.passkeys, { passkey: passkey.register(challenge) }, headers);
    expect(added.statusCode).toBe(200);
    await post(DESK_PATHS.password, { password: DESK_PASSWORD }, headers);
    const recoveryCodes: string[] = (await post(DESK_PATHS.recoveryCodes, {}, headers)).json().recoveryCodes;
    // One address is refused after fifty that were under way when the operator's keys went.
    const remoteAddress = `10.0.${Math.trunc(addresses / 250)}.${addresses++ % 250}`;
    const withPassword = () =>
      recoveryCodes.slice(0, AT_ONCE).map((recoveryCode) => async () => {
        const payload = { email, password: DESK_PASSWORD, recoveryCode };
        return server.app.inject({
          method: 'POST',
          url: DESK_PATHS.signInPassword,
          headers: STRANGER,
          payload,
          remoteAddress,
        });
      });
    return { id, headers, passkey, withPassword };
  }
  type Helper = Awaited<ReturnType<typeof helper>>;

  const withPasskey = ({ passkey }: Helper) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const answer = passkey.signIn(await challengeFrom(server, DESK_PATHS.signInOptions));
        return () => post(DESK_PATHS.signInPasskey, { passkey: answer });
      }),
    );
  async function withEmail({ id }: Helper) {
    const { db, clock } = server;
    const expiresAt = clock.now() + 60_000;
    const code = (await deskCodes.issue(db, { now: clock.now, randomBytes }, { operatorId: id, expiresAt })) ?? '';
    return [() => post(DESK_PATHS.emailPasskey, { code, password: `${DESK_PASSWORD} again` })];
  }
  /** With the sign-in that the operator has. */
  async function keyMade({ headers }: Helper) {
    const challenge = await challengeFrom(server, DESK_PATHS.keyOptions, { headers });
    const passkey = createTestPasskey(DESK_ORIGIN).register(challenge);
    return [
      () => post(DESK_PATHS.passkeys, { passkey }, headers),
      () => post(DESK_PATHS.password, { password: `${DESK_PASSWORD} again` }, headers),
      () => post(DESK_PATHS.recoveryCodes, {}, headers),
    ];
  }

  const asOwner = async (url: string, payload: object = {}) => {
    const { headers } = await deskOperatorOf(server);
    return post(url, payload, headers);
  };
  const takesKeys = ({ id }: Helper) => asOwner(`${deskHelperPath(id)}/keys/withdraw`);
  const keepsOut = ({ id }: Helper) => asOwner(deskHelperPath(id), { role: 'helper', isDisabled: true });
  const removesPasskey = async ({ id, headers }: Helper) => {
    const { credential_id } = await server.db
      .selectFrom('operator_passkey')
      .select('credential_id')
      .where('operator_id', '=', id)
      .executeTakeFirstOrThrow();
    return post(deskPasskeyRemovePath(credential_id), {}, headers);
  };
  const setsPassword = ({ headers }: Helper) => post(DESK_PATHS.password, { password: 'another way to sea' }, headers);

  /** Sign-ins, passkeys, passwords, recovery codes and links that still open the desk for the operator. */
  async function leftOf({ id }: Helper) {
    const of = (table: 'operator_session' | 'operator_passkey' | 'recovery_code' | 'desk_code') =>
      server.db.selectFrom(table).select('operator_id').where('operator_id', '=', id);
    const signIns = await of('operator_session').where('ended_at', 'is', null).execute();
    const passkeys = await of('operator_passkey').execute();
    const links = await of('desk_code').where('used_at', 'is', null).execute();
    const hasPassword = await operators.hasPassword(server.db, id);
    const recoveryCodes = await operators.countRecoveryCodes(server.db, id);
    return { signIns: signIns.length, keys: passkeys.length + Number(hasPassword) + recoveryCodes + links.length };
  }

  type Way = (person: Helper) => (() => ReturnType<typeof post>)[] | Promise<(() => ReturnType<typeof post>)[]>;
  type TakenAway = (person: Helper) => ReturnType<typeof post>;
  const NOTHING = { signIns: 0, keys: 0 };
  const cases: [way: string, issue: Way, what: string, takeAway: TakenAway, left: object][] = [
    ['a passkey', withPasskey, 'the passkey is removed', removesPasskey, { signIns: 1 }],
    ['a passkey', withPasskey, 'her keys are withdrawn', takesKeys, NOTHING],
    ['a passkey', withPasskey, 'she is kept out', keepsOut, { signIns: 0 }],
    ['a password', ({ withPassword }) => withPassword(), 'the password is replaced', setsPassword, { signIns: 1 }],
    ['a password', ({ withPassword }) => withPassword(), 'her keys are withdrawn', takesKeys, NOTHING],
    ['a password', ({ withPassword }) => withPassword(), 'she is kept out', keepsOut, { signIns: 0 }],
    ['the link of an e-mail', withEmail, 'her keys are withdrawn', takesKeys, NOTHING],
    ['the link of an e-mail', withEmail, 'she is kept out', keepsOut, { signIns: 0 }],
    ['new keys', keyMade, 'her keys are withdrawn', takesKeys, NOTHING],
  ];

  for (const [way, issue, what, takeAway, left] of cases) {
    test(`${what}: nothing lives on that ${way} opened in that moment`, { timeout: 600_000 }, async () => {
      for (let turn = 0; turn < TIMES; turn += 1) {
        const person = await helper();
        const calls = (await issue(person)).map((call) => call());
        const [taken, ...answers] = await Promise.all([takeAway(person), ...calls]);
        expect(taken.statusCode).toBe(200);
        for (const { statusCode } of answers) expect([200, 400, 401]).toContain(statusCode);
        expect({ turn, ...(await leftOf(person)) }).toMatchObject({ turn, ...left });
        await server.db.deleteFrom('operator').where('id', '=', person.id).execute();
      }
    });
  }
});
