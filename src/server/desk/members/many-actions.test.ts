import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskSettings } from '#contract/desk/settings.ts';
import { DESK_PATHS, deskHelperPath, deskMemberPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { DESK_PASSWORD, deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { buyAsMember } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { VALID_DESK_REQUESTS } from '#tests/requests/valid-desk-requests.ts';
import type { PrepareRequest } from '#tests/requests/valid-request.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const ACTIONS = 500;
/** What writes at the desk and is no action: ways in, and what only operators see. */
const NO_ACTION =
  /\/(?:start|sign-in|proof|draft|options|uploads)(?:\/|$)|^POST \/api\/desk\/(?:sign-out|newsletters)$|\/sign-ins\/end$/;
const VALID_ACTIONS = Object.entries(VALID_DESK_REQUESTS)
  .filter(([name]) => !NO_ACTION.test(name))
  .map(([, prepare]) => prepare);
const SECRET_SETTING = 'a word for the figures that nobody may read';
const SECRET_NOTE = 'a knee that nobody else may hear of';

describe.each(TEST_DATABASES)('on %s', (kind) => {
  let server: TestApp;
  let people: Person[];
  let bought: string;
  let helperId: string;
  beforeAll(async () => {
    server = await openTestApp(kind);
    const buyer = await buyAsMember(server);
    people = [buyer.person, await server.people.register(), await server.people.register()];
    const { id } = await server.db.selectFrom('purchase').select('id').executeTakeFirstOrThrow();
    bought = id;
    helperId = (await operatorWith(server, { role: 'helper' })).id;
  });
  afterAll(() => server.close());

  /** What an owner can do, now right and now with what a hand might send. */
  async function actionOf(random: ReturnType<typeof seededRandom>, count: number): Promise<InjectOptions> {
    if (random.next() < 0.4) return random.oneOf(VALID_ACTIONS as [PrepareRequest, ...PrepareRequest[]])(server);
    if (random.next() < 0.1) return settingAction(count);
    return { method: 'POST', ...handmadeAction(random, count) };
  }

  async function settingAction(count: number): Promise<InjectOptions> {
    const { headers } = await deskOperatorOf(server);
    const { version } = (await server.app.inject({ url: DESK_PATHS.settings, headers })).json<DeskSettings>();
    const changes = [{ name: 'METRICS_TOKEN', value: `${SECRET_SETTING}, ${count}` }];
    return { method: 'POST', url: DESK_PATHS.settings, payload: { seenVersion: version, changes } };
  }

  function handmadeAction(random: ReturnType<typeof seededRandom>, count: number) {
    const person = random.oneOf(people as [Person, ...Person[]]);
    const member = (action: string, payload: object = {}) => ({
      url: `${deskMemberPath(person.id)}/${action}`,
      payload,
    });
    return random.oneOf([
      member('access', { access: random.oneOf(['give', 'take']), words: random.oneOf(['', 'Because.']) }),
      member('sign-out'),
      member('password-link'),
      member('note', { note: SECRET_NOTE, seenAt: null }),
      member('note', { note: '', seenAt: null }),
      member('address', { email: `other-${count}@example.org`, isSure: true }),
      member('address/stop'),
      member('receipt', { purchaseId: bought }),
      member('refund', { purchaseId: bought, amount: '0.01' }),
      { method: 'GET' as const, url: `${deskMemberPath(person.id)}/export` },
      { method: 'GET' as const, url: DESK_PATHS.membersFile },
      { method: 'GET' as const, url: DESK_PATHS.agreedFile },
      { url: DESK_PATHS.invitations, payload: { firstName: 'Ella', email: `ella-${count}@example.org` } },
      { url: DESK_PATHS.helpers, payload: { name: 'Noor', email: `noor-${count}@example.org`, role: 'viewer' } },
      {
        url: deskHelperPath(helperId),
        payload: { role: random.oneOf(['helper', 'viewer']), isDisabled: random.next() < 0.3 },
      },
      {
        url: DESK_PATHS.offers,
        payload: { code: `CODE-${count}`, kind: 'share', value: '10', until: '', limit: '', oncePerAddress: false },
      },
    ]);
  }

  test('of 500 actions at random each has its line, those that were refused have none, and no line holds a secret', {
    timeout: 120_000,
  }, async () => {
    const random = seededRandom(18);
    const { headers } = await deskOperatorOf(server);
    const before = await lines();
    let [done, prepared] = [0, 0];
    for (let count = 0; count < ACTIONS; count += 1) {
      if (count % 50 === 0) server.clock.advance(60_000);
      const known = await countLines();
      const action = await actionOf(random, count);
      prepared += (await countLines()) - known;
      done += await doAndCount(action, headers);
    }
    const after = await lines();
    expect(after.length - before.length).toBe(done + prepared);
    expect(done).toBeGreaterThan(ACTIONS / 4);
    const told = JSON.stringify(after);
    const { cookie } = headers;
    for (const secret of [
      SECRET_NOTE,
      SECRET_SETTING,
      DESK_PASSWORD,
      cookie.slice('desk='.length),
      '$argon2',
      'Because.',
      '#',
    ]) {
      expect(told).not.toContain(secret);
    }
    for (const { email } of people) expect(told).not.toContain(email);
  });

  test('the database itself lets nobody change a line or remove one; an account that goes leaves it, without her id', async () => {
    const person = await server.people.register();
    const { headers } = await deskOperatorOf(server);
    await server.app.inject({ method: 'POST', url: `${deskMemberPath(person.id)}/sign-out`, headers });
    const about = () => server.db.selectFrom('desk_activity').selectAll().where('about_user_id', '=', person.id);
    const { id, ...line } = await about().executeTakeFirstOrThrow();
    for (const statement of [
      sql`update desk_activity set action = 'backup_made' where id = ${id}`,
      sql`update desk_activity set operator_name = 'Nobody', about_user_id = null where id = ${id}`,
      sql`update desk_activity set about_user_id = ${people[0]?.id} where id = ${id}`,
      sql`delete from desk_activity where id = ${id}`,
    ]) {
      await expect(statement.execute(server.db)).rejects.toThrow(/The activity log is only added to/);
    }
    await server.db.deleteFrom('user').where('id', '=', person.id).execute();
    const left = await server.db.selectFrom('desk_activity').selectAll().where('id', '=', id).executeTakeFirst();
    expect(left).toEqual({ id, ...line, about_user_id: null });
  });

  /** How many lines it added, which is one for what was done. */
  async function doAndCount(action: InjectOptions, headers: Record<string, string>) {
    await deskOperatorOf(server);
    const known = await countLines();
    const answer = await server.app.inject({ ...action, headers });
    const added = (await countLines()) - known;
    const isAction = answer.statusCode === 200;
    const { url } = action;
    // Changing somebody, or a series, to what they are already is no action.
    const isSame = isAction && added === 0 && /"Changed\."|"On\. /.test(answer.body);
    expect([url, answer.statusCode, added]).toEqual([url, answer.statusCode, isAction && !isSame ? 1 : 0]);
    return added;
  }

  const countLines = async () => {
    const { count } = await server.db
      .selectFrom('desk_activity')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const lines = () => server.db.selectFrom('desk_activity').selectAll().execute();
});
