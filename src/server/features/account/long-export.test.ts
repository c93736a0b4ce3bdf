import { describe, expect, test } from 'vitest';
import { AccountExportSchema } from '#contract/account-export.ts';
import { AUTH_EXPORT_PATH, AUTH_EXPORT_STEPS_PATH, AUTH_EXPORT_WORKOUTS_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { workoutRow } from '#tests/people/workout-row.ts';
import { openTestApp, TEST_START, type TestApp } from '#tests/servers/test-app.ts';

/** More than two pages, the last one not full; or full pages only. */
const COUNTS = [0, 1, 199, 200, 401, 600];

async function liveLong(server: TestApp, { id }: Person, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await server.db
      .insertInto('workout_session')
      .values(
        workoutRow({
          user_id: id,
          // Seven of the same instant, so that pages end in the middle of one.
          completed_at: TEST_START - Math.floor(index / 7) * 60_000,
          notes: `note ${index}`,
          deleted_at: index === 3 ? TEST_START : null,
        }),
      )
      .execute();
  }
}

describe.each(TEST_DATABASES)('data taken along, on %s', (kind) => {
  test.each(COUNTS)('%i workouts come each once, oldest first, in both files', async (count) => {
    const server = await openTestApp(kind);
    const person = await server.people.subscribe();
    await liveLong(server, await server.people.subscribe(), 3);
    await liveLong(server, person, count);
    const expected = Array.from({ length: count }, (_, index) => `note ${index}`).filter((_, index) => index !== 3);

    const answer = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: person.headers });
    const { workouts } = AccountExportSchema.parse(answer.json());
    expect(workouts.map(({ notes }) => notes).sort()).toEqual([...expected].sort());
    const instants = workouts.map(({ completedAt }) => completedAt);
    expect(instants).toEqual([...instants].sort());

    const table = await server.app.inject({ url: AUTH_EXPORT_WORKOUTS_PATH, headers: person.headers });
    const rows = table.body.split('\r\n').slice(1, -1);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(workouts.map(({ notes }) => notes));
    await server.close();
  });

  test('each file is made five times an hour for a user, and then she hears when it may be made again', async () => {
    const server = await openTestApp(kind, { rates: { exportsPerUser: { burst: 5, perMinute: 5 / 60 } } });
    const [anna, bella] = [await server.people.subscribe(), await server.people.subscribe()];
    const statusOf = async (url: string, { headers }: Person) => (await server.app.inject({ url, headers })).statusCode;
    for (let count = 0; count < 5; count += 1) expect(await statusOf(AUTH_EXPORT_PATH, anna)).toBe(200);
    const refused = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: anna.headers });
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '720',
      'Too many requests. Please try again in 12 minutes.',
    ]);
    for (const url of [AUTH_EXPORT_WORKOUTS_PATH, AUTH_EXPORT_STEPS_PATH]) expect(await statusOf(url, anna)).toBe(200);
    expect(await statusOf(AUTH_EXPORT_PATH, bella)).toBe(200);
    server.clock.advance(720_000);
    expect(await statusOf(AUTH_EXPORT_PATH, anna)).toBe(200);
    await server.close();
  });
});
