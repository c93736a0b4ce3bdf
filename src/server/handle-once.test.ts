import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  AUTH_SETTINGS_PATH,
  restoreSessionPath,
  statsPath,
  stepsPath,
  workoutDaysPath,
  workoutSessionPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
}

const DAYS = { weekdays: [0], startMinute: 600, zone: 'UTC' };

/** What a device sends, what another sends after it, and where both are seen. */
type Pair = (person: Person) => { first: Call; second: Call; seenAt: string };
const PAIRS: Readonly<Record<string, Pair>> = {
  'a step goal': ({ id }) => ({
    first: { method: 'PATCH', url: statsPath(id), payload: { stepGoal: 7_000 } },
    second: { method: 'PATCH', url: statsPath(id), payload: { stepGoal: 9_000 } },
    seenAt: statsPath(id),
  }),
  'rest passes': ({ id }) => ({
    first: { method: 'PATCH', url: statsPath(id), payload: { restPasses: false } },
    second: { method: 'PATCH', url: statsPath(id), payload: { restPasses: true } },
    seenAt: `/api/users/${id}/dashboard`,
  }),
  'a day of steps': ({ id }) => ({
    first: { method: 'POST', url: stepsPath(id), payload: { date: '2026-11-19', steps: 4_000 } },
    second: { method: 'POST', url: stepsPath(id), payload: { date: '2026-11-19', steps: 6_000 } },
    seenAt: stepsPath(id),
  }),
  reminders: ({ id }) => ({
    first: { method: 'PATCH', url: workoutDaysPath(id), payload: { ...DAYS, emailReminders: true } },
    second: { method: 'PATCH', url: workoutDaysPath(id), payload: { emailReminders: false } },
    seenAt: workoutDaysPath(id),
  }),
  'a name': ({ email }) => ({
    first: { method: 'PATCH', url: AUTH_SETTINGS_PATH, payload: { firstName: 'Ann', email } },
    second: { method: 'PATCH', url: AUTH_SETTINGS_PATH, payload: { firstName: 'Anna', email } },
    seenAt: '/api/auth/me',
  }),
};

describe.each(TEST_DATABASES)('a change that a device sends again, on %s', (kind) => {
  const server = serveTestApp(kind);

  const send = ({ headers }: Person, { method, url, payload }: Call, key?: string) =>
    server.app.inject({
      method,
      url,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
  const seen = async (person: Person, url: string) => (await send(person, { method: 'GET', url })).json();

  test.each(Object.keys(PAIRS))('%s: what was set elsewhere since stands', async (name) => {
    const person = await server.people.subscribe();
    const { first, second, seenAt } = (PAIRS[name] as Pair)(person);
    const key = randomUUID();
    expect((await send(person, first, key)).statusCode).toBe(200);
    const between = await seen(person, seenAt);
    expect((await send(person, second, randomUUID())).statusCode).toBe(200);
    const after = await seen(person, seenAt);
    expect(after).not.toEqual(between);

    const retry = await send(person, first, key);
    expect([retry.statusCode, retry.body]).toEqual([204, '']);
    expect(await seen(person, seenAt)).toEqual(after);
  });

  test('a deletion that was undone elsewhere stays undone', async () => {
    const person = await server.people.subscribe();
    const done = await send(person, { method: 'POST', url: workoutSessionsPath(person.id), payload: completion() });
    const { id } = done.json();
    const key = randomUUID();
    const deletion = { method: 'DELETE', url: workoutSessionPath(person.id, id) } as const;
    expect((await send(person, deletion, key)).statusCode).toBeLessThan(300);
    await send(person, { method: 'POST', url: restoreSessionPath(person.id, id) });
    expect((await send(person, deletion, key)).statusCode).toBe(204);
    expect(await seen(person, workoutSessionsPath(person.id))).toHaveLength(1);
  });

  test('what was refused is tried again under the same key', async () => {
    const person = await server.people.subscribe();
    const key = randomUUID();
    const steps = (date: string): Call => ({ method: 'POST', url: stepsPath(person.id), payload: { date, steps: 1 } });
    expect((await send(person, steps('2031-01-01'), key)).statusCode).toBe(400);
    expect((await send(person, steps('2026-11-19'), key)).statusCode).toBe(200);
    expect(await seen(person, stepsPath(person.id))).toHaveLength(1);
  });

  test('a key is its owner’s', async () => {
    const [anna, bea] = [await server.people.subscribe(), await server.people.subscribe()];
    const key = randomUUID();
    for (const { id, headers } of [anna, bea]) {
      const goal = { method: 'PATCH', url: statsPath(id), payload: { stepGoal: 7_000 } } as const;
      expect((await send({ headers } as Person, goal, key)).statusCode).toBe(200);
    }
  });

  test('a stranger who knows a key learns nothing by it', async () => {
    const [anna, bea] = [await server.people.subscribe(), await server.people.subscribe()];
    const key = randomUUID();
    const goal = { method: 'PATCH', url: statsPath(anna.id), payload: { stepGoal: 7_000 } } as const;
    await send(anna, goal, key);
    expect((await send(bea, goal, key)).statusCode).toBe(404);
    expect((await server.app.inject({ ...goal, headers: { 'idempotency-key': key } })).statusCode).toBe(401);
  });

  test.each(['', 'x'.repeat(5_000), '7', 'null'])('a key that is none is refused by name: %#', async (key) => {
    const person = await server.people.subscribe();
    const before = await seen(person, statsPath(person.id));
    const goal = { method: 'PATCH', url: statsPath(person.id), payload: { stepGoal: 7_000 } } as const;
    const answer = await send(person, goal, key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([
      { field: 'idempotency-key', message: 'The idempotency key must be a UUID.' },
    ]);
    expect(await seen(person, statsPath(person.id))).toEqual(before);
  });

  test('the newest fifty keys of an account are kept, and none of one that is gone', async () => {
    const [anna, bea] = [await server.people.subscribe(), await server.people.subscribe()];
    const setGoal = (person: Person, key: string) =>
      send(person, { method: 'PATCH', url: statsPath(person.id), payload: { stepGoal: 7_000 } }, key);
    const keys = Array.from({ length: 51 }, () => randomUUID());
    for (const key of keys) {
      server.clock.advance(1);
      expect((await setGoal(anna, key)).statusCode).toBe(200);
    }
    await setGoal(bea, randomUUID());
    await server.db.deleteFrom('user').where('id', '=', bea.id).execute();
    const rows = await server.db.selectFrom('handled_change').select(['user_id', 'key']).execute();
    expect(rows.filter(({ user_id }) => user_id === bea.id)).toEqual([]);
    const kept = rows.filter(({ user_id }) => user_id === anna.id).map(({ key }) => key);
    expect(kept.sort()).toEqual(keys.slice(1).sort());
  });
});
