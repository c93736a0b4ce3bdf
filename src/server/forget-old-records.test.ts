import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AUTH_ME_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

const ONE_DAY_MS = 86_400_000;
const TWO_YEARS_MS = 2 * 366 * ONE_DAY_MS;

describe.each(TEST_DATABASES)('what the privacy notice says is forgotten, on %s', (kind) => {
  const server = serveTestApp(kind, { siteFile: { periods: { taxYears: 2 } } });

  test('the record of a sale goes after its years, and what opens an account stays', async () => {
    const { people, db, clock, app } = server;
    const member = await people.subscribe();
    const kept = { paid: member.id, disputed: (await boughtAs('disputed')).userId };
    const gone = await Promise.all((['refunded', 'lost', 'expired', 'revoked', 'review'] as const).map(boughtAs));
    const ownerless = await boughtAs('paid');
    await db.updateTable('purchase').set({ user_id: null, email: null }).where('id', '=', ownerless.id).execute();
    await writeHistory(ownerless.id);

    clock.advance(TWO_YEARS_MS);
    await server.tidy();
    expect(await purchaseIds()).toEqual(expect.arrayContaining([...gone.map(({ id }) => id), ownerless.id]));

    const recent = await boughtAs('refunded');
    clock.advance(1);
    await server.tidy();
    const rows = await db.selectFrom('purchase').select(['id', 'user_id']).execute();
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([kept.paid, kept.disputed, recent.userId].sort());
    expect(await db.selectFrom('purchase_history').selectAll().execute()).toEqual([]);
    const { headers } = { headers: { authorization: `Bearer ${(await people.signIn(member.id)).token}` } };
    expect((await app.inject({ url: AUTH_ME_PATH, headers })).json().subscriptionStatus).toBe('active');
  });

  test('a checkout from long ago that was paid late counts from its payment', async () => {
    const bought = await boughtAs('refunded');
    server.clock.advance(TWO_YEARS_MS);
    await server.db.updateTable('purchase').set({ paid_at: server.clock.now() }).where('id', '=', bought.id).execute();
    server.clock.advance(1);
    await server.tidy();
    expect(await purchaseIds()).toContain(bought.id);
  });

  test('a sign-in that is over is forgotten, and the others go on', async () => {
    const { people, db, clock, app } = server;
    const person = await people.register();
    const { headers: left } = await people.signIn(person.id);
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: left });
    const counted = async () =>
      (await db.selectFrom('access_token').selectAll().where('user_id', '=', person.id).execute()).length;
    expect(await counted()).toBe(2);
    await server.tidy();
    expect(await counted()).toBe(1);
    expect((await app.inject({ url: AUTH_ME_PATH, headers: person.headers })).statusCode).toBe(200);
    clock.advance(30 * ONE_DAY_MS);
    await server.tidy();
    expect(await counted()).toBe(0);
  });

  async function boughtAs(status: Parameters<TestApp['people']['payFor']>[1]) {
    const person = await server.people.register();
    return { id: await server.people.payFor(person, status), userId: person.id };
  }

  const purchaseIds = async () => (await server.db.selectFrom('purchase').select('id').execute()).map(({ id }) => id);

  const writeHistory = (purchaseId: string) =>
    server.db
      .insertInto('purchase_history')
      .values({ id: randomUUID(), purchase_id: purchaseId, from_status: null, to_status: 'paid', cause: null, at: 0 })
      .execute();
});
