import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import { NOW, serveActivity } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

const ONE_DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('a day with twenty workouts, on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { send, history, remove } = sessionCallsOf(anna);

  test('takes no more, however many come at once, and says so', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(completion({ completedAt: NOW - index * 3_600_000 * 0.3 }))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toEqual({
      code: 'invalid_input',
      message: 'That day already has 20 workouts.',
      fields: [{ field: 'completedOn', message: 'That day already has 20 workouts.' }],
    });
    expect(await history()).toHaveLength(20);
  });

  test('still knows those that it has, and deleting makes no room', async () => {
    const first = completion();
    for (let count = 0; count < 20; count += 1) await send(count === 0 ? first : completion());
    const version = await server.versionOf(anna);
    expect((await send(first)).statusCode).toBe(200);
    expect(await server.versionOf(anna)).toBe(version);
    const [newest] = await history();
    await remove(newest?.id ?? '');
    expect((await send(completion())).statusCode).toBe(400);
  });

  test('takes nothing from other days, or from other members', async () => {
    for (let count = 0; count < 20; count += 1) await send(completion());
    const yesterday = { completedAt: NOW - ONE_DAY_MS, completedOn: '2026-11-19' };
    expect((await send(completion(yesterday))).statusCode).toBe(201);
    expect((await send(completion(), await server.newMember())).statusCode).toBe(201);
  });
});
