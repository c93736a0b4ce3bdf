import { describe, expect, test } from 'vitest';
import type { DeskToday } from '#contract/desk/today.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { buyAsMember } from '#tests/people/buyers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(TEST_DATABASES)('what an owner is written, on %s', (kind) => {
  const server = serveTestApp(kind);

  async function chooses(...kinds: string[]): Promise<string> {
    const { headers, email } = await deskOperatorOf(server);
    const answer = await server.app.inject({ method: 'POST', url: DESK_PATHS.alerts, headers, payload: { kinds } });
    expect(answer.statusCode).toBe(200);
    await server.tellOwners();
    return email;
  }
  const emailsTo = async (owner: string, subject: RegExp) => {
    await server.tellOwners();
    const sent = await server.sentEmails();
    return sent.filter(({ to, subject: said }) => to === owner && subject.test(said));
  };

  test('each sale is told once, and one from before she asked never', async () => {
    await buyAsMember(server);
    server.clock.advance(HOUR_MS);
    const owner = await chooses('sale');
    const sales = () => emailsTo(owner, /^A sale|sales$/);
    expect(await sales()).toEqual([]);
    // Paid before that look, and stored after it.
    const time = server.clock.now();
    await buyAsMember(server);
    await server.db
      .updateTable('purchase')
      .set({ paid_at: time - 1_000 })
      .where('paid_at', '=', time)
      .execute();
    server.clock.advance(HOUR_MS);
    expect(await sales()).toHaveLength(1);
    expect(await sales()).toHaveLength(1);
  });

  test('the week is told once, on Monday from eight in London', async () => {
    const owner = await chooses('week');
    const weeks = () => emailsTo(owner, /^Your week/);
    expect(await weeks()).toEqual([]);
    const seen: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      server.clock.advance(DAY_MS);
      seen.push((await weeks()).length);
    }
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual(seen.toSorted());
  });

  test('an owner who has chosen nothing is written the week, and no sale', async () => {
    const { email } = await deskOperatorOf(server);
    await server.db.deleteFrom('operator_alert').execute();
    const weeks = () => emailsTo(email, /^Your week/);
    const sales = () => emailsTo(email, /^A sale|^\d+ sales$/);
    const before = { weeks: await weeks(), sales: await sales() };
    await buyAsMember(server);
    server.clock.advance(8 * DAY_MS);
    expect(await weeks()).toHaveLength(before.weeks.length + 1);
    expect(await sales()).toEqual(before.sales);
  });

  test.each([
    ['whom the desk let in', 'was invited', async () => 'invited@example.org'],
    ['who bought', 'paid', async () => (await buyAsMember(server)).person.email],
  ])('of somebody %s it is said that she %s, at Today and in the e-mail', async (_who, did, person) => {
    const owner = await chooses('locked_out');
    const { headers } = await deskOperatorOf(server);
    const email = await person();
    const invitation = { firstName: 'Ivy', email };
    await server.app.inject({ method: 'POST', url: DESK_PATHS.invitations, headers, payload: invitation });
    const about = await server.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const lost = { id: `lost-${did}`, kind: 'account_link', recipient: email, dedupe_key: `lost-${did}` };
    const payload = JSON.stringify({ reason: 'corrected', firstName: 'Ivy' });
    const times = { created_at: server.clock.now(), next_attempt_at: 1, given_up_at: 1, about_user_id: about.id };
    await server.db
      .insertInto('email_outbox')
      .values({ ...lost, ...times, payload })
      .execute();
    const { todos } = (await server.app.inject({ url: DESK_PATHS.today, headers })).json<DeskToday>();
    const todo = todos.find(({ emailId }) => emailId === lost.id);
    expect(todo).toMatchObject({ kind: 'locked_out', isInvited: did === 'was invited' });
    const [written] = (await emailsTo(owner, /needs? you$/)).slice(-1);
    expect(written?.text).toContain(`${email} ${did} and cannot get in`);
  });

  test('an owner who is told nothing new is not written down again', async () => {
    await chooses('review');
    const stored = async () => JSON.stringify(await server.db.selectFrom('operator_alert').selectAll().execute());
    const before = await stored();
    server.clock.advance(HOUR_MS);
    await server.tellOwners();
    expect(await stored()).toBe(before);
  });
});
