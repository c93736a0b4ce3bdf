import { describe, expect, test } from 'vitest';
import { statsPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import { NOW, serveActivity } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

describe.each(TEST_DATABASES)('completions sent again or at once on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { send, history } = sessionCallsOf(anna);

  test('the same completion sent again is the same session, as it was stored first', async () => {
    const sent = completion({ notes: 'first' });
    const first = await send(sent);
    const second = await send({ ...sent, notes: 'second', rating: 1 });

    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    expect(await history()).toHaveLength(1);
    expect(await server.versionOf(anna)).toBe(1);
  });

  test('one that was not rated takes the first rating that comes with the same completion, and keeps it', async () => {
    const sent = completion({ rating: null, notes: '' });
    await send(sent);
    const rated = await send({ ...sent, rating: 9, effort: 'hard', notes: 'Both arms' });
    const late = await send({ ...sent, rating: 2, notes: 'Too late' });

    expect(rated.statusCode).toBe(200);
    expect(rated.json()).toMatchObject({ rating: 9, effort: 'hard', notes: 'Both arms' });
    expect(late.json()).toEqual(rated.json());
    expect(await history()).toEqual([rated.json()]);
    expect(await server.versionOf(anna)).toBe(2);
  });

  test('a deleted one takes no rating', async () => {
    const sent = completion({ rating: null });
    const { id } = (await send(sent)).json();
    await server.db.updateTable('workout_session').set({ deleted_at: NOW }).where('id', '=', id).execute();

    expect((await send({ ...sent, rating: 9 })).json()).toMatchObject({ rating: null });
    expect(await server.versionOf(anna)).toBe(1);
  });

  test.each([2, 20])('the same completion %i times at once is one session', async (count) => {
    const sent = completion();
    const answers = await Promise.all(Array.from({ length: count }, () => send(sent)));

    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(count - 1).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await history()).toHaveLength(1);
    expect((await anna.call('GET', statsPath(anna.id))).json().totalWorkouts).toBe(1);
    expect(await server.versionOf(anna)).toBe(1);
  });

  test('twenty different completions at once are twenty sessions', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(completion())));

    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await history()).toHaveLength(20);
    expect(await server.versionOf(anna)).toBe(20);
  });

  test('two members may come up with the same client id', async () => {
    const bella = await server.newMember();
    const sent = completion();
    const answers = [await send(sent), await send(sent, bella)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers.map((answer) => answer.json().userId)).toEqual([anna.id, bella.id]);
  });

  test('a session marked as deleted is out of the history, and its client id stays used', async () => {
    const sent = completion();
    const { id } = (await send(sent)).json();
    await server.db.updateTable('workout_session').set({ deleted_at: NOW }).where('id', '=', id).execute();

    expect(await history()).toEqual([]);
    expect((await send(sent)).statusCode).toBe(200);
    expect(await history()).toEqual([]);
  });
});
