import { describe, expect, test } from 'vitest';
import { DESK_PATHS } from '#contract/paths.ts';
import { DESK_IDLE_MS, DESK_LONGEST_MS, DESK_PROOF_MS } from '#domain/desk/desk-session.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import {
  challengeFrom,
  DESK_ORIGIN,
  DESK_PASSWORD,
  deskCookieIn,
  deskOperatorOf,
  printedCode,
} from '#tests/desk/desk-operator.ts';
import { createTestPasskey, ONLY_PRESENT } from '#tests/desk/passkey-of-test.ts';
import { tokenSentTo } from '#tests/requests/valid-request.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const KATE = { name: 'Kate', email: 'kate@example.org' };

describe.each(TEST_DATABASES)('the sign-in of the desk on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (url: string, payload: object, headers: Record<string, string> = { origin: DESK_ORIGIN }) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const isOpen = async (cookie: string) =>
    (await server.app.inject({ url: DESK_PATHS.me, headers: { cookie } })).statusCode === 200;

  async function nobodyYet() {
    await server.db.deleteFrom('operator').execute();
    return printedCode(server);
  }

  /** Begins the desk with a passkey. */
  async function begin() {
    const code = await nobodyYet();
    const passkey = createTestPasskey(DESK_ORIGIN);
    const challenge = await challengeFrom(server, DESK_PATHS.firstOptions, { payload: { code, ...KATE } });
    const answer = await post(DESK_PATHS.first, { code, ...KATE, passkey: passkey.register(challenge) });
    expect(answer.statusCode).toBe(200);
    return { code, passkey, cookie: deskCookieIn(answer), recoveryCodes: answer.json().recoveryCodes as string[] };
  }

  test('the printed code begins it once, with a passkey and ten different recovery codes', async () => {
    const { code, cookie, recoveryCodes } = await begin();
    expect(await isOpen(cookie)).toBe(true);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await post(DESK_PATHS.first, { code, ...KATE, password: DESK_PASSWORD })).json().code).toBe('link_expired');
  });

  test('of two who begin it at once, one does', async () => {
    const code = await nobodyYet();
    const both = await Promise.all(
      ['one@example.org', 'two@example.org'].map((email) =>
        post(DESK_PATHS.first, { code, name: 'Kate', email, password: DESK_PASSWORD }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('a code that was printed later ends the one before', async () => {
    const earlier = await nobodyYet();
    await printedCode(server);
    expect((await post(DESK_PATHS.code, { code: earlier })).statusCode).toBe(400);
  });

  test('a password for the desk has twelve characters or more, and the field is named', async () => {
    const code = await nobodyYet();
    const answer = await post(DESK_PATHS.first, { code, ...KATE, password: 'eleven char' });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([400, 'password']);
    expect((await post(DESK_PATHS.first, { code, ...KATE, password: 'twelve chars' })).statusCode).toBe(200);
  });

  test('a passkey signs in, and each challenge is answered once', async () => {
    const { passkey } = await begin();
    const answer = passkey.signIn(await challengeFrom(server, DESK_PATHS.signInOptions));
    expect((await post(DESK_PATHS.signInPasskey, { passkey: answer })).statusCode).toBe(200);
    expect((await post(DESK_PATHS.signInPasskey, { passkey: answer })).statusCode).toBe(401);
  });

  test.each([
    ['of somebody else', () => createTestPasskey(DESK_ORIGIN), undefined, DESK_ORIGIN],
    ['without a face or a finger', undefined, ONLY_PRESENT, DESK_ORIGIN],
    ['made for another site', undefined, undefined, 'https://fit-in-30.example'],
  ])('a passkey %s does not', async (_whose, create, flags, origin) => {
    const own = await begin();
    const passkey = create?.() ?? own.passkey;
    const challenge = await challengeFrom(server, DESK_PATHS.signInOptions);
    const answer = passkey.signIn(challenge, flags);
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
    ).toString('base64url');
    const sent = origin === DESK_ORIGIN ? answer : { ...answer, response: { ...answer.response, clientDataJSON } };
    expect((await post(DESK_PATHS.signInPasskey, { passkey: sent })).statusCode).toBe(401);
  });

  test('a password needs a recovery code beside it, which works once', async () => {
    const { email, recoveryCodes } = await deskOperatorOf(server);
    const [key = ''] = recoveryCodes;
    const signIn = (recoveryCode: string, password = DESK_PASSWORD) =>
      post(DESK_PATHS.signInPassword, { email, password, recoveryCode });
    expect((await signIn('no-such-key')).statusCode).toBe(401);
    expect((await signIn(key, 'a wrong password')).statusCode).toBe(401);
    expect((await signIn(key.toUpperCase())).statusCode).toBe(200);
    const again = await signIn(key);
    const message = 'This recovery code was used already. Take another of your ten: each works once.';
    expect([again.statusCode, again.json().fields]).toEqual([401, [{ field: 'recoveryCode', message }]]);
    expect((await signIn(key, 'a wrong password')).json().fields).toBeUndefined();
  });

  test('ten wrong passwords lock that way for a quarter of an hour', async () => {
    const { email, recoveryCodes } = await deskOperatorOf(server);
    server.clock.advance(15 * 60_000);
    const signIn = (password: string) =>
      post(DESK_PATHS.signInPassword, { email, password, recoveryCode: recoveryCodes[1] ?? '' });
    for (let count = 0; count < 10; count += 1) expect((await signIn('a wrong password')).statusCode).toBe(401);
    expect((await signIn(DESK_PASSWORD)).statusCode).toBe(429);
    const warnings = (await server.sentEmails()).filter(({ subject }) => subject === 'Wrong passwords at your desk');
    expect(warnings.map(({ to }) => to)).toEqual([email]);
    server.clock.advance(15 * 60_000);
    expect((await signIn(DESK_PASSWORD)).statusCode).toBe(200);
  });

  test('with somebody at the desk a printed code only brings her an e-mail, whose link makes a passkey', async () => {
    await begin();
    const code = await printedCode(server);
    expect((await post(DESK_PATHS.code, { code })).json()).toEqual({ kind: 'email' });
    expect((await post(DESK_PATHS.emailOptions, { code })).statusCode).toBe(400);
    expect((await post(DESK_PATHS.email, { code })).statusCode).toBe(200);
    expect((await post(DESK_PATHS.email, { code })).statusCode).toBe(400);
    const link = await tokenSentTo(server, KATE.email, 'desk/start');
    const challenge = await challengeFrom(server, DESK_PATHS.emailOptions, { payload: { code: link } });
    const passkey = createTestPasskey(DESK_ORIGIN).register(challenge);
    const added = await post(DESK_PATHS.emailPasskey, { code: link, passkey });
    expect(await isOpen(deskCookieIn(added))).toBe(true);
  });

  test('it closes after twelve hours without a call, after seven days, and at a sign-out', async () => {
    const idle = await begin();
    server.clock.advance(DESK_IDLE_MS);
    expect(await isOpen(idle.cookie)).toBe(false);
    const long = await begin();
    for (let waited = 0; waited < DESK_LONGEST_MS; waited += DESK_IDLE_MS / 2) {
      expect(await isOpen(long.cookie)).toBe(true);
      server.clock.advance(DESK_IDLE_MS / 2);
    }
    expect(await isOpen(long.cookie)).toBe(false);
    const left = await begin();
    await post(DESK_PATHS.signOut, {}, { cookie: left.cookie, origin: DESK_ORIGIN });
    expect(await isOpen(left.cookie)).toBe(false);
  });

  test('a call that writes comes from our own pages, and never with a member’s sign-in', async () => {
    const { cookie } = await begin();
    const member = await server.people.subscribe();
    expect((await post(DESK_PATHS.proofOptions, {}, { cookie })).json().code).toBe('not_from_here');
    expect((await post(DESK_PATHS.proofOptions, {}, { cookie, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await server.app.inject({ url: DESK_PATHS.today, headers: member.headers })).statusCode).toBe(401);
  });

  test('before money moves she shows once more that it is she, which counts for ten minutes', async () => {
    const { cookie, passkey } = await begin();
    const headers = { cookie, origin: DESK_ORIGIN };
    const { id } = await server.people.register();
    const refund = () => post(`/api/desk/members/${id}/refund`, { purchaseId: 'none' }, headers);
    expect((await refund()).statusCode).toBe(404);
    server.clock.advance(DESK_PROOF_MS);
    expect((await refund()).json().code).toBe('proof_needed');
    const challenge = await challengeFrom(server, DESK_PATHS.proofOptions, { headers });
    expect((await post(DESK_PATHS.proof, { passkey: passkey.signIn(challenge) }, headers)).statusCode).toBe(200);
    expect((await refund()).statusCode).toBe(404);
  });
});
