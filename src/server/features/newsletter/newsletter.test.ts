import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { AUTH_EXPORT_PATH, AUTH_NEWSLETTER_PATH } from '#contract/paths.ts';
import { NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

describe.each(TEST_DATABASES)('the newsletter on %s', (kind) => {
  const server = serveTestApp(kind);

  const say = (person: Person, answer: string, wording: string = NEWSLETTER_WORDING) =>
    server.app.inject({
      method: 'POST',
      url: AUTH_NEWSLETTER_PATH,
      headers: person.headers,
      payload: { answer, wording },
    });
  const said = async ({ headers }: Person) => (await server.app.inject({ url: AUTH_NEWSLETTER_PATH, headers })).json();
  const exported = async ({ headers }: Person) =>
    (await server.app.inject({ url: AUTH_EXPORT_PATH, headers })).json().newsletter;
  const lines = ({ id }: Person) =>
    server.db.selectFrom('newsletter_answer').selectAll().where('user_id', '=', id).orderBy('answered_at').execute();

  test('nobody has said yes who was not asked; yes and no are one tap each, without access too', async () => {
    const person = await server.people.register();
    expect(await said(person)).toEqual({ choice: null });
    const yes = await say(person, 'yes');
    expect([yes.statusCode, yes.json()]).toEqual([200, { choice: { answer: 'yes', at: server.clock.now() } }]);
    server.clock.advance(1_000);
    await say(person, 'no');
    expect(await said(person)).toEqual({ choice: { answer: 'no', at: server.clock.now() } });
  });

  test('each answer is a line with its moment and words, in her own data; the same again adds none', async () => {
    const person = await server.people.register();
    for (const answer of ['yes', 'yes', 'no', 'no', 'yes']) await say(person, answer);
    const at = new Date(server.clock.now()).toISOString();
    const all = await exported(person);
    expect(all.map(({ answer, wording }: { answer: string; wording: string }) => [answer, wording])).toEqual(
      ['yes', 'no', 'yes'].map((answer) => [answer, NEWSLETTER_WORDING]),
    );
    expect(all[0].at).toBe(at);
    expect(new Set(all.map((line: { at: string }) => line.at)).size).toBe(3);
  });

  test('of many taps at once the lines keep the order in which they came about', async () => {
    const person = await server.people.register();
    await Promise.all(Array.from({ length: 12 }, (_, tap) => say(person, tap % 2 === 0 ? 'yes' : 'no')));
    const kept = await lines(person);
    for (const [at, line] of kept.entries()) expect(line.answer).not.toBe(kept[at - 1]?.answer);
    expect((await said(person)).choice.answer).toBe(kept.at(-1)?.answer);
  });

  test('the database itself lets nobody change an answer or remove one, and they go with the account', async () => {
    const person = await server.people.register();
    await say(person, 'yes');
    for (const statement of [
      sql`update newsletter_answer set answer = 'no' where user_id = ${person.id}`,
      sql`delete from newsletter_answer where user_id = ${person.id}`,
    ]) {
      await expect(statement.execute(server.db)).rejects.toThrow(/only added to/);
    }
    await server.db.deleteFrom('user').where('id', '=', person.id).execute();
    expect(await lines(person)).toEqual([]);
  });

  test.each([
    ['perhaps', NEWSLETTER_WORDING],
    ['yes', '2020-01-01'],
    ['yes', 'toString'],
  ])('refuses %s to the words of %s', async (answer, wording) => {
    const person = await server.people.register();
    const refused = await say(person, answer, wording);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_input']);
    expect(await lines(person)).toEqual([]);
  });
});
