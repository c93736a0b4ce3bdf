import { describe, expect, test } from 'vitest';
import { ShownSessionSchema } from '#contract/workout-sessions.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveActivity } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

describe.each(TEST_DATABASES)('correcting a stored workout session on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { complete, correct, remove, restore, history, dashboard } = sessionCallsOf(anna);

  test('takes a new rating and note, and everything else stays', async () => {
    const session = await complete('5', { rating: null, notes: '' });
    const answer = await correct(session.id, { rating: 9, notes: 'It was the bag with two books' });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...session, rating: 9, notes: 'It was the bag with two books' });
    expect(await history()).toEqual([answer.json()]);
    expect((await dashboard()).workoutSessions).toEqual([ShownSessionSchema.parse(answer.json())]);
    expect(await server.versionOf(anna)).toBe(2);
  });

  test.each([
    { name: 'only the rating', change: { rating: 3 }, kept: { rating: 3, notes: 'As it was' } },
    { name: 'only the note', change: { notes: 'Better' }, kept: { rating: 6, notes: 'Better' } },
    { name: 'not rated after all', change: { rating: null }, kept: { rating: null, notes: 'As it was' } },
    { name: 'an emptied note', change: { notes: '  ' }, kept: { rating: 6, notes: 'Completed workout' } },
  ])('$name', async ({ change, kept }) => {
    const { id } = await complete('1', { rating: 6, notes: 'As it was' });
    expect((await correct(id, change)).json()).toMatchObject(kept);
  });

  test.each([
    { field: 'rating', payload: {} },
    { field: 'rating', payload: { length: 'full' } },
    { field: 'rating', payload: { rating: 0 } },
    { field: 'rating', payload: { rating: 11 } },
    { field: 'rating', payload: { rating: '8' } },
    { field: 'notes', payload: { notes: 'x'.repeat(2_001) } },
    { field: 'notes', payload: { notes: 'a\u0000b' } },
    { field: 'body', payload: null },
  ])('bad input is refused and names $field', async ({ field, payload }) => {
    const session = await complete('1');
    const answer = await correct(session.id, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field }] });
    expect(await history()).toEqual([session]);
  });

  test('is not possible once it is deleted', async () => {
    const { id } = await complete('1', { rating: 6 });
    await remove(id);
    expect((await correct(id, { rating: 1 })).statusCode).toBe(404);
    expect((await restore(id)).json().rating).toBe(6);
  });
});
