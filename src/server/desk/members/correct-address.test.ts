import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskMember } from '#contract/desk/members.ts';
import type { DeskToday } from '#contract/desk/today.ts';
import { AUTH_KEEP_EMAIL_PATH, DESK_PATHS, deskMemberPath } from '#contract/paths.ts';
import { ADDRESS_CORRECTION_MS } from '#domain/desk/address-correction.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import { tokenSentTo } from '#tests/requests/valid-request.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const MERGED = 'one had just been sent';

describe.each(TEST_DATABASES)('correcting an address on %s', (kind) => {
  let server: TestApp;
  let count = 0;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.advance(3_600_000);
    count += 1;
  });

  const newEmail = () => `right-${count}@example.org`;

  async function correct(id: string, email = newEmail(), isSure = true) {
    const { headers } = await deskOperatorOf(server);
    const url = `${deskMemberPath(id)}/address`;
    return server.app.inject({ method: 'POST', url, headers, payload: { email, isSure } });
  }
  async function member(id: string): Promise<DeskMember> {
    const { headers } = await deskOperatorOf(server);
    return (await server.app.inject({ url: deskMemberPath(id), headers })).json();
  }
  const inLog = async (id: string, which: string) =>
    (await member(id)).activity.filter(({ action }) => action === which).map(({ after }) => after);
  const keep = (token: string) => server.app.inject({ method: 'POST', url: AUTH_KEEP_EMAIL_PATH, payload: { token } });

  async function neverEntered() {
    const person = await server.people.register();
    await server.db.deleteFrom('access_token').where('user_id', '=', person.id).execute();
    await server.db.updateTable('user').set({ password_hash: null }).where('id', '=', person.id).execute();
    return person;
  }

  test('holds at once where nobody has ever come in, and the first link goes to the new one', async () => {
    const { id } = await neverEntered();
    expect((await correct(id)).statusCode).toBe(200);
    expect(await member(id)).toMatchObject({ email: newEmail(), correction: null });
    expect(await tokenSentTo(server, newEmail(), 'set-password')).toBeDefined();
  });

  test('a password link goes to the new one too where one has just gone to the wrong one; the log tells merged presses', async () => {
    const { id, email } = await neverEntered();
    const { headers } = await deskOperatorOf(server);
    const url = `${deskMemberPath(id)}/password-link`;
    const linkTo = async (to: string) => {
      const answer = await server.app.inject({ method: 'POST', url, headers, payload: {} });
      expect(answer.json()).toEqual({ message: `Password link sent to ${to}.` });
      return tokenSentTo(server, to, 'reset-password');
    };
    expect(await linkTo(email)).toBeDefined();
    await correct(id);
    expect(await linkTo(newEmail())).toBeDefined();
    await linkTo(newEmail());
    expect(await inLog(id, 'password_link_sent')).toEqual([MERGED, null, null]);
  });

  test('a receipt goes to the new one too where one has just gone to the wrong one; the day’s five count both, the log tells merged presses', async () => {
    const email = `wrong-${count}@example.org`;
    await buyAsGuest(server, { email, name: 'Bea Sample' });
    const users = server.db.selectFrom('user').select('id').where('email', '=', email);
    const { id } = await users.executeTakeFirstOrThrow();
    const purchaseId = (await member(id)).purchases[0]?.id;
    const { headers } = await deskOperatorOf(server);
    const url = `${deskMemberPath(id)}/receipt`;
    const send = () => server.app.inject({ method: 'POST', url, headers, payload: { purchaseId } });
    const receiptsTo = async (whom: string) =>
      (await server.sentEmails()).filter(({ to, subject }) => to === whom && subject === 'Your Fit in 30 receipt');
    for (const to of [email, newEmail()]) {
      for (let press = 0; press < 2; press += 1) expect((await send()).json().message).toBe(`Receipt sent to ${to}.`);
      expect(await receiptsTo(to)).toHaveLength(1);
      if (to === email) await correct(id);
    }
    expect(await inLog(id, 'receipt_sent')).toEqual([MERGED, null, MERGED, null]);
    const later: number[] = [];
    for (let press = 0; press < 4; press += 1) {
      server.clock.advance(60_000);
      later.push((await send()).statusCode);
    }
    expect(later).toEqual([200, 200, 200, 429]);
  });

  test('clears Today of the e-mail that never reached the wrong one', async () => {
    const { id, email } = await neverEntered();
    const lost = { id: `lost-${id}`, kind: 'guest_ready', recipient: email, dedupe_key: `lost-${id}`, payload: '{}' };
    const times = { created_at: server.clock.now(), next_attempt_at: 1, given_up_at: 1 };
    await server.db
      .insertInto('email_outbox')
      .values({ ...lost, ...times, about_user_id: id })
      .execute();
    const { headers } = await deskOperatorOf(server);
    const lockedOut = async () =>
      (await server.app.inject({ url: DESK_PATHS.today, headers }))
        .json<DeskToday>()
        .todos.filter(({ memberId }) => memberId === id);
    expect(await lockedOut()).toMatchObject([{ kind: 'locked_out' }]);
    await correct(id);
    expect(await lockedOut()).toEqual([]);
  });

  test.each(['access_token', 'password', 'verified'])('waits a day where somebody has come in (%s)', async (sign) => {
    const person = sign === 'access_token' ? await server.people.register() : await neverEntered();
    const set = sign === 'password' ? { password_hash: 'some' } : { email_verified_at: 1 };
    if (sign !== 'access_token') await server.db.updateTable('user').set(set).where('id', '=', person.id).execute();
    expect((await correct(person.id)).statusCode).toBe(200);
    expect(await member(person.id)).toMatchObject({ email: person.email, correction: { newEmail: newEmail() } });
    server.clock.advance(ADDRESS_CORRECTION_MS - 1);
    await server.tidy();
    expect((await member(person.id)).email).toBe(person.email);
    server.clock.advance(1);
    await server.tidy();
    expect(await member(person.id)).toMatchObject({ email: newEmail(), correction: null });
    const actions = (await member(person.id)).activity.map(({ action, operator }) => [action, operator]);
    expect(actions).toContainEqual(['address_changed', 'Automatic']);
  });

  test.each(['old', 'new'])('the %s address can stop it, once', async (which) => {
    const person = await server.people.register();
    await correct(person.id);
    const token = await tokenSentTo(server, which === 'old' ? person.email : newEmail(), 'keep-email');
    expect((await keep(token)).statusCode).toBe(200);
    expect((await keep(token)).statusCode).toBe(400);
    server.clock.advance(ADDRESS_CORRECTION_MS);
    await server.tidy();
    expect(await member(person.id)).toMatchObject({ email: person.email, correction: null });
  });

  test('the desk can stop it too, and the activity log says so', async () => {
    const person = await server.people.register();
    await correct(person.id);
    const { headers } = await deskOperatorOf(server);
    const stop = () =>
      server.app.inject({ method: 'POST', url: `${deskMemberPath(person.id)}/address/stop`, headers, payload: {} });
    expect((await stop()).statusCode).toBe(200);
    expect((await stop()).statusCode).toBe(409);
    expect((await member(person.id)).activity.map(({ action }) => action)).toContain('address_kept');
  });

  test('an address of somebody else is refused, then and when it would hold', async () => {
    const [person, other] = [await server.people.register(), await server.people.register()];
    expect((await correct(person.id, other.email)).statusCode).toBe(409);
    expect((await correct(person.id)).statusCode).toBe(200);
    await server.people.register({ email: newEmail() });
    server.clock.advance(ADDRESS_CORRECTION_MS);
    await server.tidy();
    expect(await member(person.id)).toMatchObject({ email: person.email, correction: null });
  });

  test('only by somebody who says that she made sure', async () => {
    const { id } = await server.people.register();
    expect((await correct(id, newEmail(), false)).statusCode).toBe(400);
  });

  test('a fourth within an hour is refused, and the owner hears of it', async () => {
    const { email } = await deskOperatorOf(server);
    for (let done = 0; done < 3; done += 1) {
      expect((await correct((await server.people.register()).id, `many-${done}-${count}@example.org`)).statusCode).toBe(
        200,
      );
    }
    expect((await correct((await server.people.register()).id)).statusCode).toBe(429);
    const subjects = (await server.sentEmails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toContain('Many addresses corrected at your desk');
  });
});
