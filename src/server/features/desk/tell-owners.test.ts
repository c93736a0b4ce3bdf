import { describe, expect, test } from 'vitest';
import { DESK_PATHS } from '#contract/paths.ts';
import { buyAsMember } from '#tests/buyers.ts';
import { deskOperatorOf } from '#tests/desk-operator.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { serveTestApp } from '#tests/serve-test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(TEST_DATABASES)('what an owner is written, on %s', (kind) => {
  const server = serveTestApp(kind);

  async function chooses(...kinds: string[]): Promise<string> {
    const { headers, email } = await deskOperatorOf(server);
    const answer = await server.app.inject({ method: 'POST', url: DESK_PATHS.notices, headers, payload: { kinds } });
    expect(answer.statusCode).toBe(200);
    await server.tellOwners();
    return email;
  }
  const lettersTo = async (owner: string, subject: RegExp) => {
    await server.tellOwners();
    const sent = await server.sentEmails();
    return sent.filter(({ to, subject: said }) => to === owner && subject.test(said));
  };

  test('each sale is told once, and one from before she asked never', async () => {
    await buyAsMember(server);
    server.clock.advance(HOUR_MS);
    const owner = await chooses('sale');
    const sales = () => lettersTo(owner, /^A sale|sales$/);
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
    const weeks = () => lettersTo(owner, /^Your week/);
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
    await server.db.deleteFrom('operator_notice').execute();
    const weeks = () => lettersTo(email, /^Your week/);
    const sales = () => lettersTo(email, /^A sale|^\d+ sales$/);
    const before = { weeks: await weeks(), sales: await sales() };
    await buyAsMember(server);
    server.clock.advance(8 * DAY_MS);
    expect(await weeks()).toHaveLength(before.weeks.length + 1);
    expect(await sales()).toEqual(before.sales);
  });

  test('an owner who is told nothing new is not written down again', async () => {
    await chooses('review');
    const stored = async () => JSON.stringify(await server.db.selectFrom('operator_notice').selectAll().execute());
    const before = await stored();
    server.clock.advance(HOUR_MS);
    await server.tellOwners();
    expect(await stored()).toBe(before);
  });
});
