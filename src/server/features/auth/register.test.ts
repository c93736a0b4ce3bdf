import { describe, expect, test } from 'vitest';
import { AUTH_LOGIN_PATH, AUTH_ME_PATH, AUTH_REGISTER_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const ANNA = { firstName: 'Anna', lastName: 'Walker', email: 'anna@example.org', password: 'porridge at seven' };

/** What people and programs have typed into forms to see what happens. */
const HOSTILE_TEXTS = [
  'Robert\'); drop table "user";--',
  '<script>alert(1)</script>',
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '\u202Ekcab eht ot txet\u202C',
  '💪🏽👩‍👧‍👦 Zoë Ñandú 李',
  '../../etc/passwd',
  '%00%0d%0aset-cookie: a=b',
];

describe.each(TEST_DATABASES)('registering on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload: payload as object, headers });
  const me = (token: string) => server.app.inject({ url: AUTH_ME_PATH, headers: { authorization: `Bearer ${token}` } });
  const countAccounts = async () => (await server.db.selectFrom('user').select('id').execute()).length;

  test('opens an inactive account and signs its owner in', async () => {
    const answer = await post(AUTH_REGISTER_PATH, ANNA);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      user: {
        id: expect.any(String),
        email: ANNA.email,
        firstName: 'Anna',
        lastName: 'Walker',
        initials: 'AW',
        subscriptionStatus: 'inactive',
        stepGoal: null,
        pendingEmail: null,
        createdAt: server.clock.now(),
      },
    });
    expect((await me(answer.json().token)).json()).toEqual(answer.json().user);
  });

  test('the address is kept trimmed and in lower case, the last name may be left out', async () => {
    const answer = await post(AUTH_REGISTER_PATH, {
      firstName: ' B ',
      email: '  BEA@Example.ORG ',
      password: 'porridge',
    });
    expect(answer.json().user).toMatchObject({
      email: 'bea@example.org',
      firstName: 'B',
      lastName: '',
      initials: 'B',
    });
  });

  test('a taken address is refused whatever its case, and nothing is written', async () => {
    const person = await server.people.register({ email: 'taken@example.org' });
    const before = await countAccounts();
    const answer = await post(AUTH_REGISTER_PATH, { ...ANNA, email: ' TAKEN@example.org', firstName: 'Other' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'email_taken',
      message: 'You already have an account with this email. Sign in instead.',
      fields: [{ field: 'email' }],
    });
    expect(await countAccounts()).toBe(before);
    expect((await me(person.token)).json().firstName).toBe('Anna');
  });

  test('of many at once with one address exactly one wins', async () => {
    const email = 'race@example.org';
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(AUTH_REGISTER_PATH, { ...ANNA, email })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  test.each([
    { name: 'nothing', body: {}, fields: ['firstName', 'email', 'password'] },
    {
      name: 'wrong types',
      body: { firstName: 1, lastName: [], email: {}, password: true },
      fields: ['firstName', 'lastName', 'email', 'password'],
    },
    { name: 'blank names', body: { ...ANNA, firstName: ' \t ' }, fields: ['firstName'] },
    {
      name: 'too long names',
      body: { ...ANNA, firstName: 'x'.repeat(81), lastName: 'x'.repeat(81) },
      fields: ['firstName', 'lastName'],
    },
    { name: 'a too long address', body: { ...ANNA, email: `${'x'.repeat(250)}@b.de` }, fields: ['email'] },
    { name: 'no address', body: { ...ANNA, email: 'anna at home' }, fields: ['email'] },
    { name: 'a short password', body: { ...ANNA, password: '12345' }, fields: ['password'] },
    { name: 'a long password', body: { ...ANNA, password: 'x'.repeat(129) }, fields: ['password'] },
    { name: 'a common password', body: { ...ANNA, password: 'Password1' }, fields: ['password'] },
    { name: 'the own address as a password', body: { ...ANNA, password: ' Anna@Example.org' }, fields: ['password'] },
    {
      name: 'the part before the @ as a password',
      body: { ...ANNA, email: 'anna.walker@example.org', password: 'Anna.Walker' },
      fields: ['password'],
    },
    { name: 'NUL in a name', body: { ...ANNA, firstName: 'An\u0000na' }, fields: ['firstName'] },
    { name: 'half a surrogate pair', body: { ...ANNA, lastName: '\ud83d' }, fields: ['lastName'] },
    { name: 'a list', body: [ANNA], fields: ['body'] },
  ])('$name → 400 naming $fields, nothing written', async ({ body, fields }) => {
    const before = await countAccounts();
    const answer = await post(AUTH_REGISTER_PATH, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('invalid_input');
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    for (const { message } of answer.json().fields) expect(message).not.toBe('');
    expect(await countAccounts()).toBe(before);
  });

  test('one refused field gives the message, several a summary', async () => {
    const one = await post(AUTH_REGISTER_PATH, { ...ANNA, password: '12345' });
    expect(one.json().message).toBe('Password must be at least 6 characters long.');
    expect((await post(AUTH_REGISTER_PATH, {})).json().message).toBe('Please check what’s marked below.');
  });

  test.each(HOSTILE_TEXTS)('the name %j is kept as typed', async (text) => {
    const email = `hostile${HOSTILE_TEXTS.indexOf(text)}@example.org`;
    const password = `${text}, as typed`;
    const answer = await post(AUTH_REGISTER_PATH, {
      ...ANNA,
      email,
      firstName: text,
      lastName: text,
      password,
    });
    expect(answer.statusCode).toBe(201);
    expect((await me(answer.json().token)).json()).toMatchObject({ firstName: text, lastName: text });
    expect((await post(AUTH_LOGIN_PATH, { email, password })).statusCode).toBe(200);
  });

  test('fields that nobody may set are ignored', async () => {
    const answer = await post(AUTH_REGISTER_PATH, {
      ...ANNA,
      email: 'greedy@example.org',
      id: 'mine',
      isAdmin: true,
      subscriptionStatus: 'active',
      stepGoal: 1,
      createdAt: 1,
      pendingEmail: 'x@y.de',
    });
    expect(answer.json().user).toMatchObject({ subscriptionStatus: 'inactive', stepGoal: null, pendingEmail: null });
    expect(answer.json().user.id).not.toBe('mine');
    expect(answer.json().user).not.toHaveProperty('isAdmin');
  });

  test.each(['{"__proto__":{"isAdmin":true},"firstName":"A"}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'keys that reach for the prototype are refused: %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url: AUTH_REGISTER_PATH, payload, headers });
      expect(answer.statusCode).toBe(400);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  test('only the password’s hash is stored, and only the token’s', async () => {
    const { json } = await post(AUTH_REGISTER_PATH, { ...ANNA, email: 'hash@example.org', password: 'Zg-unique-41' });
    const stored = JSON.stringify([
      await server.db.selectFrom('user').selectAll().execute(),
      await server.db.selectFrom('access_token').selectAll().execute(),
      await server.db.selectFrom('known_browser').selectAll().execute(),
    ]);
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain('Zg-unique-41');
    expect(stored).not.toContain(json().token);
  });
});
