import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { AUTH_REGISTER_PATH, HEALTH_PATH, READY_PATH } from '#contract/paths.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { TEST_DATABASES, type TestDatabaseKind } from '#tests/databases/open-test-database.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

const ENOUGH_TO_LOOK_AGAIN_MS = 5_000;

async function open(kind: (typeof TEST_DATABASES)[number]) {
  const server = await openTestApp(kind);
  return {
    ...server,
    async ready() {
      server.clock.advance(ENOUGH_TO_LOOK_AGAIN_MS);
      const answer = await server.app.inject({ url: READY_PATH });
      return answer.statusCode === 200 ? 'ready' : answer.json().message;
    },
  };
}

/** No room for another page, while rows that are there can be changed; answers what makes room again. */
async function fill(db: Kysely<Database>, kind: TestDatabaseKind): Promise<() => Promise<unknown>> {
  if (kind === 'sqlite') {
    await sql`pragma max_page_count = 1`.execute(db);
    const filler = (id: number) => ({ id: `0${id}`, email: `${id}`, first_name: 'x', last_name: '', created_at: 1 });
    for (let count = 0, isFull = false; !isFull; count += 1) {
      const row = db.insertInto('user').values(filler(count)).execute();
      isFull = await row.then(() => false).catch(() => true);
    }
    return () => sql`pragma max_page_count = 100000`.execute(db);
  }
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  await sql`create trigger full_disk before insert on "user" for each row execute function full_disk()`.execute(db);
  return () => sql`drop function full_disk() cascade`.execute(db);
}

describe.each(TEST_DATABASES)('ready is only who can serve, on %s', (kind) => {
  test('the process lives whatever happens; it is ready while its database answers', async () => {
    const { app, db, ready, close } = await open(kind);
    expect((await app.inject({ url: HEALTH_PATH })).json()).toEqual({ status: 'ok' });
    expect(await ready()).toBe('ready');

    await db.destroy();
    expect((await app.inject({ url: HEALTH_PATH })).statusCode).toBe(200);
    expect(await ready()).toBe('The database does not answer.');
    const notReady = await app.inject({ url: READY_PATH });
    expect(notReady.statusCode).toBe(503);
    expect(notReady.headers['retry-after']).toBe('5');
    expect(notReady.json()).toEqual({ code: 'unavailable', message: 'The database does not answer.' });
    await app.close();
    await close().catch(() => {});
  });

  test('not while its database is older than it is, as after an earlier backup was restored', async () => {
    const { db, ready, close } = await open(kind);
    await sql`update kysely_migration set name = 'undone' where name = '0001_initial'`.execute(db);
    expect(await ready()).toBe('The database is older than the program.');
    await sql`update kysely_migration set name = '0001_initial' where name = 'undone'`.execute(db);
    expect(await ready()).toBe('ready');
    await close();
  });

  test('not while what members write was refused within ten seconds, however small a row it still takes itself', async () => {
    const { app, db, ready, clock, close } = await open(kind);
    expect(await ready()).toBe('ready');
    const letRoomBe = await fill(db, kind);
    const person = { firstName: 'Ann', email: 'ann@example.org', password: 'porridge at seven' };
    const register = () => app.inject({ method: 'POST', url: AUTH_REGISTER_PATH, payload: person });
    expect((await register()).statusCode).toBe(503);
    expect(await ready()).toBe('The database refused what was written a moment ago.');
    clock.advance(4_999);
    expect((await app.inject({ url: READY_PATH })).statusCode).toBe(503);
    await letRoomBe();
    clock.advance(1);
    expect((await app.inject({ url: READY_PATH })).statusCode).toBe(200);
    expect((await register()).statusCode).toBe(201);
    expect(await ready()).toBe('ready');
    await close();
  });

  test('who asks often is told what was found a moment ago', async () => {
    const { app, db, ready, close } = await open(kind);
    expect(await ready()).toBe('ready');
    await db.deleteFrom('write_probe').execute();
    for (let count = 0; count < 20; count += 1) await app.inject({ url: READY_PATH });
    expect(await db.selectFrom('write_probe').selectAll().execute()).toEqual([]);
    await close();
  });
});

test('not while another program holds the SQLite file, and again as soon as it lets go', async () => {
  const { db, ready, close } = await open('sqlite');
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  const other = openSqlite({ path: rows[0]?.file ?? '', holdLimitMs: 60_000 });
  const { promise: letGo, resolve: end } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = other.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('write_probe').execute();
    isHeld();
    await letGo;
  });
  await held;

  expect(await ready()).toBe('The database cannot be written to.');
  end();
  await holding;
  expect(await ready()).toBe('ready');
  await other.destroy();
  await close();
});

test.runIf(process.env.TEST_POSTGRES_URL)('not while PostgreSQL only reads', async () => {
  const { db, ready, close } = await open('postgres');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql.raw(`alter database ${rows[0]?.name} set default_transaction_read_only = on`).execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${rows[0]?.name} and pid <> pg_backend_pid()`.execute(
    db,
  );
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
  // Each look finds one more of the pool's connections gone, until a new one is opened.
  await expect.poll(ready).toBe('The database cannot be written to.');
  await close();
});
