import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/schema.ts';
import { openTestDatabase, TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { recordStatements } from '#tests/databases/statement-record.ts';
import * as agreed from './agreed.repository.ts';
import * as members from './members.repository.ts';

const MEMBERS = 2_600;

/** The first of them, who joined long before the others, has no access; all others have. */
async function seed(db: Kysely<Database>): Promise<void> {
  const people = Array.from({ length: MEMBERS }, (_, at) => `m${String(at).padStart(5, '0')}`);
  for (let from = 0; from < people.length; from += 500) {
    const some = people.slice(from, from + 500).map((id, at) => ({ id, at: from + at }));
    const user = { first_name: 'Ann', last_name: '' };
    await db
      .insertInto('user')
      .values(some.map(({ id, at }) => ({ ...user, id, email: `test-${id}@example.org`, created_at: at })))
      .execute();
    const purchase = {
      ui_mode: 'elements',
      amount_pence: 1,
      full_price_pence: 1,
      currency: 'gbp',
      livemode: 0,
      status: 'paid',
    } as const;
    await db
      .insertInto('purchase')
      .values(
        some.map(({ id, at }) => ({
          ...purchase,
          id,
          user_id: at === 0 ? null : id,
          created_at: at,
          paid_at: at,
          updated_at: at,
        })),
      )
      .execute();
  }
}

describe.each(TEST_DATABASES)('with many members on %s', (kind) => {
  test('a filter goes on to the last account by itself, and no longer than a second', async () => {
    const { db, close } = await openTestDatabase(kind);
    await seed(db);
    const found = await members.newest(db, { now: () => 0 }, { show: 'no_access' });
    expect(found).toMatchObject({ members: [{ id: 'm00000' }], next: null, isMore: false });
    let time = 0;
    const slow = {
      now() {
        time += 400;
        return time;
      },
    };
    const first = await members.newest(db, slow, { show: 'no_access' });
    expect(first).toMatchObject({ members: [], isMore: true });
    const [at, id] = (first.next ?? '').split('.');
    expect(at).toBe(String(MEMBERS - 1_500));
    expect(
      await members.newest(db, slow, { show: 'no_access', after: { at: Number(at), id: id ?? '' } }),
    ).toMatchObject({
      members: [{ id: 'm00000' }],
    });
    expect((await members.newest(db, { now: () => 0 }, { show: 'access' })).members).toHaveLength(500);
    await close();
  });

  test('the few who are quiet are found at once among many who are not', async () => {
    const { db, close } = await openTestDatabase(kind);
    await seed(db);
    await sql`insert into workout_session (user_id, completed_at, id, client_id, completed_on, utc_offset_minutes,
        workout_id, workout_name, week, block, edition, length, notes, duration_minutes, created_at)
      select id, 9000, id, id, '2026-11-20', 0, 1, 'Workout', 1, 1, 'a', 'full', '', 30, 0 from "user"`.execute(db);
    await sql`update workout_session set completed_at = 200 where user_id = 'm00001'`.execute(db);
    await sql`update workout_session set deleted_at = 1 where user_id in ('m00000', 'm00002')`.execute(db);
    let looks = 0;
    const found = await members.newest(
      db,
      { now: () => 1_000 * looks++ },
      { show: 'quiet', after: { at: 1_000, id: '' } },
    );
    expect(found).toMatchObject({ members: [{ id: 'm00001' }, { id: 'm00002' }], next: null, isMore: false });
    await close();
  });
});

describe.each(TEST_DATABASES.filter((kind) => kind !== 'sqlite'))('planned for any text on %s', (kind) => {
  test('a search among those who agreed goes along the addresses and sorts none', async () => {
    const { db, close } = await openTestDatabase(kind);
    await seed(db);
    await sql`update "user" set newsletter_since = created_at`.execute(db);
    await sql`analyze`.execute(db);
    const record = recordStatements(db);
    await agreed.search(db, 'test', { byEmail: true });
    const byAddress = [...record.values()].find(({ text }) => text.includes('order by email'));
    const given = byAddress?.parameters.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join();
    await db.connection().execute(async (connection) => {
      await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
      await sql.raw(`prepare search as ${byAddress?.text}`).execute(connection);
      const plan = sql.raw<Record<string, string>>(`explain execute search(${given})`);
      const lines = (await plan.execute(connection)).rows.map((row) => Object.values(row).join()).join('\n');
      await sql`deallocate search`.execute(connection);
      await sql`reset plan_cache_mode`.execute(connection);
      expect(lines).toContain('user_email_key');
      expect(lines.split('SubPlan')[0]).not.toContain('Sort');
    });
    await close();
  });
});
