import { describe, expect, test } from 'vitest';
import { SITTER_PATHS, sitterPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { SITTER_DAYS, sitterCallsOf } from '#tests/people/sitters.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { TEST_START } from '#tests/servers/test-app.ts';

const NOT_FOUND = { code: 'not_found', message: 'There’s nothing here.' };
const FRIDAY = { day: '2026-11-20', from: '19:30', until: '20:10', minutes: 40, answer: null };
const DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('the sitter of a member, on %s', (kind) => {
  const server = serveTestApp(kind);
  const { asMember, asStranger, invite, changeDays, endByHer, open, say, endByLink, withSitter } =
    sitterCallsOf(server);
  const own = async (person: Person) => (await asMember(person, 'GET', sitterPath(person.id))).json();
  const dashboardOf = async ({ headers }: Person) =>
    (await server.app.inject({ url: '/api/dashboard', headers })).json();

  test('is asked for by a link that is told once, and needs her days', async () => {
    const person = await server.people.subscribe();
    expect(await own(person)).toEqual({ sitter: null });
    const tooEarly = await asMember(person, 'POST', sitterPath(person.id), {});
    expect([tooEarly.statusCode, tooEarly.json().fields[0].field]).toEqual([400, 'weekdays']);
    await changeDays(person);
    const answer = (await asMember(person, 'POST', sitterPath(person.id), { name: ' Sam ' })).json();
    const sitter = { name: 'Sam', showsTime: true, madeAt: TEST_START, endedAt: null };
    expect(answer).toEqual({ sitter: sitter, path: expect.stringMatching(/^\/sitter#[\w-]{43}$/) });
    expect(await own(person)).toEqual({ sitter: sitter });
    const token = answer.path.split('#')[1];
    expect(JSON.stringify(await server.db.selectFrom('sitter').selectAll().execute())).not.toContain(token);
  });

  test('shows whoever has the link when she means to train', async () => {
    const { token } = await withSitter();
    const answer = await open(token);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      firstName: 'Amira',
      sessions: [FRIDAY, { ...FRIDAY, day: '2026-11-23' }, { ...FRIDAY, day: '2026-11-25' }],
      hasCalendar: false,
      emails: 'none',
    });
  });

  test('says the day where she does not tell her time', async () => {
    const { person } = await withSitter();
    const token = await invite(person, { showsTime: false });
    const [session] = (await open(token)).json().sessions;
    expect(session).toEqual({ ...FRIDAY, from: null, until: null });
    expect((await say(token, 'yes', FRIDAY.day, null)).json().sessions[0].answer).toBe('yes');
  });

  test('shows an answer on her dashboard, the last one of a day', async () => {
    const { person, token } = await withSitter();
    expect((await dashboardOf(person)).sitter).toEqual({ name: 'Sam', answers: [] });
    expect((await say(token, 'yes')).json().sessions[0].answer).toBe('yes');
    await say(token, 'no');
    await say(token, 'yes', '2026-11-23');
    const answers = [
      ['2026-11-20', 'no'],
      ['2026-11-23', 'yes'],
    ];
    expect((await dashboardOf(person)).sitter).toEqual({ name: 'Sam', answers });
  });

  test('makes a dashboard that was read before another one', async () => {
    const { person, token } = await withSitter();
    const read = (headers = {}) =>
      server.app.inject({ url: '/api/dashboard', headers: { ...person.headers, ...headers } });
    const etag = String((await read()).headers.etag);
    expect((await read({ 'if-none-match': etag })).statusCode).toBe(304);
    await say(token, 'no');
    expect((await read({ 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('adds nothing to the dashboard of a member without it', async () => {
    const person = await server.people.subscribe();
    expect(await dashboardOf(person)).not.toHaveProperty('sitter');
  });

  test('keeps two answers at once as one of them', async () => {
    const { person, token } = await withSitter();
    const both = await Promise.all([say(token, 'yes'), say(token, 'no'), say(token, 'yes'), say(token, 'no')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { answers } = (await dashboardOf(person)).sitter;
    expect(answers).toHaveLength(1);
    expect((await open(token)).json().sessions[0].answer).toBe(answers[0][1]);
  });

  test.each([
    ['a day that is not hers', '2026-11-21', '19:30'],
    ['a day long ago', '2026-11-18', '19:30'],
    ['a day far ahead', '2026-11-27', '19:30'],
    ['another time', '2026-11-20', '07:00'],
    ['no time', '2026-11-20', null],
  ])('takes no answer for %s', async (_what, day, from) => {
    const { person, token } = await withSitter();
    const answer = await say(token, 'yes', day, from);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await dashboardOf(person)).sitter.answers).toEqual([]);
  });

  test('asks anew once she has changed her days: nobody has said yes to those', async () => {
    const { person, token } = await withSitter();
    await say(token, 'yes');
    await changeDays(person, { emailReminders: true });
    expect((await dashboardOf(person)).sitter.answers).toHaveLength(1);
    await changeDays(person, { startMinute: 7 * 60 });
    expect((await dashboardOf(person)).sitter.answers).toEqual([]);
    // Friday at seven has passed.
    expect((await open(token)).json().sessions[0]).toMatchObject({ day: '2026-11-23', from: '07:00', answer: null });
  });

  test('never has an answer to another time than the one that was shown, however they meet', async () => {
    for (let count = 0; count < 8; count += 1) {
      const { person, token } = await withSitter();
      const [said] = await Promise.all([say(token, 'yes'), changeDays(person, { startMinute: 20 * 60 })]);
      expect([200, 409]).toContain(said.statusCode);
      expect((await dashboardOf(person)).sitter.answers).toEqual([]);
    }
  });

  describe('once it has ended', () => {
    const stillOpens = async (token: string) =>
      Promise.all(
        [
          open(token),
          say(token, 'yes'),
          asStranger(SITTER_PATHS.calendar, { token, isWanted: true }),
          endByLink(token),
        ].map(async (answer) => [(await answer).statusCode, (await answer).json()]),
      );

    test('by her, there is nothing at the link, as at one that never was', async () => {
      const { person, token } = await withSitter();
      await say(token, 'yes');
      expect((await endByHer(person)).json()).toEqual({ sitter: null });
      expect((await endByHer(person)).json()).toEqual({ sitter: null });
      expect(await stillOpens(token)).toEqual(new Array(4).fill([404, NOT_FOUND]));
      expect(await stillOpens(`${token.slice(0, -1)}x`)).toEqual(new Array(4).fill([404, NOT_FOUND]));
      expect(await dashboardOf(person)).not.toHaveProperty('sitter');
      const answers = server.db.selectFrom('sitter_answer').selectAll().where('user_id', '=', person.id);
      expect(await answers.execute()).toEqual([]);
    });

    test('by the link, she hears that it has, until she lets go of it or a month is over', async () => {
      const { person, token } = await withSitter();
      await say(token, 'no');
      expect((await endByLink(token)).statusCode).toBe(200);
      expect(await stillOpens(token)).toEqual(new Array(4).fill([404, NOT_FOUND]));
      expect((await own(person)).sitter).toMatchObject({ name: 'Sam', endedAt: TEST_START });
      expect(await dashboardOf(person)).not.toHaveProperty('sitter');
      server.clock.advance(31 * DAY_MS);
      await server.tidy();
      server.clock.advance(-31 * DAY_MS);
      expect(await server.db.selectFrom('sitter').selectAll().where('user_id', '=', person.id).execute()).toEqual([]);
    });

    test('by both at once, it has ended', async () => {
      const { person, token } = await withSitter();
      const ends = await Promise.all([endByLink(token), endByHer(person), endByLink(token)]);
      expect(ends[1].statusCode).toBe(200);
      for (const { statusCode } of ends) expect([200, 404]).toContain(statusCode);
      expect((await open(token)).statusCode).toBe(404);
      expect(await own(person)).toEqual({ sitter: null });
    });

    test('in the moment of an answer, no answer stays', async () => {
      for (const end of [endByHer, (_person: Person, token: string) => endByLink(token)]) {
        const { person, token } = await withSitter();
        const [said, ended] = await Promise.all([say(token, 'yes'), end(person, token)]);
        expect([200, 404]).toContain(said.statusCode);
        expect(ended.statusCode).toBe(200);
        const answers = server.db.selectFrom('sitter_answer').selectAll().where('user_id', '=', person.id);
        expect(await answers.execute()).toEqual([]);
      }
    });

    test('with a new invitation, only the new link opens anything; two at once leave one', async () => {
      const { person, token } = await withSitter();
      await say(token, 'yes');
      const tokens = await Promise.all([invite(person, { name: 'Ines' }), invite(person, { name: 'Ines' })]);
      const opened = await Promise.all(tokens.map(open));
      expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
      expect((await open(token)).statusCode).toBe(404);
      expect((await dashboardOf(person)).sitter).toEqual({ name: 'Ines', answers: [] });
    });
  });

  test('shows nothing planned once her access has ended, and nothing at all once the account is deleted', async () => {
    const { person, token } = await withSitter();
    await server.db.updateTable('purchase').set({ status: 'refunded' }).where('user_id', '=', person.id).execute();
    expect((await open(token)).json()).toEqual({
      firstName: 'Amira',
      sessions: [],
      hasCalendar: false,
      emails: 'none',
    });
    await server.db.deleteFrom('user').where('id', '=', person.id).execute();
    expect((await open(token)).statusCode).toBe(404);
    expect(await server.db.selectFrom('sitter').selectAll().where('user_id', '=', person.id).execute()).toEqual([]);
  });

  test('comes with her own data, without the link', async () => {
    const { person, token } = await withSitter();
    await say(token, 'yes');
    const exported = await server.app.inject({ url: '/api/auth/export', headers: person.headers });
    expect(exported.json().sitter).toEqual({
      name: 'Sam',
      showsTime: true,
      madeAt: '2026-11-20T09:00:00.000Z',
      endedAt: null,
      answers: [{ day: '2026-11-20', answer: 'yes', answeredAt: '2026-11-20T09:00:00.000Z' }],
    });
    expect(exported.body).not.toContain(token);
  });

  test('keeps no answer of a day that is over', async () => {
    const { person, token } = await withSitter();
    await say(token, 'yes');
    server.clock.advance(2 * DAY_MS);
    await server.tidy();
    server.clock.advance(-2 * DAY_MS);
    expect((await dashboardOf(person)).sitter.answers).toEqual([]);
  });

  test('may be called so often and no oftener', async () => {
    const { token } = await withSitter();
    const statuses: number[] = [];
    for (let count = 0; count < 42; count += 1) statuses.push((await open(token)).statusCode);
    expect(statuses).toEqual([...new Array(40).fill(200), 429, 429]);
    server.clock.advance(600_000);
    expect((await open(token)).statusCode).toBe(200);
  });

  test.each([
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ name: 'https://evil.example' }, 'name'],
    [{ showsTime: 'yes' }, 'showsTime'],
  ])('is not asked for with %j', async (invitation, field) => {
    const person = await server.people.subscribe();
    await changeDays(person, SITTER_DAYS);
    const answer = await asMember(person, 'POST', sitterPath(person.id), invitation);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, field]);
  });
});
