import { describe, expect, test } from 'vitest';
import type { ActivityLine } from '#contract/desk/activity-log.ts';
import type { DeskMember, MembersAnswer } from '#contract/desk/members.ts';
import { AUTH_EXPORT_PATH, DESK_PATHS, deskMemberPath, workoutSessionsPath } from '#contract/paths.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { buyAsMember, statusOf } from '#tests/people/buyers.ts';
import { completion } from '#tests/people/completions.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

describe.each(TEST_DATABASES)('the desk on %s', (kind) => {
  const server = serveTestApp(kind);

  async function read<Answer>(url: string): Promise<Answer> {
    const { headers } = await deskOperatorOf(server);
    const answer = await server.app.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json();
  }
  async function act(memberId: string, action: string, payload: object = {}) {
    const { headers } = await deskOperatorOf(server);
    return server.app.inject({ method: 'POST', url: `${deskMemberPath(memberId)}/${action}`, headers, payload });
  }
  const actionsOf = (lines: readonly ActivityLine[]) => lines.map(({ action }) => action);

  test('what she sees of a member: weeks, purchases and actions, and nothing else', async () => {
    const { person } = await buyAsMember(server);
    const member = await read<DeskMember>(deskMemberPath(person.id));
    expect(Object.keys(member).sort()).toEqual(
      [
        [
          'activity',
          'block',
          'correction',
          'devices',
          'email',
          'emails',
          'hasAccess',
          'id',
          'joinedAt',
          'name',
          'note',
        ],
        ['purchases', 'week', 'weeksSinceWorkout', 'workoutsDone'],
      ].flat(),
    );
    expect(member).toMatchObject({ hasAccess: true, block: 1, workoutsDone: 0, weeksSinceWorkout: null });
  });

  test('access is taken and given, each with a line in the activity log and in the member’s own export', async () => {
    const { person } = await buyAsMember(server);
    expect((await act(person.id, 'access', { access: 'take' })).statusCode).toBe(200);
    expect(await statusOf(server, person)).toBe('inactive');
    expect((await act(person.id, 'access', { access: 'take' })).statusCode).toBe(409);
    expect((await act(person.id, 'access', { access: 'give' })).statusCode).toBe(200);
    expect(await statusOf(server, person)).toBe('active');
    const { activity } = await read<DeskMember>(deskMemberPath(person.id));
    expect(actionsOf(activity).sort()).toEqual(['access_given', 'access_taken']);
    const own = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: person.headers });
    expect(
      own
        .json()
        .desk.map(({ action }: ActivityLine) => action)
        .sort(),
    ).toEqual(['access_given', 'access_taken']);
  });

  test('a refund from the desk gives everything back and ends access', async () => {
    const { person } = await buyAsMember(server);
    const [purchase] = (await read<DeskMember>(deskMemberPath(person.id))).purchases;
    const answer = await act(person.id, 'refund', { purchaseId: purchase?.id });
    expect(answer.json().message).toBe('Refunded £29.99.');
    expect(await statusOf(server, person)).toBe('inactive');
    const again = await act(person.id, 'refund', { purchaseId: purchase?.id });
    expect(again.json().message).toBe('Refunded £29.99.');
    const { activity } = await read<DeskMember>(deskMemberPath(person.id));
    expect(activity).toMatchObject([{ action: 'refunded', operator: 'Kate', before: 'paid' }]);
  });

  test('a purchase of somebody else is given back to nobody', async () => {
    const { person } = await buyAsMember(server);
    const other = await server.people.register();
    const [purchase] = (await read<DeskMember>(deskMemberPath(person.id))).purchases;
    expect((await act(other.id, 'refund', { purchaseId: purchase?.id })).statusCode).toBe(404);
    expect(await statusOf(server, person)).toBe('active');
  });

  test('signing her out ends every sign-in of hers', async () => {
    const { person } = await buyAsMember(server);
    await act(person.id, 'sign-out');
    expect((await server.app.inject({ url: '/api/auth/me', headers: person.headers })).statusCode).toBe(401);
  });

  test('an unknown and a malformed member do not exist', async () => {
    for (const id of ['nobody', "1'%20or%20'1'='1", 'x'.repeat(200)]) {
      expect((await act(id, 'sign-out')).statusCode).toBe(404);
    }
  });

  test('members are found by the beginning of name or address, and listed page by page, each once', async () => {
    const zelda = await server.people.register({ firstName: 'Zelda', email: 'some.one@example.org' });
    const byName = await read<MembersAnswer>(`${DESK_PATHS.members}?find=ZEL`);
    const byEmail = await read<MembersAnswer>(`${DESK_PATHS.members}?find=some.o`);
    expect([byName, byEmail].map(({ members }) => members.map(({ id }) => id))).toEqual([[zelda.id], [zelda.id]]);
    for (let count = 0; count < 60; count += 1) await server.people.register();
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: MembersAnswer = await read(`${DESK_PATHS.members}${next === '' ? '' : `?after=${next}`}`);
      seen.push(...page.members.map(({ id }) => id));
      next = page.next;
    }
    const { count } = await server.db
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  });

  test('a filter shows whom it names, and quiet is whoever has access and did nothing for two weeks', async () => {
    const { person } = await buyAsMember(server);
    const unpaid = await server.people.register();
    const shown = async (show: string) => {
      const { members } = await read<MembersAnswer>(`${DESK_PATHS.members}?show=${show}`);
      return [person.id, unpaid.id].map((id) => members.some((member) => member.id === id));
    };
    expect(await shown('access')).toEqual([true, false]);
    expect(await shown('no_access')).toEqual([false, true]);
    expect(await shown('quiet')).toEqual([true, false]);
    const done = await server.app.inject({
      method: 'POST',
      url: workoutSessionsPath(person.id),
      headers: person.headers,
      payload: completion({ completedAt: server.clock.now(), completedOn: londonDayAt(server.clock.now()) }),
    });
    expect(done.statusCode).toBeLessThan(300);
    expect(await shown('quiet')).toEqual([false, false]);
  });

  test('everybody’s addresses can be had as a file, which has its line', async () => {
    const { headers } = await deskOperatorOf(server);
    const ask = () => server.app.inject({ url: DESK_PATHS.membersFile, headers });
    const file = await ask();
    const { count } = await server.db
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(file.body.trim().split('\r\n')).toHaveLength(count + 1);
    const lines = await server.db
      .selectFrom('desk_activity')
      .select('id')
      .where('action', '=', 'members_exported')
      .execute();
    expect(lines).toHaveLength(1);
  });

  test('a deleted account leaves its lines without her', async () => {
    const { person } = await buyAsMember(server);
    await act(person.id, 'password-link');
    await server.db.deleteFrom('user').where('id', '=', person.id).execute();
    const { lines } = await read<{ lines: ActivityLine[] }>(DESK_PATHS.activity);
    const line = lines.find(({ action, about }) => action === 'password_link_sent' && about === null);
    expect(JSON.stringify(line)).not.toContain(person.email);
    expect(line).toBeDefined();
  });
});
