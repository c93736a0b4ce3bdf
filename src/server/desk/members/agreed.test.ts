import { describe, expect, test } from 'vitest';
import type { AgreedAnswer } from '#contract/desk/emails.ts';
import { AUTH_NEWSLETTER_PATH, CHECKOUT_CLAIM_ACCOUNT_PATH, DESK_PATHS } from '#contract/paths.ts';
import { NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const PEOPLE = 180;

describe.each(TEST_DATABASES)('who agreed to the newsletter, on %s', (kind) => {
  const server = serveTestApp(kind);

  async function say({ headers }: Person, ...answers: string[]) {
    for (const answer of answers) {
      server.clock.advance(1_000);
      const payload = { answer, wording: NEWSLETTER_WORDING };
      const { statusCode } = await server.app.inject({ method: 'POST', url: AUTH_NEWSLETTER_PATH, headers, payload });
      expect(statusCode).toBe(200);
    }
  }
  async function read(query: Record<string, string> = {}, headers?: Record<string, string>): Promise<AgreedAnswer> {
    const url = `${DESK_PATHS.agreed}?${new URLSearchParams(query)}`;
    const answer = await server.app.inject({ url, headers: headers ?? (await deskOperatorOf(server)).headers });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  async function wholeList(): Promise<string[]> {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: AgreedAnswer = await read(next === '' ? {} : { after: next });
      seen.push(...page.people.map(({ id }) => id));
      next = page.next;
    }
    return seen;
  }
  const linesOf = async (action: 'agreed_exported') =>
    server.db.selectFrom('desk_activity').select('id').where('action', '=', action).execute();

  test('whose last word is yes stands there once, newest first, page by page; who said no or nothing does not', async () => {
    const answers = [['no', 'yes', 'no', 'yes'], ['yes', 'no'], []];
    const yes: string[] = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const person = await server.people.register();
      await say(person, ...(answers[count % 3] ?? []));
      if (count % 3 === 0) yes.unshift(person.id);
    }
    const seen = await wholeList();
    expect((await read()).count).toBe(yes.length);
    expect(seen).toEqual(yes);
  });

  test('a search finds by name or address among them only, and a viewer sees and searches no address', async () => {
    const zoe = await server.people.register({ firstName: 'Zoe', email: 'zoe.yes@example.org' });
    const other = await server.people.register({ firstName: 'Zoe', email: 'zoe.no@example.org' });
    await say(zoe, 'yes');
    await say(other, 'yes', 'no');
    const found = async (find: string) => (await read({ find })).people.map(({ id }) => id);
    expect([await found('ZOE'), await found('zoe.y'), await found('zoe.n')]).toEqual([[zoe.id], [zoe.id], []]);
    const { headers } = await operatorWith(server, { role: 'viewer' });
    expect((await read({ find: 'zoe' }, headers)).people).toMatchObject([{ id: zoe.id, email: null }]);
    expect((await read({ find: 'zoe.yes' }, headers)).people).toEqual([]);
    expect(JSON.stringify(await read({}, headers))).not.toContain('@');
  });

  test('the file holds exactly them, is a line of the activity log, and is not a viewer’s to have', async () => {
    const { headers } = await deskOperatorOf(server);
    const before = (await linesOf('agreed_exported')).length;
    const file = await server.app.inject({ url: DESK_PATHS.agreedFile, headers });
    const { count } = await read();
    const [heading, ...rows] = file.body.trim().split('\r\n');
    expect([heading?.replace('\uFEFF', ''), rows.length]).toEqual(['Name,Email,Said yes at,To the words of', count]);
    expect(file.body).toContain('zoe.yes@example.org');
    expect(file.body).not.toContain('zoe.no@example.org');
    for (const role of ['helper', 'viewer'] as const) {
      const refused = await server.app.inject({
        url: DESK_PATHS.agreedFile,
        headers: (await operatorWith(server, { role })).headers,
      });
      expect([role, refused.statusCode, refused.body.includes('@')]).toEqual([role, 403, false]);
    }
    expect(await linesOf('agreed_exported')).toHaveLength(before + 1);
  });

  test('a guest who ticked the box after paying has agreed with her first password; unticked says nothing', async () => {
    const buyers = [
      { email: 'ticked@example.org', newsletter: NEWSLETTER_WORDING },
      { email: 'unticked@example.org', newsletter: undefined },
    ];
    for (const { email, newsletter } of buyers) {
      const { sessionId, cookies } = await buyAsGuest(server, { email, name: 'Amira' });
      const claim = (given: object) =>
        server.app.inject({
          method: 'POST',
          url: CHECKOUT_CLAIM_ACCOUNT_PATH,
          cookies,
          payload: { sessionId, password: 'tea before squats', ...given },
        });
      expect((await claim({ newsletter: '1999-01-01' })).statusCode).toBe(400);
      expect((await claim({ newsletter })).statusCode).toBe(200);
    }
    const answers = await server.db
      .selectFrom('newsletter_answer')
      .innerJoin('user', 'user.id', 'newsletter_answer.user_id')
      .select(['email', 'answer', 'wording'])
      .where('email', 'in', ['ticked@example.org', 'unticked@example.org'])
      .execute();
    expect(answers).toEqual([{ email: 'ticked@example.org', answer: 'yes', wording: NEWSLETTER_WORDING }]);
  });

  test('a deleted account is gone from the list', async () => {
    const person = await server.people.register({ firstName: 'Yara' });
    await say(person, 'yes');
    expect((await read({ find: 'yara' })).people).toHaveLength(1);
    await server.db.deleteFrom('user').where('id', '=', person.id).execute();
    expect((await read({ find: 'yara' })).people).toEqual([]);
  });
});
