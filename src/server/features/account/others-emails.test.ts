import { describe, expect, test } from 'vitest';
import { AUTH_DELETE_ACCOUNT_PATH, AUTH_SETTINGS_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const ONE_HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('a deletion leaves other people’s e-mails alone, on %s', (kind) => {
  const server = serveTestApp(kind);

  const remove = async ({ headers, password }: Person) => {
    const payload = { password };
    const answer = await server.app.inject({ method: 'POST', url: AUTH_DELETE_ACCOUNT_PATH, headers, payload });
    expect(answer.statusCode).toBe(200);
  };
  const askFor = (person: Person, email: string) =>
    server.app.inject({
      method: 'PATCH',
      url: AUTH_SETTINGS_PATH,
      headers: person.headers,
      payload: { firstName: 'Anna', email, currentPassword: person.password },
    });

  test.each(['%@example.org', '____@example.org', 'a@example.org', 'anna@example.or'])(
    'whose addresses only look like %s, or end like it',
    async (email) => {
      const [anna, other] = [await server.people.register(), await server.people.register({ email })];
      await askFor(anna, 'joanna@example.org');
      await server.db
        .insertInto('sandbox_object')
        .values({
          id: `${email} ${kind}`,
          kind: 'checkout.session',
          body: '{"email":"joanna@example.org"}',
          updated_at: 0,
        })
        .execute();
      await remove(other);
      expect((await emailsTo(server, anna.email)).map(({ subject }) => subject)).toEqual([
        'Did you ask to change your email?',
      ]);
      const rows = await server.db
        .selectFrom('sandbox_object')
        .select('body')
        .where('id', '=', `${email} ${kind}`)
        .execute();
      expect(rows).toEqual([{ body: '{"email":"joanna@example.org"}' }]);
    },
  );

  test('and how many a stranger was sent is counted on, however many accounts are made and deleted for it', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const person = await server.people.register();
      await askFor(person, 'victim@example.org');
      await server.sentEmails();
      await remove(person);
    }
    expect(await emailsTo(server, 'victim@example.org')).toHaveLength(5);
    server.clock.advance(25 * ONE_HOUR_MS);
    await server.tidy();
    const keys = await server.db.selectFrom('email_outbox').select('dedupe_key').execute();
    expect(keys.filter(({ dedupe_key: key }) => key.startsWith('confirm_email:'))).toEqual([]);
  });

  test('but what names her in other letters of case goes', async () => {
    const person = await server.people.register({ email: 'vera@example.org' });
    const body = '{"customer_details":{"email":"Vera@Example.ORG","name":"Vera"}}';
    await server.db
      .insertInto('sandbox_object')
      .values({ id: 'cs_vera', kind: 'checkout.session', body, updated_at: 0 })
      .execute();
    await remove(person);
    const row = await server.db
      .selectFrom('sandbox_object')
      .select('body')
      .where('id', '=', 'cs_vera')
      .executeTakeFirst();
    expect(row?.body).not.toMatch(/vera/i);
  });
});
