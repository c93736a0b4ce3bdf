import { describe, expect, test } from 'vitest';
import { AUTH_ME_PATH, AUTH_SETTINGS_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

describe.each(TEST_DATABASES)('the profile on %s', (kind) => {
  const server = serveTestApp(kind);

  const change = ({ headers }: Person, payload: object) =>
    server.app.inject({ method: 'PATCH', url: AUTH_SETTINGS_PATH, payload, headers });
  const me = async ({ headers }: Person) => (await server.app.inject({ url: AUTH_ME_PATH, headers })).json();

  test.each(['pending', 'refunded', 'disputed', 'revoked', 'expired'] as const)(
    'a purchase that is %s gives no access, a paid one does, until the money goes back',
    async (status) => {
      const person = await server.people.register();
      await server.people.payFor(person, status);
      expect((await me(person)).subscriptionStatus).toBe('inactive');
    },
  );

  test('access follows the purchase at once, in both directions', async () => {
    const person = await server.people.subscribe();
    expect((await me(person)).subscriptionStatus).toBe('active');
    await server.db.updateTable('purchase').set({ status: 'refunded' }).where('user_id', '=', person.id).execute();
    expect((await me(person)).subscriptionStatus).toBe('inactive');
  });

  test('names change at once, without a password', async () => {
    const person = await server.people.register();
    const answer = await change(person, { firstName: ' Ann ', lastName: 'Miller', email: person.email.toUpperCase() });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ firstName: 'Ann', lastName: 'Miller', initials: 'AM', email: person.email });
    expect(await me(person)).toEqual(answer.json());
  });

  test('a last name that is left out is emptied', async () => {
    const person = await server.people.register();
    expect((await change(person, { firstName: 'Ann', email: person.email })).json().lastName).toBe('');
  });

  test('another address waits beside the old one, which still signs in', async () => {
    const person = await server.people.register();
    const email = `new-${person.email}`;
    const answer = await change(person, { firstName: 'Ann', email, currentPassword: person.password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: person.email, pendingEmail: email, firstName: 'Ann' });
    const payload = { email: person.email, password: person.password };
    expect((await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(200);
    expect((await change(person, { firstName: 'Annie', email: person.email })).json().pendingEmail).toBe(email);
  });

  test.each([
    {
      name: 'without the password',
      extra: {},
      code: 'invalid_input',
      message: 'To change your email, enter your password.',
    },
    {
      name: 'with a wrong one',
      extra: { currentPassword: 'wrong' },
      code: 'wrong_password',
      message: 'That password isn’t right.',
    },
  ])('another address $name → 400 naming it, nothing written', async ({ extra, code, message }) => {
    const person = await server.people.register();
    const answer = await change(person, { firstName: 'Mallory', email: 'mallory@example.org', ...extra });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code, message, fields: [{ field: 'currentPassword', message }] });
    expect(await me(person)).toMatchObject({ firstName: 'Anna', email: person.email, pendingEmail: null });
  });

  test('somebody else’s address → 409, nothing written', async () => {
    const [person, other] = [await server.people.register(), await server.people.register()];
    const answer = await change(person, { firstName: 'Ann', email: other.email, currentPassword: person.password });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'email_taken', fields: [{ field: 'email' }] });
    expect(await me(person)).toMatchObject({ firstName: 'Anna', pendingEmail: null });
  });

  test('the password cannot be guessed here either', async () => {
    const person = await server.people.register();
    const guess = () => change(person, { firstName: 'Ann', email: 'x@example.org', currentPassword: 'wrong' });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).statusCode).toBe(400);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect((await change(person, { firstName: 'Ann', email: person.email })).statusCode).toBe(200);
  });

  test.each([
    { body: {}, fields: ['firstName', 'email'] },
    { body: { firstName: '', email: '' }, fields: ['firstName', 'email'] },
    { body: { firstName: 'x'.repeat(81), email: 'a@b' }, fields: ['firstName', 'email'] },
    { body: { firstName: 'A', email: 'a@example.org', currentPassword: '' }, fields: ['currentPassword'] },
    { body: { firstName: 'A', lastName: '\u0000', email: 'a@example.org' }, fields: ['lastName'] },
  ])('$body → 400 naming $fields', async ({ body, fields }) => {
    const person = await server.people.register();
    const answer = await change(person, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await me(person)).toMatchObject({ firstName: 'Anna', lastName: 'Walker' });
  });

  test('fields that nobody may set are ignored', async () => {
    const person = await server.people.register();
    const before = await me(person);
    const greedy = {
      subscriptionStatus: 'active',
      isAdmin: true,
      userId: 'x',
      id: 'x',
      stepGoal: 9,
      passwordHash: 'x',
    };
    const answer = await change(person, { firstName: 'Anna', lastName: 'Walker', email: person.email, ...greedy });
    expect(answer.json()).toEqual(before);
  });
});
